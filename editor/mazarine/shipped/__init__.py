"""Plugins that come with Mazarine: formats that few people have."""
