import type { Caller } from '../app/caller';

/** The statuses of each job in order. */
export const STEPS = ['pending', 'picked-up', 'in-transit', 'delivered'] as const;
export const UNITS = 2;

/** A requested job, and its newest state that the server has acknowledged. */
export interface Wish {
  readonly key: string;
  acknowledged: { readonly id: number; readonly version: number; readonly status: string } | null;
}

/** Writers that create jobs and advance their status, and record the acknowledgements. */
export class Load {
  readonly wishes: Wish[] = [];
  /** Responses that are neither a success nor a lost connection. */
  readonly surprises: string[] = [];
  private acknowledgements = 0;
  private onAcknowledged: () => void = () => undefined;
  private isOver = false;

  /** `name` keeps the keys of different loads apart. */
  constructor(
    private readonly caller: Caller,
    private readonly name = 'wish',
  ) {}

  /** Runs writers until the server stops; calls `enough` after this number of acknowledgements. */
  async write(writers: number, promises: number, enough: () => Promise<void>): Promise<void> {
    const reached = this.promised(promises);
    const silent = this.run(writers);
    await reached;
    await enough();
    await silent;
  }

  /** Runs writers until the server stops or the load ends. */
  async run(writers: number): Promise<void> {
    await Promise.all(Array.from({ length: writers }, () => this.writer()));
  }

  /** Waits for this number of further acknowledgements. */
  promised(promises: number): Promise<void> {
    const target = this.acknowledgements + promises;
    return new Promise((resolve) => {
      this.onAcknowledged = () => {
        if (this.acknowledgements >= target) resolve();
      };
    });
  }

  /** Lets each writer finish its current job. */
  end(): void {
    this.isOver = true;
  }

  /** Requests the job of this wish; repeating it is safe. */
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
