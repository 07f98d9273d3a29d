from .start_page import StartPage as StartPage
from .tour import Tour as Tour
from .tour_steps import steps_of as steps_of
