/** Stored size in pixels, before the orientation is applied. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}
