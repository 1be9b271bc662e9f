"""Porcelain: posts and bushings with alternating sheds, strings of cap-and-pin discs (metres)."""

from kit import MeshBuilder
from mathutils import Vector


def shed_profile(
    core: float, tip: float, foot: float, pitch: float, stout: bool = False
) -> list[tuple[float, float]]:
    """One shed from its foot up: drooping, with a rounded tip; radii of the core and of the tip.

    stout: as thick as fired clay is, for porcelain seen close.
    """
    reach = tip - core
    if stout:
        return [
            (core, foot),
            (core, foot + pitch * 0.12),
            (core + reach * 0.06, foot + pitch * 0.24),
            (core + reach * 0.22, foot + pitch * 0.29),
            (tip - pitch * 0.26, foot + pitch * 0.12),
            (tip - pitch * 0.16, foot + pitch * 0.06),
            (tip - pitch * 0.07, foot + pitch * 0.06),
            (tip - pitch * 0.02, foot + pitch * 0.10),
            (tip, foot + pitch * 0.17),
            (tip - pitch * 0.02, foot + pitch * 0.25),
            (tip - pitch * 0.09, foot + pitch * 0.32),
            (core + reach * 0.40, foot + pitch * 0.60),
            (core + reach * 0.16, foot + pitch * 0.76),
            (core + reach * 0.04, foot + pitch * 0.90),
            (core, foot + pitch * 0.98),
        ]
    return [
        (core, foot),
        (core, foot + pitch * 0.30),
        (core + reach * 0.12, foot + pitch * 0.34),
        (tip - pitch * 0.10, foot + pitch * 0.19),
        (tip - pitch * 0.03, foot + pitch * 0.185),
        (tip, foot + pitch * 0.22),
        (tip - pitch * 0.03, foot + pitch * 0.26),
        (core + reach * 0.30, foot + pitch * 0.53),
        (core + reach * 0.08, foot + pitch * 0.66),
        (core, foot + pitch * 0.80),
    ]


def add_porcelain(
    mesh: MeshBuilder,
    start,
    end,
    radius: float,
    sheds: int,
    overhang: float,
    body: int,
    cap: int,
    segments: int = 48,
    stout: bool = False,
) -> None:
    """Body between two points with metal fittings at both ends; overhang: radius of the large sheds, relative."""
    start, end = Vector(start), Vector(end)
    axis = (end - start).normalized()
    length = (end - start).length
    fitting = length * 0.05
    mesh.material(cap)
    collar = [
        (0.001, 0),
        (radius * 1.42, 0),
        (radius * 1.42, fitting * 0.35),
        (radius * 1.30, fitting * 0.45),
        (radius * 1.22, fitting * 0.95),
        (radius * 1.02, fitting),
    ]
    mesh.lathe(collar, start, axis, segments)
    mesh.lathe(collar, end, -axis, segments)
    pitch = (length - 2 * fitting) / sheds
    profile = []
    for i in range(sheds):
        tip = radius * (overhang if i % 2 == 0 else overhang * 0.86)
        profile += shed_profile(radius, tip, fitting + i * pitch, pitch, stout)
    mesh.material(body)
    mesh.lathe(profile + [(radius, length - fitting)], start, axis, segments)


def add_disc_string(
    mesh: MeshBuilder, start, end, discs: int, body: int, metal: int, segments: int = 40
) -> None:
    """String of cap-and-pin discs: metal caps and pins, porcelain bells with ribs below."""
    start, end = Vector(start), Vector(end)
    axis = (end - start).normalized()
    pitch = (end - start).length / discs
    for i in range(discs):
        joint = start + axis * (i * pitch)
        mesh.material(metal)
        cap = [(0.016, 0), (0.030, 0.006), (0.044, 0.022), (0.048, 0.060), (0.052, 0.070), (0.050, 0.076)]
        mesh.lathe(cap, joint, axis, segments)
        mesh.cylinder(joint + axis * 0.07, joint + axis * (pitch + 0.004), 0.011, 14)
        mesh.material(body)
        bell = [
            (0.050, 0.070),
            (0.075, 0.078),
            (0.110, 0.093),
            (0.132, 0.112),
            (0.138, 0.124),
            (0.134, 0.131),
            (0.126, 0.128),
            (0.112, 0.112),
            (0.104, 0.126),
            (0.098, 0.110),
            (0.084, 0.104),
            (0.076, 0.120),
            (0.070, 0.102),
            (0.052, 0.098),
            (0.044, 0.118),
            (0.036, 0.100),
            (0.012, 0.098),
        ]
        mesh.lathe(bell, joint, axis, segments)
    mesh.material(metal)
    for point, direction in ((start, -axis), (end, axis)):
        mesh.lathe(
            [(0.012, -0.01), (0.030, 0.0), (0.032, 0.03), (0.020, 0.05), (0.014, 0.12), (0.001, 0.13)],
            point,
            direction,
            20,
        )
