import type { ComponentProps } from "react";
import { Drawing } from "../parts/drawing.tsx";
import type { FigureProps } from "./method-figure.tsx";
import PlayedFigure from "./played-figure.island.tsx";

export function PlayedDrawing({
  alt,
  height,
  children,
  name,
  controls,
  steps,
}: FigureProps & Omit<ComponentProps<typeof Drawing>, "drag">) {
  return (
    <PlayedFigure name={name} controls={controls} steps={steps}>
      <Drawing alt={alt} height={height}>
        {children}
      </Drawing>
    </PlayedFigure>
  );
}
