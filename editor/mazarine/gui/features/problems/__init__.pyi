from .problems_dock import ProblemsPanel as ProblemsPanel
