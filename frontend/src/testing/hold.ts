/** A promise that delays a server's answer until the test calls `release`. */
export function hold() {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  return { held, release };
}
