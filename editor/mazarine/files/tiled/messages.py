"""The sentences of Tiled maps."""

from __future__ import annotations

from mazarine.messages import Catalog


class TiledMessage(Catalog):
    """Faults of Tiled maps: clauses that follow the name of the file and a colon."""

    # Places in a map
    TILED_LAYER = "layer {name}"
    TILED_OBJECT = "object {id} ({kind})"

    # JSON and XML
    NOT_A_TILED_MAP = "this is a Tiled file of the type {type}, not a map"
    TOO_MANY_JSON_OBJECTS = "the map has {count:,} JSON objects; the maximum is {most:,}"
    XML_MALFORMED = "the XML of this map of Tiled is damaged (“{text}”); save the map again in Tiled"
    XML_CUT = "this is a map of Tiled that ends too early; copy or download the whole file again"
    XML_ENCODING = "the text has an unknown encoding; use UTF-8"
    XML_DOCTYPE = "a map cannot declare a document type of its own"
    XML_ENTITY = "the entity {name} is not declared"
    XML_ROOT = "the root element is <{tag}>, not <{root}>"
    XML_TAG_TOO_LONG = "a tag or a comment has more than {most:,} bytes"
    XML_TOO_MANY_ELEMENTS = "the map has more than {most:,} elements"
    XML_TOO_MANY_NAMES = "the map has more than {most:,} different names of elements and attributes"
    XML_TOO_MANY_PARTS = "the map has more than {most:,} layers, chunks, objects and properties"
    XML_NESTED_DEEPER_THAN = "elements are nested more than {most} deep"

    # The map
    MAP_ORIENTATION = (
        "this is a map of Tiled with the orientation {orientation}; choose {known} in Tiled under "
        "Map > Map Properties, save the map, and open it again"
    )
    MAZE_ENCODING = "the value {encoding} of mazeEncoding is unknown; known values: {known}"
    PROPERTY_NOT_INTEGER = "the property {name} is {value}, not an integer"
    NO_TILE_LAYER = "this map of Tiled has no tile layer; add one in Tiled, save the map, and open it again"
    GROUP_WITHOUT_TILE_LAYER = "the group {name} has no tile layer"
    TOO_MANY_GROUPS = "the map has more than {most:,} groups; each group is a level"
    TOO_MANY_MAP_LEVELS = "the maze has {count:,} levels; a Tiled map has at most {most:,}"
    GROUPS_NESTED_DEEPER_THAN = "groups are nested more than {most} deep"
    NO_TILES = "the infinite map has no tiles"
    TOO_MANY_TILES = "the layers have {count:,} tiles in total; the maximum is {most:,}"
    CHUNKS_TOO_FAR_APART = "its chunks of {tiles:,} tiles are too far apart, in {rows} × {cols} cells"
    MAP_NOT_READABLE = "the map would be too large to be read again"

    # Why a map that was opened cannot be updated
    OTHER_LATTICE = "the map cannot hold another lattice"
    OTHER_SIZE = "the map cannot take another size or other levels"
    OTHER_METADATA = "the map has no place for another title, author or properties"
    THIN_WALLS = "a map of tiles has no thin walls"
    SECRETS_OR_FOG = "the map has no secrets and no fog"
    NO_CHUNK = "the layer {name} has no tiles there"
    NO_TILE_TO_TAKE = "the map has no tile for that yet; choose one"
    NO_COST_TILE = "the map has no tile whose property “cost” is {cost}, or no layer for it"
    NO_OBJECT_LAYER = "a level has no layer for links and markers"
    NOT_HELD = "the map cannot hold all of the maze"

    # The tiles of a layer
    LAYER_SIZE = "the layer has {layer_rows} × {layer_cols} tiles, the map {rows} × {cols}"
    LAYER_WITHOUT_DATA = "the layer has no data"
    LAYER_ENCODING = "the encoding {encoding} is not supported; use csv or base64"
    LAYER_COMPRESSION = "the compression {compression} is not supported; use zlib, gzip or zstd"
    LAYER_DATA_NOT_TEXT = "the data are not text"
    TILES_NOT_NUMBERS = "the tiles are not numbers separated by commas"
    NOT_A_TILE_NUMBER = "{number} is not a tile number, which has 32 bits"
    NOT_BASE64 = "the data are not base64"
    BASE64_LENGTH = "there are {count:,} characters of base64 instead of {expected:,}"
    TILE_COUNT = "there are {count:,} tiles instead of {expected:,}"
    MORE_TILES = "there are more tiles than the expected {expected:,}"
    COMPRESSED_DATA_DAMAGED = "the {compression} data are damaged"
    ZSTD_DATA_UNREADABLE = "the zstd data are damaged or need too much memory"
    TILE_WITHOUT_MEANING = (
        "tile {tile} in row {row}, column {col} is not one of the {count} tiles that represent cells"
    )

    # Objects
    OBJECT_NOT_ON_CELL = "there is no cell at its position ({x}, {y})"
    TOO_MANY_MAP_OBJECTS = "there are more than {most:,} markers and ends of links"
    OBJECT_NUMBER_TWICE = "another object has the same number"
    NO_PARTNER = "it names no partner, and no other end of a link names it"
    UNKNOWN_PARTNER = "its partner {partner} is not an end of a link"
    PARTNER_NAMES_ANOTHER = "its partner {partner} names another object, {named}"
    PARTNER_KIND = "its partner {partner} is of a different kind"


