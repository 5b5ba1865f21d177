/** The oldest major version that the server's packages support. */
const OLDEST_NODE = 22;

/** The problem with this version of Node (`process.versions.node`), or null. */
export function nodeProblem(version: string): string | null {
  const major = Number.parseInt(version, 10);
  if (major >= OLDEST_NODE) return null;
  return `Node ${version} is too old for the server: it needs Node ${String(OLDEST_NODE)} or newer.`;
}
