/** In pixels, as they are stored: a mark that turns the picture is not looked at. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}
