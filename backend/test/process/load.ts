import type { Caller } from '../caller';

/** The way of every job of the load, status by status; `pending` is where it begins. */
export const STEPS = ['pending', 'picked-up', 'in-transit', 'delivered'] as const;
export const UNITS = 2;

/** A job that a writer asked for, and the newest state that the server has acknowledged. */
export interface Wish {
  readonly key: string;
  acknowledged: { readonly id: number; readonly version: number; readonly status: string } | null;
}

/** Writers that make jobs and move them on, and remember what they were promised. */
export class Load {
  readonly wishes: Wish[] = [];
  /** Answers that are neither success nor silence. */
  readonly surprises: string[] = [];
  private acknowledgements = 0;
  private onAcknowledged: () => void = () => undefined;
  private isOver = false;

  /** The keys of one load are not those of another. */
  constructor(
    private readonly caller: Caller,
    private readonly name = 'wish',
  ) {}

  /** Runs writers until the server falls silent; `enough` is called after so many promises. */
  async write(writers: number, promises: number, enough: () => Promise<void>): Promise<void> {
    const reached = this.promised(promises);
    const silent = this.run(writers);
    await reached;
    await enough();
    await silent;
  }

  /** Runs writers until the server falls silent or the load ends. */
  async run(writers: number): Promise<void> {
    await Promise.all(Array.from({ length: writers }, () => this.writer()));
  }

  /** Waits for so many more promises. */
  promised(promises: number): Promise<void> {
    const target = this.acknowledgements + promises;
    return new Promise((resolve) => {
      this.onAcknowledged = () => {
        if (this.acknowledgements >= target) resolve();
      };
    });
  }

  /** Each writer brings its job to the end of its way. */
  end(): void {
    this.isOver = true;
  }

  /** Asks for the job of this wish, as often as one likes. */
  ask(wish: Wish) {
    const unit = { year: 2024, make: 'Fictional', model: wish.key };
    const body = {
      specialInstructions: wish.key,
      pickupCity: 'Montréal',
      vehicleUnitsData: Array.from({ length: UNITS }, () => unit),
    };
    return this.caller.post('/api/jobs', body, { 'Idempotency-Key': wish.key });
  }

  private async writer(): Promise<void> {
    while (!this.isOver) {
      const wish: Wish = { key: `${this.name}-${String(this.wishes.length)}`, acknowledged: null };
      this.wishes.push(wish);
      try {
        this.note(wish, 201, await this.ask(wish));
        const path = `/api/jobs/${String(wish.acknowledged?.id)}`;
        for (const status of STEPS.slice(1))
          this.note(wish, 200, await this.caller.put(path, { status }));
      } catch {
        return;
      }
    }
  }

  private note(wish: Wish, status: number, answer: Awaited<ReturnType<Load['ask']>>): void {
    if (answer.status !== status) {
      this.surprises.push(`${String(answer.status)} ${answer.text}`);
      return;
    }
    wish.acknowledged = answer.body as NonNullable<Wish['acknowledged']>;
    this.acknowledgements += 1;
    this.onAcknowledged();
  }
}
