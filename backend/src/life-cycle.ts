/** Ends the process in order: with success on a signal, as a failure on an uncaught error. */
interface LifeCycle {
  /** Time allowed for work in progress. */
  readonly graceMs: number;
  /** Completes work in progress and releases all resources. */
  readonly stop: () => Promise<void>;
  /** Writes one line to the operator's log. */
  readonly complain: (line: string, error: unknown) => void;
}

/** Exits with 0 after a signal, with 1 after a failure or when the grace period has expired. */
export function endInOrder({ graceMs, stop, complain }: LifeCycle): void {
  let ending = false;
  const end = (status: 0 | 1): void => {
    if (ending) return;
    ending = true;
    setTimeout(() => {
      complain('The work in flight took too long and was cut off', graceMs);
      process.exit(1);
    }, graceMs).unref();
    stop().then(
      () => process.exit(status),
      (error: unknown) => {
        complain('The server did not stop cleanly', error);
        process.exit(1);
      },
    );
  };
  const fail = (error: unknown): void => {
    complain('The server stops because of an error that nobody caught', error);
    end(1);
  };
  // Ignores a second signal: process managers and terminals send several.
  process.on('SIGTERM', () => end(0));
  process.on('SIGINT', () => end(0));
  process.on('unhandledRejection', fail);
  process.on('uncaughtException', fail);
}
