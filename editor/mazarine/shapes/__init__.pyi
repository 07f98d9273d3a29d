from .gallery import GALLERY as GALLERY
from .making import generate_shape as generate_shape
from .making import mark_ends as mark_ends
from .masks import Shape as Shape
from .masks import mask as mask
