"""Apparatus of a substation on its stands, in bays along the busbars (metres)."""

import math

from kit import MeshBuilder, bolt_ring, instance, insulator
from mathutils import Vector

from scenes._insulators import add_porcelain
from scenes._lattice import lattice, wire
from scenes._transformer import (
    ALUMINIUM,
    CABINET,
    COMPOSITE,
    CONCRETE,
    COPPER,
    GALVANISED,
    ORANGE,
    PAINTED_STEEL,
    PORCELAIN,
)
from scenes._transformer import X as TRANSFORMER_X

# Bays of apparatus: x of their middle phase. The transformer takes the place of one current transformer group.
BAYS = (-7.4, 4.3, 16.5, -20.5)
PHASE_DISTANCE = 2.8
BUSBARS_Y = (34.2, 35.8, 37.4)
# Originals of what is copied stay out of sight.
HIDDEN = (0, -600, -90)
HEAD = 18  # slot of the paint of current transformers, after those of the transformer


def add_stand(mesh, y: float, height: float, width: float = 0.32) -> None:
    """Lattice stand on its footing, at x = 0."""
    mesh.material(CONCRETE)
    mesh.box((0, y, 0.14), (0.9, 0.9, 0.45))
    mesh.material(PAINTED_STEEL)
    lattice(mesh, (0, y, 0.35), (0, y, height), width, width, 0.42, 0.05)
    mesh.box((0, y, height + 0.03), (width + 0.2, width + 0.2, 0.06))


def build_breaker(materials: list):
    """Live-tank breaker: two chambers in a V on a grey column, drive cabinet below."""
    mesh = MeshBuilder()
    add_stand(mesh, 0, 2.4, 0.36)
    mesh.material(CABINET)
    mesh.box((0, -0.42, 1.5), (0.7, 0.5, 1.0))
    mesh.material(ORANGE)
    mesh.box((0.18, -0.68, 1.62), (0.10, 0.03, 0.18))
    add_porcelain(mesh, (0, 0, 2.46), (0, 0, 4.25), 0.12, 18, 1.7, COMPOSITE, ALUMINIUM, 28)
    mesh.material(ALUMINIUM)
    mesh.box((0, 0, 4.38), (0.3, 0.42, 0.28))
    for side in (-1, 1):
        axis = Vector((0, side * 0.92, 0.40)).normalized()
        root = Vector((0, side * 0.16, 4.45))
        tip = root + axis * 1.35
        add_porcelain(mesh, root, tip, 0.13, 13, 1.6, COMPOSITE, ALUMINIUM, 28)
        mesh.material(ALUMINIUM)
        mesh.cylinder(tip, tip + axis * 0.14, 0.19, 28)
        mesh.torus(tip + axis * 0.05, 0.26, 0.025, axis, 32, 8)
    return mesh.build("breaker", materials, 36, loc=HIDDEN)


def build_disconnector(materials: list):
    """Two-column disconnector, closed, with its drive."""
    mesh = MeshBuilder()
    for y in (-0.9, 0.9):
        add_stand(mesh, y, 2.6)
    mesh.i_beam((0, -1.3, 2.72), (0, 1.3, 2.72), 0.2, 0.2, 0.02)
    for y in (-1.0, 1.0):
        add_porcelain(mesh, (0, y, 2.82), (0, y, 4.3), 0.085, 15, 1.8, PORCELAIN, PAINTED_STEEL, 24)
        mesh.material(ALUMINIUM)
        mesh.cylinder((0, y, 4.3), (0, y, 4.42), 0.12, 20)
    mesh.cylinder((0, -1.0, 4.42), (0, -0.02, 4.42), 0.045, 16)
    mesh.cylinder((0, 0.02, 4.42), (0, 1.0, 4.42), 0.045, 16)
    mesh.material(COPPER)
    mesh.box((0, 0, 4.42), (0.09, 0.28, 0.14))
    mesh.material(CABINET)
    mesh.box((0.0, -1.22, 1.25), (0.45, 0.3, 0.6))
    mesh.material(PAINTED_STEEL)
    mesh.cylinder((0, -1.18, 1.5), (0, -1.18, 2.7), 0.03, 10)
    mesh.material(ORANGE)
    mesh.beam((0.0, -1.40, 1.3), (0.0, -1.46, 1.75), 0.05, 0.03)
    return mesh.build("disconnector", materials, 36, loc=HIDDEN)


