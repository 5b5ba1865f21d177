import type { Language } from '@dispatch/domain/text/language';
import { dayOf } from '@dispatch/domain/time/company-day';
import { Injectable, StreamableFile } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import { Settings } from '../../../../config/settings';
import type { Row } from '../../../../database/rows';
import type { Actor } from '../../../../http/access/actor';
import { download } from '../../../../http/answers/file-answer';
import { csvFile } from '../../../../spreadsheet/csv';
import type { Cell, ColumnKind } from '../../../../spreadsheet/sheet';
import { UserQueries } from '../../../auth/users/user.queries';
import { type AuditEntry, auditEntryOf, auditLine } from '../audit-entry';
import type { AuditExportQueryDto } from './audit.dto';
import { AuditQueries } from './audit.queries';

interface AuditColumn {
  readonly kind: ColumnKind;
  readonly title: Readonly<Record<Language, string>>;
  readonly cell: (entry: AuditEntry) => Cell;
}

function facts(value: AuditEntry['before']): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** The columns of the exported log. Times are in UTC with milliseconds, as other logs have them. */
const AUDIT_COLUMNS: readonly AuditColumn[] = [
  column('text', 'Time (UTC)', 'Heure (UTC)', ({ at }) => at),
  column('text', 'Person', 'Personne', ({ actorName }) => actorName),
  column('number', 'Person No.', 'Nº de la personne', ({ actorId }) => actorId),
  column('text', 'Action', 'Action', ({ action }) => action),
  column('text', 'Record', 'Dossier', ({ resource }) => resource),
  column('number', 'Record No.', 'Nº du dossier', ({ resourceId }) => resourceId),
  column('text', 'Before', 'Avant', ({ before }) => facts(before)),
  column('text', 'After', 'Après', ({ after }) => facts(after)),
  column('text', 'Address', 'Adresse', ({ address }) => address),
  column('text', 'Device', 'Appareil', ({ userAgent }) => userAgent),
  column('text', 'Request', 'Requête', ({ requestId }) => requestId),
  column('text', 'Tapped (UTC)', 'Saisie (UTC)', ({ tappedAt }) => tappedAt),
  column('text', 'Erased (UTC)', 'Effacement (UTC)', ({ erasedAt }) => erasedAt),
  column('number', 'Seal', 'Sceau', ({ sealNo }) => sealNo),
  column('text', 'Hash', 'Empreinte', ({ hash }) => hash),
];

function column(
  kind: ColumnKind,
  english: string,
  french: string,
  cell: AuditColumn['cell'],
): AuditColumn {
  return { kind, title: { 'en-CA': english, 'fr-CA': french }, cell };
}

type Parts = AsyncIterable<readonly Row[]>;

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
} as const;

/** Streams any number of entries, with one step in memory at a time. */
@Injectable()
export class ExportAuditService {
  constructor(
    private readonly queries: AuditQueries,
    private readonly users: UserQueries,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Reads the first entries before the response starts, so that a failure is still an error response. */
  async export(actor: Actor, query: AuditExportQueryDto): Promise<StreamableFile> {
    const { format = 'csv', language: asked, ...filters } = query;
    const language = await this.users.languageOf(actor, asked);
    const others = this.queries.all(filters);
    const parts = joined(await others.next(), others);
    const pieces = format === 'csv' ? sheetOf(parts, language) : linesOf(parts);
    const day = dayOf(this.clock.now(), this.settings.company.timeZone);
    return download(pieces, TYPES[format], `audit-${day}.${format}`);
  }
}

async function* joined(
  first: IteratorResult<readonly Row[]>,
  others: AsyncGenerator<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  if (first.done === true) return;
  yield first.value;
  yield* others;
}

async function* linesOf(parts: Parts): AsyncGenerator<string> {
  for await (const rows of parts)
    if (rows.length > 0) yield rows.map((row) => auditLine(auditEntryOf(row))).join('');
}

function sheetOf(parts: Parts, language: Language): AsyncGenerator<string> {
  const columns = AUDIT_COLUMNS.map(({ kind, title }) => ({ kind, title: title[language] }));
  return csvFile({ name: 'Audit', language, columns, rows: cellsOf(parts) });
}

async function* cellsOf(parts: Parts) {
  for await (const rows of parts)
    yield rows.map((row) => {
      const entry = auditEntryOf(row);
      return AUDIT_COLUMNS.map(({ cell }) => cell(entry));
    });
}
