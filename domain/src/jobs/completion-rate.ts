/** Rounded percent of delivered jobs among all of a customer's or driver's; 0 without jobs. */
export function completionRate(delivered: number, total: number): number {
  return total <= 0 ? 0 : Math.round((100 * delivered) / total);
}
