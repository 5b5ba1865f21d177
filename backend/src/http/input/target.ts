/** The record to change, and the version that the caller saw; null skips the check. */
export interface Target {
  readonly id: number;
  readonly version: number | null;
}
