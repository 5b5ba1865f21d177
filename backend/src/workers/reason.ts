const LONGEST = 500;

/** The message of an error, short enough for a column and a log line. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, LONGEST);
}
