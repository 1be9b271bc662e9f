import { Picture, type PictureSource } from "../picture.tsx";

/** The pictures of a carousel. Only the first is fetched before its slide is next. */
export const carouselPictures = (
  pictures: readonly PictureSource[],
  box: Pick<React.ComponentProps<typeof Picture>, "wide" | "full">,
) =>
  pictures.map((picture, index) => (
    <Picture key={picture.src} picture={picture} {...box} load={index === 0 ? "first" : "shown"} />
  ));
