import { AppError } from '@dispatch/domain/errors';
import { mentionedIn } from '@dispatch/domain/comments/mentions';
import { can } from '@dispatch/domain/people/permissions';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { found } from '../../../database/records/found';
import { findRecord, insertRecord } from '../../../database/records/records';
import { type Row, toDate, toNumber, toText } from '../../../database/rows';
import { JobComment } from '../../../database/schema/entities/jobs/job-comment';
import type { Actor } from '../../../http/access/actor';
import { Changes } from '../../base/activity/changes';
import { Notices } from '../../base/inbox/notices';
import { type Colleague, COLLEAGUES, presentColleague } from '../colleagues/colleagues';
import { jobScope } from '../job-scope';
import { JobQueries } from '../read/job.queries';
import { JobRepository } from '../records/job.repository';
import type { CommentAnswer } from './comment.schema';

/** The office's comments on jobs. Entries of the history name no driver, so no phone hears of them. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
    private readonly jobs: JobRepository,
    private readonly queries: JobQueries,
    private readonly notices: Notices,
  ) {}

  /** @throws AppError not_found */
  async list(actor: Actor, jobId: number): Promise<CommentAnswer[]> {
    await this.queries.get(actor, jobId);
    const [rows, people] = await Promise.all([
      this.database.query<Row>(
        'SELECT id, userId, userName, `text`, createdAt FROM job_comments WHERE jobId = ? ORDER BY id',
        [jobId],
      ),
      this.colleagues(),
    ]);
    return rows.map((row) => ({
      id: toNumber(row.id),
      author: { id: toNumber(row['userId']), name: toText(row['userName']) },
      text: toText(row['text']),
      mentions: [...mentionedIn(toText(row['text']), people)],
      createdAt: toDate(row['createdAt']).toISOString(),
    }));
  }

  /** @throws AppError not_found */
  async add(actor: Actor, jobId: number, text: string): Promise<CommentAnswer> {
    const { userId, name: userName } = actor;
    const mentions = [...mentionedIn(text, await this.colleagues())];
    return this.changes.run(async (tx) => {
      found(await this.jobs.hold(tx, jobId, jobScope(actor)));
      const createdAt = this.changes.now();
      const id = await insertRecord(tx, JobComment, { jobId, userId, userName, text, createdAt });
      const told = mentions.filter((person) => person.id !== userId);
      await this.notices.raiseAll(
        told.map((person) => ({
          ...{ kind: 'mentioned' as const, subjectKey: keyOf(id, person.id), jobId },
          ...{ userId: person.id, details: { commentId: id } },
        })),
      );
      await this.changes.record(tx, actor, { action: 'job.commented', resourceId: jobId });
      const author = { id: userId, name: userName };
      return { id, author, text, mentions, createdAt: createdAt.toISOString() };
    });
  }

  /** @throws AppError not_found, forbidden for another user's comment */
  async delete(actor: Actor, jobId: number, id: number): Promise<void> {
    await this.changes.run(async (tx) => {
      found(await this.jobs.hold(tx, jobId, jobScope(actor)));
      const comment = found(await findRecord(tx, JobComment, 'id = ? AND jobId = ?', [id, jobId]));
      if (comment.userId !== actor.userId && !can(actor, 'users:manage'))
        throw new AppError('forbidden');
      await tx.manager.query('DELETE FROM job_comments WHERE id = ?', [id]);
      // By key: a mentioned colleague may have been renamed or left since.
      const raised = await tx.manager.query<{ id: number }[]>(
        'SELECT id FROM notices WHERE jobId = ? AND settledAt IS NULL AND openKey LIKE ?',
        [jobId, `mentioned:${keyOf(id, '%')}`],
      );
      if (raised.length > 0) await this.notices.settleAll(raised.map((notice) => notice.id));
      await this.changes.record(tx, actor, { action: 'job.comment-deleted', resourceId: jobId });
    });
  }

  private async colleagues(): Promise<Colleague[]> {
    return (await this.database.query<Row>(COLLEAGUES, [true])).map(presentColleague);
  }
}

const keyOf = (commentId: number, userId: number | '%') => `${String(commentId)}-${String(userId)}`;
