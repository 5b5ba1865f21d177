/** The oldest line that the server's packages run on. */
const OLDEST_NODE = 22;

/** What is wrong with this version of Node (`process.versions.node`); null when nothing is. */
export function nodeProblem(version: string): string | null {
  const major = Number.parseInt(version, 10);
  if (major >= OLDEST_NODE) return null;
  return `Node ${version} is too old for the server: it needs Node ${String(OLDEST_NODE)} or newer.`;
}
