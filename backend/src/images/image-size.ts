/** In pixels, as they are stored: the orientation is not applied. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}
