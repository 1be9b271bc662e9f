import { useRef, type PointerEvent } from "react";

/** Width of every drawing, in its own units. */
export const drawingWidth = 480;

/** Lets the visitor drag on a drawing. @param onMove gets the position in units of the drawing */
export function useDrag(onMove: (x: number, y: number) => void) {
  const held = useRef<number | undefined>(undefined);

  const move = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const scale = drawingWidth / width;
    onMove((clientX - left) * scale, (clientY - top) * scale);
  };

  const release = () => {
    held.current = undefined;
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      held.current = event.pointerId;
      event.currentTarget.setPointerCapture(event.pointerId);
      move(event);
    },
    onPointerMove: (event: PointerEvent) => {
      if (held.current === event.pointerId) move(event);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
