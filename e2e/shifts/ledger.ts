import { isCheck, isMark, isReport, isSign, jobName } from './names';
import type { Shot, Tap } from './phone';
import { wrongSignatures } from './sign-ledger';
import { wrongChecks, wrongMarks, wrongReports } from './unit-ledger';

/** A row of the server's operation log. */
export interface Logged {
  readonly id: number;
  readonly email: string;
  readonly jobId: number;
  readonly type: string;
  readonly status: string | null;
  readonly notes: string | null;
  readonly outcome: string;
  /** In milliseconds, by the server's clock. */
  readonly tappedAt: number;
}

/** A change of a job in the activity log. */
export interface Entry {
  readonly email: string;
  readonly jobId: number;
  readonly action: string;
  readonly after: string | null;
}

export interface JobNow {
  readonly id: number;
  readonly status: string;
  readonly completionNotes: string | null;
  /** The driver's note for the left unit; null without one. */
  readonly leftNote: string | null;
  /** The VIN read at the inspected unit; null without one. */
  readonly checkedVin: string | null;
  readonly pickupSignedBy: string | null;
  readonly deliverySignedBy: string | null;
}

/** A photo on the server or on a phone. */
export interface PhotoNow {
  readonly email: string;
  readonly unitId: number;
  readonly place: string;
}

/** A version of the job's report, sealed with a signature. */
export interface Sealed {
  readonly jobId: number;
  readonly number: number;
  readonly stage: 'pickup' | 'delivery';
  readonly name: string;
}

export interface Facts {
  readonly logged: readonly Logged[];
  readonly entries: readonly Entry[];
  readonly jobs: readonly JobNow[];
  /** The refusals shown to each driver at the end. */
  readonly refusedTexts: ReadonlyMap<string, string>;
  /** Notes of the refusals shown to dispatch, by job; absent for a deleted job. */
  readonly refusedNotes: ReadonlyMap<number, readonly (string | null)[]>;
  readonly photos: readonly PhotoNow[];
  /** Notes of the current reports. */
  readonly reportNotes: readonly { readonly jobId: number; readonly note: string | null }[];
  /** In the order of sealing. */
  readonly sealed: readonly Sealed[];
  /** Faults that the server itself finds in them. */
  readonly sealFaults: readonly string[];
  /** Photos that the server refused and that are still on the phones. */
  readonly refusedShots: readonly PhotoNow[];
}

/** Tolerance for the time of a tap: much more than a busy machine needs, much less than a wrong clock causes. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

const nameOf = ({ email, jobId, type, status, notes }: Tap | Logged) =>
  `${email} job ${String(jobId)} ${type} ${status ?? ''} ${notes ?? ''}`.trim();

const namesOf = (all: readonly (Tap | Logged)[]) => all.map(nameOf).join(' | ');

/** Checks that must hold after every shift; returns the faults as text. */
export function faultsOf(taps: readonly Tap[], facts: Facts): string[] {
  return [
    ...offeredAgain(taps),
    ...lostOrInvented(taps, facts.logged),
    ...outOfOrder(taps, facts.logged),
    ...atWrongTimes(taps, facts.logged),
    ...unseen(facts),
    ...wrongEffects(facts),
    ...wrongMarks(facts),
    ...wrongChecks(facts),
    ...wrongReports(facts),
    ...wrongSignatures(facts),
  ];
}

/** A confirmed step is never offered again: no job moves back for its driver. */
function offeredAgain(taps: readonly Tap[]): string[] {
  const isSame = (one: Tap, other: Tap) =>
    one.email === other.email && one.jobId === other.jobId && one.type === other.type;
  return taps.flatMap((tap, at) =>
    !isMark(tap) &&
    !isCheck(tap) &&
    !isReport(tap) &&
    !isSign(tap) &&
    taps.slice(0, at).some((earlier) => earlier.isCertain && isSame(earlier, tap))
      ? [`offered again: ${nameOf(tap)}`]
      : [],
  );
}

/** Every confirmed tap is in the log once, an interrupted one at most once, and nothing else is. */
function lostOrInvented(taps: readonly Tap[], logged: readonly Logged[]): string[] {
  const least = taps.filter(({ isCertain }) => isCertain).map(nameOf);
  return between(least, taps.map(nameOf), logged.map(nameOf));
}

/** Each photo is on the server or still on the phone, once, with its unit and place. */
export function photoFaults(shots: readonly Shot[], { photos, refusedShots }: Facts): string[] {
  const shotName = ({ email, unitId, place }: PhotoNow) =>
    `${email} photo of unit ${String(unitId)}, ${place}`;
  const least = shots.filter(({ isCertain }) => isCertain).map(shotName);
  return between(least, shots.map(shotName), [...photos, ...refusedShots].map(shotName));
}

