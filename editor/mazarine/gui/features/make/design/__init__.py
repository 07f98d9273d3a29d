"""The Design dock: state what a maze is to have, and search for one."""
