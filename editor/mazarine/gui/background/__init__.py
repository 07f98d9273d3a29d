"""Threads, queues of jobs and timers."""
