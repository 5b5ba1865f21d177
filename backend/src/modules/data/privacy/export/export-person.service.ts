import type { PersonKind } from '@dispatch/domain/privacy/person';
import { Injectable, StreamableFile } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { found } from '../../../../database/records/found';
import type { Actor } from '../../../../http/access/actor';
import { download } from '../../../../http/answers/file-answer';
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
    const language = await this.users.languageOf(actor, asked);
    const file =
      format === 'json'
        ? download(personJson(head, tables), 'application/json; charset=utf-8', name)
        : await this.print(personPaper(head, await sectionsOf(tables), language), name);
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

  private async print(paper: ReturnType<typeof personPaper>, name: string) {
    const content = await this.press.print(() => Promise.resolve(paper));
    return new StreamableFile(Buffer.from(content), {
      type: 'application/pdf',
      disposition: `attachment; filename="${name}"`,
      length: content.length,
    });
  }
}
