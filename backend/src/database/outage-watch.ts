const LOOK_MS = 1_000;

interface Told {
  /** Writes one line to the operator's log, with its cause. */
  readonly log: (line: string, error?: unknown) => void;
  readonly answers: () => Promise<boolean>;
}

/** Logs the loss of the database once and its recovery once, however many calls fail in between. */
export class OutageWatch {
  private isLooking = false;
  private isStopped = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly told: Told) {}

  /** Reports a failure that looks like a database outage. */
  suspect(error: unknown): void {
    if (this.isLooking || this.isStopped) return;
    this.isLooking = true;
    void this.look(error);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** One slow statement is not an outage, so probe the database itself. */
  private async look(error: unknown): Promise<void> {
    if (await this.told.answers()) this.isLooking = false;
    else if (!this.isStopped) {
      this.told.log('The database is lost; waiting until it is back.', error);
      this.lookAgain();
    }
  }

  private lookAgain(): void {
    this.timer = setTimeout(() => {
      void this.told.answers().then((isBack) => {
        if (this.isStopped) return;
        if (!isBack) this.lookAgain();
        else {
          this.isLooking = false;
          this.told.log('The database is back.');
        }
      });
    }, LOOK_MS).unref();
  }
}
