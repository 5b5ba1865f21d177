import { setImmediate as othersTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../http/actor';
import { ReadyJson } from '../../http/ready-json';
import type { JobOrder } from './job-order';
import type { JobSelection } from './job-selection';
import { JobQueries } from './job.queries';

/** Jobs made into text at once: others get their turn between two parts of a long list. */
const PART = 250;

interface JobText {
  readonly state: string;
  readonly text: string;
}

/**
 * Whole lists as text, of which each job's part is made anew only when the job, its customer or its
 * driver has changed. A job's version counts the changes of its units and their vehicles too.
 */
@Injectable()
export class JobTexts {
  /** Of the list that was asked for last, for each role. */
  private readonly known = new Map<string, Map<number, JobText>>();

  constructor(private readonly jobs: JobQueries) {}

  async list(actor: Actor, selection: JobSelection, order: JobOrder): Promise<ReadyJson> {
    // Looked at first: a text that is read after it is at least as new as the state it is kept for.
    const states = await this.jobs.states(selection, order);
    const known = this.known.get(actor.role) ?? new Map<number, JobText>();
    const texts = new Map<number, JobText>();
    const missing = new Map<number, string>();
    for (const { id, state } of states) {
      const text = known.get(id);
      if (text?.state === state) texts.set(id, text);
      else missing.set(id, state);
    }
    const ids = [...missing.keys()];
    for (let start = 0; start < ids.length; start += PART) {
      if (start > 0) await othersTurn();
      for (const job of await this.jobs.some(actor, ids.slice(start, start + PART)))
        texts.set(job.id, { state: missing.get(job.id) ?? '', text: JSON.stringify(job) });
    }
    this.known.set(actor.role, texts);
    return new ReadyJson(`[${states.flatMap(({ id }) => texts.get(id)?.text ?? []).join(',')}]`);
  }
}
