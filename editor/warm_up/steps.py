"""How many kernels each group of `editor.warm_up.tasks` compiles, for progress; held by a test."""

STEPS = {
    "segmentation": 17,
    "updates": 10,
    "painting": 1,
    "areas": 1,
    "paths": 15,
    "statistics": 7,
    "explorers": 5,
    "generators": 26,
}
