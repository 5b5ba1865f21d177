import type { Language } from '@dispatch/domain/text/language';
import type { Cell, ColumnKind } from '../../../../spreadsheet/sheet';
import type { AuditEntry } from '../audit-entry';

interface AuditColumn {
  readonly kind: ColumnKind;
  readonly title: Readonly<Record<Language, string>>;
  readonly cell: (entry: AuditEntry) => Cell;
}

function facts(value: AuditEntry['before']): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** The columns of the exported log. Times are in UTC with milliseconds, as other logs have them. */
export const AUDIT_COLUMNS: readonly AuditColumn[] = [
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
