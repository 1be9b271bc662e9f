"""Pump jacks on a dry plain at sunset: one close by, others as silhouettes (metres)."""

import math

from kit import MeshBuilder, View, area_light, emissive, new_scene, sky
from mathutils import Vector
from scenes._dry_plain import height, build_land, scatter_vegetation
from scenes._pumping_unit import (
    DARK,
    WOOD,
    Linkage,
    build_base,
    build_beam,
    build_horsehead,
    build_drive,
    build_guard,
    build_wellhead,
    unit_materials,
)

CAMERA = Vector((-3.2, -5.6, 1.5))
SUN = {"elevation": 3.4, "azimuth": 13.6}
NEAR_UNIT = {"place": (3.1, 16.6), "turn": math.radians(209), "crank": math.radians(203)}


def build_unit(materials: list, place: tuple, turn: float, crank: float) -> None:
    """A pumping unit with its wellhead at place (x, y); turn of unit and cranks in radians."""
    linkage = Linkage(crank)
    builder = MeshBuilder()
    build_base(builder)
    build_beam(builder, linkage)
    build_horsehead(builder, linkage)
    build_drive(builder, linkage)
    build_guard(builder)
    build_wellhead(builder)
    unit = builder.build("unit", materials, 36, bevel=0.007)
    unit.location = (*place, height(*place))
    unit.rotation_euler = (0, 0, turn)


def build_power_line(materials: list) -> None:
    """Wooden poles with cross-arms bringing power to the units, wires between."""
    feet = [Vector((26.0, 34.0, 0)), Vector((2.0, 88.0, 0)), Vector((-16, 142, 0)), Vector((-36, 200, 0))]
    feet += [Vector((-58, 262, 0)), Vector((-82, 330, 0)), Vector((-108, 404, 0))]
    builder = MeshBuilder()
    tops = []
    for foot in feet:
        ground_level = height(foot.x, foot.y)
        top = Vector((foot.x, foot.y, ground_level + 9.2))
        builder.material(WOOD).cylinder((foot.x, foot.y, ground_level - 0.3), top, 0.15, 14, r1=0.10)
        builder.beam(top + Vector((-1.1, -0.35, -0.3)), top + Vector((1.1, 0.35, -0.3)), 0.10, 0.12)
        tops.append(top)
        for arm in (-1.0, 0.0, 1.0):
            pin = top + Vector((arm, arm * 0.32, -0.2))
            builder.material(DARK).cylinder(pin, pin + Vector((0, 0, 0.24)), 0.05, 10)
    for start, end in zip(tops[:-1], tops[1:]):
        for arm in (-1.0, 0.0, 1.0):
            offset = Vector((arm, arm * 0.32, 0.05))
            wire = [
                start.lerp(end, step / 20) + offset - Vector((0, 0, 4.4 * (step / 20) * (1 - step / 20)))
                for step in range(21)
            ]
            builder.material(DARK).tube(wire, 0.012, 6)
    builder.build("power line", materials, 36)


def build_light() -> None:
    """The sun low behind the unit, seen through haze, and a cool breath of light on the near side."""
    direction = sky(
        SUN["elevation"],
        SUN["azimuth"],
        0.10,
        4.5,
        1.2,
        2.6,
        sun=8.0,
        suncol=(1, 0.44, 0.17),
        sunangle=1.0,
        clouds=0.9,
        cloudcol=(1, 0.45, 0.20),
        cloudshade=(0.16, 0.19, 0.26),
        gain=0.75,
        cscale=0.8,
        cover=0.55,
        cseed=5.2,
        horizon=((8.0, 2.5, 0.75), 0.75, 0.075),
    )
    disc = MeshBuilder().sphere(CAMERA + direction * 12000, 75, 40, 20)
    disc.build("sun disc", [emissive("sun disc", (1, 0.62, 0.28), 60)])
    area_light((-9, -6, 9), (3, 15, 4), 9, 2300, (0.62, 0.76, 0.90))


def build() -> None:
    """The whole scene."""
    new_scene()
    materials = unit_materials()
    build_land(CAMERA)
    scatter_vegetation(CAMERA)
    build_unit(materials, **NEAR_UNIT)
    build_unit(materials, (-16.5, 62.0), math.radians(196), math.radians(40))
    build_unit(materials, (-47.0, 120.0), math.radians(205), math.radians(250))
    build_power_line(materials)
    build_light()


SAMPLES: int = 56
GRADE: dict = {
    "petrol": 0.2,
    "ev": -0.05,
    "contrast": 1.16,
    "bloom": 0.08,
    "haze": (0.0010, (0.58, 0.235, 0.09), 0.6),
    "grain": 0.004,
    "hicomp": 0.9,
}
VIEWS: dict[str, View] = {
    "pump-jacks": View(
        tuple(CAMERA),
        tuple(CAMERA + Vector((0.0, 10, 0))),
        34,
        1.6,
        tuple(NEAR_UNIT["place"]) + (4.0,),
        shift=(0, 0.195),
        clip=30000,
    )
}
