import { isCheck, isMark, isReport, isSign, jobName } from './names';
import type { Shot, Tap } from './phone';
import { wrongSignatures } from './sign-ledger';
import { wrongChecks, wrongMarks, wrongReports } from './unit-ledger';

/** A row of the server's log of what phones sent. */
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
  /** What the driver wrote to the unit that is left behind; null where none is. */
  readonly leftNote: string | null;
  /** What was read at the unit that is looked at; null where nothing was. */
  readonly checkedVin: string | null;
  readonly pickupSignedBy: string | null;
  readonly deliverySignedBy: string | null;
}

/** A photo that the server has, or that a phone keeps. */
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
  /** What each driver reads of refusals at the end. */
  readonly refusedTexts: ReadonlyMap<string, string>;
  /** The notes among the refusals that dispatch reads, job by job; absent for a deleted one. */
  readonly refusedNotes: ReadonlyMap<number, readonly (string | null)[]>;
  readonly photos: readonly PhotoNow[];
  /** The reports that stand, by the notes in them. */
  readonly reportNotes: readonly { readonly jobId: number; readonly note: string | null }[];
  /** In the order of their sealing. */
  readonly sealed: readonly Sealed[];
  /** What the server itself finds wrong with them. */
  readonly sealFaults: readonly string[];
  /** What the server refused and the drivers still have. */
  readonly refusedShots: readonly PhotoNow[];
}

/** How far the time of a tap may be off: far more than a busy machine takes, far less than a wrong clock. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

const nameOf = ({ email, jobId, type, status, notes }: Tap | Logged) =>
  `${email} job ${String(jobId)} ${type} ${status ?? ''} ${notes ?? ''}`.trim();

const namesOf = (all: readonly (Tap | Logged)[]) => all.map(nameOf).join(' | ');

/** What must hold after a shift, whatever happened in it; each fault in words. */
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

/** A step that the screen took is never on offer again: no driver's job goes back. */
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

/** Every tap is in the log once; one that was cut off, at most once; nothing else is. */
function lostOrInvented(taps: readonly Tap[], logged: readonly Logged[]): string[] {
  const least = taps.filter(({ isCertain }) => isCertain).map(nameOf);
  return between(least, taps.map(nameOf), logged.map(nameOf));
}

/** Each photo is with the server or still with its driver, once, at the unit and place of which it was taken. */
export function photoFaults(shots: readonly Shot[], { photos, refusedShots }: Facts): string[] {
  const shotName = ({ email, unitId, place }: PhotoNow) =>
    `${email} photo of unit ${String(unitId)}, ${place}`;
  const least = shots.filter(({ isCertain }) => isCertain).map(shotName);
  return between(least, shots.map(shotName), [...photos, ...refusedShots].map(shotName));
}

/** What was found less often than it certainly was done, or more often than it may have been. */
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

/** Each driver's taps reached the server in the order in which they were made. */
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

/** What arrived of a driver, and the taps that it can be of. */
function ofDriver(email: string, taps: readonly Tap[], logged: readonly Logged[]) {
  const rows = logged.filter((row) => row.email === email);
  const arrived = new Set(rows.map(nameOf));
  return { rows, made: taps.filter((tap) => arrived.has(nameOf(tap))) };
}

/**
 * The tap of each row, in their order; null where there is no such order. Only those that were cut off may be
 * missing, the earlier one of two alike: a step that was kept is not offered again.
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

/** What was refused is in front of the driver and of dispatch, with its notes. */
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

/** What was applied is on its job, once; what was not, is nowhere. */
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
