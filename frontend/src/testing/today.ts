/** Fixes the clock at this moment until the test ends; timers run as usual. */
export function setNow(moment: string): void {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
}
