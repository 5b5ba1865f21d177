/** Rounded percentage of delivered jobs among all jobs of a customer or driver; 0 without jobs. */
export function completionRate(delivered: number, total: number): number {
  return total <= 0 ? 0 : Math.round((100 * delivered) / total);
}
