import { Readable } from 'node:stream';
import type { PersonKind } from '@dispatch/domain/privacy/person';
import { Injectable, StreamableFile } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { found } from '../../../../database/records/found';
import type { Actor } from '../../../../http/access/actor';
import { PdfRenderer } from '../../../../papers/pdf-renderer';
import { UserQueries } from '../../../auth/users/user.queries';
import { Changes } from '../../../base/activity/changes';
import { findSubject, type Query } from '../subject';
import { personJson } from './person-json';
import { personPaper, sectionsOf } from './person-paper';
import { personRows } from './person-rows';
import type { PersonExportQueryDto } from '../people/people.dto';

/** Exports all data about a person, and logs who requested it. */
@Injectable()
export class ExportPersonService {
  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
    private readonly users: UserQueries,
    private readonly press: PdfRenderer,
  ) {}

  /** @throws AppError not_found, paper_unavailable */
  async export(
    actor: Actor,
    kind: PersonKind,
    id: number,
    { format = 'json', language: asked }: PersonExportQueryDto,
  ): Promise<StreamableFile> {
    const query: Query = (sql, values) => this.database.query(sql, values);
    const subject = found(await findSubject(query, kind, id));
    const head = { kind, id, name: subject.name, madeAt: this.changes.now().toISOString() };
    const tables = personRows(this.database, subject);
    const name = `${kind}-${String(id)}-${head.madeAt.slice(0, 10)}.${format}`;
    const disposition = `attachment; filename="${name}"`;
    const language = asked ?? (await this.users.one(actor.userId))?.language ?? 'en-CA';
    const file =
      format === 'json'
        ? new StreamableFile(Readable.from(personJson(head, tables), { highWaterMark: 1 }), {
            type: 'application/json; charset=utf-8',
            disposition,
          })
        : await this.print(personPaper(head, await sectionsOf(tables), language), disposition);
    await this.changes.run((tx) =>
      this.changes.record(tx, actor, {
        action: 'person.exported',
        resource: subject.kind === 'user' ? 'user' : 'customer',
        resourceId: subject.recordId,
        after: { kind: subject.kind, format },
      }),
    );
    return file;
  }

  private async print(
    paper: ReturnType<typeof personPaper>,
    disposition: string,
  ): Promise<StreamableFile> {
    const content = await this.press.print(() => Promise.resolve(paper));
    return new StreamableFile(Buffer.from(content), {
      type: 'application/pdf',
      disposition,
      length: content.length,
    });
  }
}