class TiledNote(Catalog):
    """What was taken for walls when a map of another program was read, and what was left out."""

    WALLS_OF_LAYERS = (
        "{count:,} cell is rock because it has a tile on a layer for walls: {layers}.",
        "{count:,} cells are rock because they have a tile on a layer for walls: {layers}.",
    )
    WALLS_OF_OBJECTS = (
        "{count:,} cell is rock because an object for walls covers it: {layers}.",
        "{count:,} cells are rock because objects for walls cover them: {layers}.",
    )
    WALLS_OF_TILES = (
        "{count:,} cell is rock because its tile has a property such as “collides”.",
        "{count:,} cells are rock because their tiles have a property such as “collides”.",
    )
    CELLS_WITHOUT_TILES = (
        "{count:,} cell without a tile around the map is rock.",
        "{count:,} cells without a tile around the map are rock.",
    )
    NO_TILES_ARE_ROCK = (
        "No layer is named for walls, so {count:,} cell without a tile is rock.",
        "No layer is named for walls, so {count:,} cells without a tile are rock.",
    )
    TURNED = "The map has hexagons with flat tops, so it is shown turned left by 90°; it is saved as it was."
    DIAMONDS = (
        "The map has staggered rows of diamonds, so it is shown as squares, turned by 45°; "
        "it is saved as it was."
    )
    NOT_COSTS = (
        "The property “cost” of {count:,} tile is no whole number from 1 to 9 and was not read: {value}.",
        "The property “cost” of {count:,} tiles is no whole number from 1 to 9 and was not read, "
        "first: {value}.",
    )
    NO_WALLS = (
        "No layer is named for walls, so every tile is floor; name a layer “walls”, "
        "or give a tile the property “collides”."
    )
    OBJECTS_LEFT_OUT = (
        "{count:,} object of the layer {layer} is not read; it stays in the file.",
        "{count:,} objects of the layer {layer} are not read; they stay in the file.",
    )
    LAYERS_LEFT_OUT = (
        "{count:,} more layer with objects is not read.",
        "{count:,} more layers with objects are not read.",
    )


class TiledLoss(Catalog):
    """Losses of a maze in Tiled maps, and of a map that a new one replaces."""

    LAYERS_LOST = (
        "{count:,} layer is replaced by one of Mazarine: {layers}.",
        "{count:,} layers are replaced by one of Mazarine: {layers}.",
    )
    OBJECTS_LOST = ("{count:,} object is left out.", "{count:,} objects are left out.")
    TILESETS_LOST = ("{count:,} tileset is left out.", "{count:,} tilesets are left out.")
    PROPERTIES_LOST = (
        "{count:,} property of the map is left out.",
        "{count:,} properties of the map are left out.",
    )

    ROCK_GAPS_NOT_DRAWN = (
        "{count:,} gap in the border of rock is not drawn.",
        "{count:,} gaps in the border of rock are not drawn.",
    )
    CONTROL_CHARACTERS_REPLACED = (
        "The control characters in {count:,} text are replaced.",
        "The control characters in {count:,} texts are replaced.",
    )


class TiledTitle(Catalog):
    """The names of the formats in file dialogs, and of their files."""

    TILED_FILE = "Tiled file"
    TMX_MASK_FORMAT = "Tiled map (cell sides)"
    TMX_BLOCKS_FORMAT = "Tiled map (blocks)"
    TMJ_MASK_FORMAT = "Tiled JSON map (cell sides)"
    TMJ_BLOCKS_FORMAT = "Tiled JSON map (blocks)"
