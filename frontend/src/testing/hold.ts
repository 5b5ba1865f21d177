/** What an answer of the server waits for until the test lets it go. */
export function hold() {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  return { held, release };
}
