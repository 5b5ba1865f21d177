import { AppError } from '@dispatch/domain/errors';
import { PRESENCE_SILENCE_MS, peopleViewing, type Viewing } from '@dispatch/domain/people/presence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Database } from '../../../database/database';
import { type Row, toDate } from '../../../database/rows';
import type { Actor } from '../../../http/access/actor';
import type { PresenceAnswer } from './presence.schema';

/** Reads the viewers of a job. */
@Injectable()
export class PresenceQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError not_found for a job that is unknown or deleted */
  async assertJob(jobId: number): Promise<void> {
    const rows = await this.database.query<Row>(
      'SELECT id FROM jobs WHERE id = ? AND deletedAt IS NULL',
      [jobId],
    );
    if (rows.length === 0) throw new AppError('not_found');
  }

  /** All viewers except the actor. @throws AppError not_found */
  async others(actor: Actor, jobId: number): Promise<PresenceAnswer[]> {
    await this.assertJob(jobId);
    const rows = await this.database.query<Row>(
      `SELECT v.userId, u.name, v.doing, v.since FROM job_viewers v JOIN users u ON u.id = v.userId
       WHERE v.jobId = ? AND v.userId <> ? AND v.seenAt >= ?`,
      [jobId, actor.userId, new Date(this.clock.now().getTime() - PRESENCE_SILENCE_MS)],
    );
    const viewings = rows.map((row) => ({
      ...(row as unknown as Omit<Viewing, 'since'>), // the named columns, validated when written
      since: toDate(row.since),
    }));
    return peopleViewing(viewings).map((person) => ({
      ...person,
      since: person.since.toISOString(),
    }));
  }
}
