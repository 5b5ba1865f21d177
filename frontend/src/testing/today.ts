/** The clock stands at this moment until the test ends; everything that waits goes on as ever. */
export function setNow(moment: string): void {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
}
