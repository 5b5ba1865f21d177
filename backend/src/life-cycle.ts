/** How the process ends: in order on a signal, in order but as a failure on an error nobody caught. */
interface LifeCycle {
  /** How long the work in flight may take. */
  readonly graceMs: number;
  /** Finishes what is in flight and lets go of everything. */
  readonly stop: () => Promise<void>;
  /** Takes one line for people who run the server. */
  readonly complain: (line: string, error: unknown) => void;
}

/** Exits with 0 after a signal, with 1 when something failed or the grace ran out. */
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
  // A second signal changes nothing: process managers and terminals send more than one.
  process.on('SIGTERM', () => end(0));
  process.on('SIGINT', () => end(0));
  process.on('unhandledRejection', fail);
  process.on('uncaughtException', fail);
}
