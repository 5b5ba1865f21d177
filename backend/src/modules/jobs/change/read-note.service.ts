import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import { JobChanges } from './job-changes';
import type { JobAnswer } from '../job.schema';

/** Marks a driver's note on a job as read for all dispatchers. */
@Injectable()
export class ReadNoteService {
  constructor(private readonly changes: JobChanges) {}

  read(actor: Actor, id: number): Promise<JobAnswer> {
    return this.changes.change(actor, { id, version: null }, (_tx, { unreadNoteAt }) =>
      unreadNoteAt === null
        ? { fields: {} }
        : {
            fields: { unreadNoteAt: null },
            beside: { before: {}, after: {} },
            action: 'job.note-read',
          },
    );
  }
}
