import { setImmediate as othersTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../http/actor';
import { ReadyJson } from '../../http/ready-json';
import type { JobOrder } from './job-order';
import type { JobSelection } from './job-selection';
import { JobQueries } from './job.queries';
import type { JobAnswer } from './job.schema';

/** Jobs made into text at once: others get their turn between two parts of a long list. */
const PART = 250;

interface JobText {
  readonly state: string;
  readonly text: string;
  readonly bytes: number;
}

function textOf(job: JobAnswer, state: string): JobText {
  const text = JSON.stringify(job);
  return { state, text, bytes: Buffer.byteLength(text) };
}

/** Straight into the bytes that are sent: megabytes of text would be no more than their waste. */
function arrayOf(texts: readonly JobText[]): Buffer {
  const comma = 1;
  const size = texts.reduce((sum, { bytes }) => sum + bytes + comma, 0);
  const all = Buffer.alloc(Math.max(size, comma) + 1, ',');
  let at = all.write('[');
  for (const { text, bytes } of texts) {
    all.write(text, at);
    at += bytes + comma;
  }
  all.write(']', all.length - 1);
  return all;
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
        texts.set(job.id, textOf(job, missing.get(job.id) ?? ''));
    }
    this.known.set(actor.role, texts);
    return new ReadyJson(arrayOf(states.flatMap(({ id }) => texts.get(id) ?? [])));
  }
}
