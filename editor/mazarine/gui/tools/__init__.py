"""The tools: gestures of the pointer that become edits; one module a tool."""