def build_current_transformer(materials: list):
    """Head-type current transformer: terminal box, bolted porcelain, head with terminals, oil level and lugs."""
    mesh = MeshBuilder()
    add_stand(mesh, 0, 2.3, 0.4)
    mesh.material(HEAD)
    mesh.box((0, 0, 2.6), (0.6, 0.6, 0.45))
    mesh.box((0, -0.34, 2.56), (0.34, 0.10, 0.28))
    add_porcelain(mesh, (0, 0, 2.85), (0, 0, 4.7), 0.165, 31, 1.62, PORCELAIN, HEAD, 96, stout=True)
    for height, facing in ((2.875, 1), (4.675, -1)):
        mesh.material(HEAD)
        mesh.cylinder((0, 0, height - 0.025), (0, 0, height + 0.025), 0.29, 56)
        mesh.material(GALVANISED)
        bolt_ring(mesh, (0, 0, height + facing * 0.025), (0, 0, facing), 0.258, 16, 0.017, stud=0.014)
    mesh.material(HEAD)
    head = [
        (0.16, 0),
        (0.30, 0.015),
        (0.355, 0.05),
        (0.375, 0.10),
        (0.380, 0.30),
        (0.372, 0.52),
        (0.345, 0.60),
        (0.29, 0.66),
        (0.20, 0.695),
        (0.001, 0.71),
    ]
    mesh.lathe(head, (0, 0, 4.7), seg=72)
    mesh.torus((0, 0, 4.83), 0.376, 0.008, seg=72)
    for low, high in ((5.205, 5.229), (5.233, 5.257)):
        rim = [(0.37, low), (0.425, low), (0.429, low + 0.004), (0.429, high - 0.004), (0.425, high), (0.36, high)]
        mesh.lathe(rim, (0, 0, 0), seg=96)
    mesh.material(GALVANISED)
    for height, facing in ((5.205, -1), (5.257, 1)):
        bolt_ring(mesh, (0, 0, height), (0, 0, facing), 0.403, 24, 0.015, stud=0.010)
    mesh.material(HEAD)
    mesh.cylinder((0, 0, 5.40), (0, 0, 5.47), 0.05, 20)
    for side in (-1, 1):
        mesh.torus((side * 0.23, 0, 5.36), 0.045, 0.012, (0, 1, 0), 24, 8)
    add_terminals(mesh, 5.05)
    return mesh.build("current transformer", materials, 36, loc=HIDDEN)


def add_terminals(mesh, height: float) -> None:
    """Primary terminals of the head, with bolted palms, and the glass of the oil level."""
    for side in (-1, 1):
        mesh.material(GALVANISED)
        mesh.cylinder((0, side * 0.36, height), (0, side * 0.41, height), 0.075, 32)
        bolt_ring(mesh, (0, side * 0.41, height), (0, side, 0), 0.055, 6, 0.011)
        mesh.material(ALUMINIUM)
        mesh.cylinder((0, side * 0.40, height), (0, side * 0.52, height), 0.036, 28)
        mesh.box((0, side * 0.56, height), (0.014, 0.14, 0.10))
        mesh.material(GALVANISED)
        for y in (0.53, 0.60):
            for lift in (-0.025, 0.025):
                bolt_ring(mesh, (0.007, side * y, height + lift), (1, 0, 0), 0.0, 1, 0.012)
                bolt_ring(mesh, (-0.007, side * y, height + lift), (-1, 0, 0), 0.0, 1, 0.012)
    glass = Vector((0.17, -0.33, height - 0.20))
    axis = Vector((0.46, -0.89, 0))
    mesh.material(GALVANISED)
    mesh.lathe([(0.05, 0), (0.062, 0.0), (0.062, 0.03), (0.05, 0.035), (0.046, 0.02)], glass, axis, 32)
    mesh.material(ORANGE)
    mesh.lathe([(0.001, 0.018), (0.046, 0.018)], glass, axis, 32)


def place_bays(materials: list) -> None:
    """Copies of the apparatus, phase by phase, bay by bay."""
    breaker = build_breaker(materials)
    disconnector = build_disconnector(materials)
    current_transformer = build_current_transformer(materials)
    for bay in BAYS:
        for phase in (-1, 0, 1):
            x = bay + phase * PHASE_DISTANCE
            if bay != TRANSFORMER_X:
                instance(current_transformer, (x, 8.2, 0))
            instance(disconnector, (x, 17.2, 0))
            instance(breaker, (x, 22.0, 0))
            instance(disconnector, (x, 30.5, 0), math.pi)


def add_busbars(mesh) -> None:
    """Three tubular busbars on posts, and the droppers from every bay."""
    mesh.material(ALUMINIUM)
    for bay in BAYS:
        for phase, bar in zip((-1, 0, 1), BUSBARS_Y):
            x = bay + phase * PHASE_DISTANCE
            wire(mesh, (x, 18.2, 4.45), (x, 20.5, 5.1), 0.15, 0.015)
            wire(mesh, (x, 23.5, 5.1), (x, 29.5, 4.45), 0.25, 0.015)
            wire(mesh, (x, 31.5, 4.45), (x, bar, 6.6), 0.1, 0.015)
    posts_x = range(-44, 41, 9)
    for bar in BUSBARS_Y:
        mesh.material(ALUMINIUM)
        mesh.cylinder((-46, bar, 6.75), (40, bar, 6.75), 0.075, 20)
        for x in posts_x:
            insulator(mesh, (x, bar, 5.1), (x, bar, 6.62), 0.085, 14, 1.8, PORCELAIN, PAINTED_STEEL, 20)
    mesh.material(PAINTED_STEEL)
    for x in posts_x:
        for bar in (BUSBARS_Y[0], BUSBARS_Y[-1]):
            lattice(mesh, (x, bar, 0.3), (x, bar, 4.9), 0.3, 0.3, 0.5, 0.05)
        mesh.i_beam((x, 33.8, 5.0), (x, 37.8, 5.0), 0.2, 0.2, 0.02)
