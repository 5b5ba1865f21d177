import type { APIRequestContext } from '@playwright/test';
import type { Product } from '../support/product';
import { jobName } from './names';
import { sealedOf, type SealedPart } from './sign-ledger';
import type { Entry, Facts, JobNow, Logged, PhotoNow } from './ledger';

interface Asked {
  readonly product: Product;
  readonly api: APIRequestContext;
  /** E-mail addresses of the drivers, and ids of the jobs. */
  readonly people: readonly string[];
  readonly ids: readonly number[];
  readonly refusedTexts: ReadonlyMap<string, string>;
  readonly refusedShots: readonly PhotoNow[];
}

/** The server's data at the end of a shift, read directly from the database where possible. */
export async function readFacts(asked: Asked): Promise<Facts> {
  const { product, api, people, ids, refusedTexts, refusedShots } = asked;
  const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ');
  const rows = await product.rows<Logged & { details: string | null; tappedAt: string | Date }>(
    `SELECT o.id, u.email, o.jobId, o.type, o.status, COALESCE(o.notes, o.vin) AS notes, o.details, o.outcome, o.tappedAt
      FROM driver_operations o JOIN users u ON u.id = o.userId
      WHERE u.email IN (${marks(people)}) ORDER BY o.id`,
    [...people],
  );
  const entries = await product.rows<Entry>(
    `SELECT u.email, a.resourceId AS jobId, a.action, a.after FROM activity a
      JOIN users u ON u.id = a.actorId WHERE a.resource = 'job' AND u.email IN (${marks(people)})
      AND a.resourceId IN (${marks(ids)}) ORDER BY a.id`,
    [...people, ...ids],
  );
  const jobs = await product.rows<JobNow>(
    `SELECT j.id, j.status, j.completionNotes, MAX(u.leftNote) AS leftNote,
        MAX(u.checkedVin) AS checkedVin, j.pickupSignedBy, j.deliverySignedBy
      FROM jobs j LEFT JOIN job_units u ON u.jobId = j.id
      WHERE j.id IN (${marks(ids)}) GROUP BY j.id, j.status, j.completionNotes, j.pickupSignedBy, j.deliverySignedBy`,
    [...ids],
  );
  const refusedNotes = new Map<number, (string | null)[]>();
  for (const id of ids) {
    const answer = await api.get(`/api/jobs/${String(id)}/refused-operations`);
    if (!answer.ok()) continue;
    const refused = (await answer.json()) as Refused[];
    refusedNotes.set(
      id,
      refused.map(({ notes, vin, report, signer }) => notes ?? vin ?? report?.note ?? signer),
    );
  }
  const photos = await product.rows<PhotoNow>(
    `SELECT u.email, p.unitId, p.place FROM unit_photos p JOIN users u ON u.id = p.takenById
      WHERE u.email IN (${marks(people)}) ORDER BY p.id`,
    [...people],
  );
  const logged = rows.map(({ details, ...row }) => ({
    ...row,
    notes: row.notes ?? noteOf(details),
    tappedAt: instantOf(row.tappedAt),
  }));
  const reports = await product.rows<{ jobId: number; content: string }>(
    `SELECT u.jobId, r.content FROM unit_reports r JOIN job_units u ON u.id = r.unitId
      WHERE u.jobId IN (${marks(ids)}) ORDER BY r.id`,
    [...ids],
  );
  const reportNotes = reports.map(({ jobId, content }) => ({ jobId, note: noteOf(content) }));
  const parts = await product.rows<SealedPart>(
    `SELECT v.jobId, v.number, p.content FROM report_versions v
      JOIN report_version_parts p ON p.versionId = v.id
      WHERE v.jobId IN (${marks(ids)}) ORDER BY v.id, p.position`,
    [...ids],
  );
  const seals = { sealed: sealedOf(parts), sealFaults: await faultsIn(api, ids) };
  const refusals = { refusedTexts, refusedNotes, refusedShots };
  return { logged, entries, jobs, photos, reportNotes, ...seals, ...refusals };
}

/** Faults that the server finds in its sealed reports; it reports none for a deleted job. */
async function faultsIn(api: APIRequestContext, ids: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const id of ids) {
    const answer = await api.get(`/api/jobs/${String(id)}/signatures`);
    if (!answer.ok()) continue;
    const { faults } = (await answer.json()) as { faults: unknown[] };
    found.push(...faults.map((fault) => `the seals of ${jobName(id)}: ${JSON.stringify(fault)}`));
  }
  return found;
}

interface Refused {
  readonly notes: string | null;
  readonly vin: string | null;
  readonly report: { readonly note: string | null } | null;
  readonly signer: string | null;
}

/** The note or the signer's name in the details of an operation or in a report; the JSON comes from the server. */
function noteOf(text: string | null): string | null {
  if (text === null) return null;
  const { note, report, signature } = JSON.parse(text) as {
    note?: string;
    report?: { note?: string };
    signature?: { name?: string };
  };
  return note ?? report?.note ?? signature?.name ?? null;
}

/** The embedded database returns instants as text. */
function instantOf(value: string | Date | number): number {
  if (typeof value === 'string') return Date.parse(`${value.replace(' ', 'T')}Z`);
  return value instanceof Date ? value.getTime() : value;
}
