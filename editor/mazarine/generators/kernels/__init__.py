"""The compiled steps of the generators: arrays in, arrays out."""
