import { type Row, toDate, toNullable, toNumber, toText } from '../../../database/rows';
import { presentEntry } from '../../base/activity/activity.queries';
import type { AuditAnswer } from './read/audit.schema';

/** An entry without the names of the people whose ids its facts hold. */
export type AuditEntry = Omit<AuditAnswer, 'people'>;

/** The columns that `auditEntryOf` reads, for the aliases `a` and `s`. */
export const ENTRY_COLUMNS =
  'a.id, a.at, a.actorId, a.actorName, a.action, a.resource, a.resourceId, a.`before`, a.`after`, a.requestId, a.tappedAt, a.address, a.userAgent, a.erasedAt, s.id AS sealNo, s.hash';

export function auditEntryOf(row: Row): AuditEntry {
  return {
    ...presentEntry(row),
    address: toNullable(row['address'], toText),
    userAgent: toNullable(row['userAgent'], toText),
    erasedAt: toNullable(row['erasedAt'], toDate)?.toISOString() ?? null,
    sealNo: toNullable(row['sealNo'], toNumber),
    hash: toNullable(row['hash'], toText),
  };
}

/** One line of JSON, identical for every destination. */
export function auditLine({ sealNo, hash, ...entry }: AuditEntry): string {
  return `${JSON.stringify({ no: sealNo, hash, ...entry })}\n`;
}
