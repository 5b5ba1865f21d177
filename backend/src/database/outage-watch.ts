const LOOK_MS = 1_000;

interface Told {
  /** Takes one line for people who run the server, and what is behind it. */
  readonly log: (line: string, error?: unknown) => void;
  /** Whether the database answers. */
  readonly answers: () => Promise<boolean>;
}

/** Says once that the database is lost, and once that it is back, however much fails meanwhile. */
export class OutageWatch {
  private isLooking = false;
  private isStopped = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly told: Told) {}

  /** For something that failed as if the database were away. */
  suspect(error: unknown): void {
    if (this.isLooking || this.isStopped) return;
    this.isLooking = true;
    void this.look(error);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** One slow statement is no outage: the database itself is asked. */
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