/** Actions found less often than confirmed, or more often than possible. */
function between(
  certain: readonly string[],
  possible: readonly string[],
  there: readonly string[],
): string[] {
  const count = (names: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  };
  const least = count(certain);
  const most = count(possible);
  const found = count(there);
  return [...new Set([...most.keys(), ...found.keys()])].flatMap((name) => {
    const times = found.get(name) ?? 0;
    if (times < (least.get(name) ?? 0)) return [`lost: ${name}`];
    return times > (most.get(name) ?? 0) ? [`too often, or never done: ${name}`] : [];
  });
}

/** Each driver's taps reached the server in order. */
function outOfOrder(taps: readonly Tap[], logged: readonly Logged[]): string[] {
  return [...new Set(taps.map(({ email }) => email))].flatMap((email) => {
    const { rows, made } = ofDriver(email, taps, logged);
    return tapsOf(rows, made) !== null
      ? []
      : [`out of order: ${namesOf(rows)} instead of ${namesOf(made)}`];
  });
}

function atWrongTimes(taps: readonly Tap[], logged: readonly Logged[]): string[] {
  return [...new Set(logged.map(({ email }) => email))].flatMap((email) => {
    const { rows, made } = ofDriver(email, taps, logged);
    const inOrder = tapsOf(rows, made);
    return rows.flatMap((row, index) => {
      const tap = inOrder?.[index] ?? made.find((one) => nameOf(one) === nameOf(row));
      const off = tap === undefined ? 0 : Math.abs(row.tappedAt - tap.at);
      return off > CLOCK_TOLERANCE_MS ? [`${String(off)} ms off: ${nameOf(row)}`] : [];
    });
  });
}

/** The log rows of a driver, and the taps that they may belong to. */
function ofDriver(email: string, taps: readonly Tap[], logged: readonly Logged[]) {
  const rows = logged.filter((row) => row.email === email);
  const arrived = new Set(rows.map(nameOf));
  return { rows, made: taps.filter((tap) => arrived.has(nameOf(tap))) };
}

/**
 * Matches rows to taps in order; null if there is no such order. Only interrupted taps may be missing, and of two
 * equal ones the earlier: a stored step is not offered again.
 */
function tapsOf(rows: readonly Logged[], [tap, ...later]: readonly Tap[]): readonly Tap[] | null {
  if (tap === undefined) return rows.length === 0 ? [] : null;
  const without = tap.isCertain ? null : tapsOf(rows, later);
  if (without !== null) return without;
  const [row, ...others] = rows;
  if (row === undefined || nameOf(row) !== nameOf(tap)) return null;
  const rest = tapsOf(others, later);
  return rest && [tap, ...rest];
}

/** Every refused operation is shown to the driver and to dispatch, with its notes. */
function unseen({ logged, refusedTexts, refusedNotes }: Facts): string[] {
  return logged
    .filter(({ outcome }) => outcome === 'rejected')
    .flatMap((row) => {
      const text = refusedTexts.get(row.email) ?? '';
      const byDispatch = refusedNotes.get(row.jobId);
      return [
        ...(text.includes(row.notes ?? jobName(row.jobId))
          ? []
          : [`the driver does not see: ${nameOf(row)}`]),
        ...(byDispatch === undefined || byDispatch.includes(row.notes)
          ? []
          : [`dispatch does not see: ${nameOf(row)}`]),
      ];
    });
}

/** Each applied operation is on its job once, and no other operation is. */
function wrongEffects({ logged, entries, jobs }: Facts): string[] {
  const applied = (jobId: number, email: string, wanted: string) =>
    logged.some(
      (row) =>
        row.jobId === jobId &&
        row.email === email &&
        row.outcome === 'applied' &&
        !isMark(row) &&
        !isCheck(row) &&
        !isReport(row) &&
        !isSign(row) &&
        (row.status ?? 'delivered') === wanted,
    );
  const steps = entries.flatMap((entry) => {
    if (entry.action !== 'job.status-changed' && entry.action !== 'job.delivered') return [];
    const { status } = JSON.parse(entry.after ?? '{}') as { status?: string }; // our own log
    return [{ ...entry, status: status ?? '' }];
  });
  const stepName = (step: (typeof steps)[number]) =>
    `${step.email} ${String(step.jobId)} ${step.status}`;
  const twice = steps.filter(
    (step, index) => steps.findIndex((other) => stepName(other) === stepName(step)) !== index,
  );
  const unasked = steps.filter((step) => !applied(step.jobId, step.email, step.status));
  const unfinished = logged
    .filter(({ type, outcome }) => type === 'complete' && outcome === 'applied')
    .filter(({ jobId, notes }) => {
      const job = jobs.find(({ id }) => id === jobId);
      return job?.status !== 'delivered' || job.completionNotes !== notes;
    });
  return [
    ...twice.map((step) => `done twice: ${stepName(step)}`),
    ...unasked.map((step) => `done unasked: ${stepName(step)}`),
    ...unfinished.map((row) => `applied without effect: ${nameOf(row)}`),
  ];
}
