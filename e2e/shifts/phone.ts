import type { DriverAccount } from '../support/people';

/** Something that a driver did, as the phone showed it to them. */
export interface Tap {
  readonly email: string;
  readonly jobId: number;
  readonly type:
    | 'status'
    | 'complete'
    | 'leave-unit'
    | 'take-unit'
    | 'check-unit'
    | 'load-anyway'
    | 'report-unit'
    | 'sign';
  readonly status: 'in-transit' | null;
  /** Of what was read at a car, the VIN; of a report, its note; of a signature, who signed. */
  readonly notes: string | null;
  /** When it really was. */
  readonly at: number;
  /** False when the phone was cut off before it showed that the tap was taken. */
  readonly isCertain: boolean;
}

/** The places that a shift photographs. */
export const SHIFT_PLACES = ['front', 'rear', 'vin-plate'] as const;
export type ShiftPlace = (typeof SHIFT_PLACES)[number];

/** A photo that a driver took, as the phone showed it to them. */
export interface Shot {
  readonly email: string;
  readonly unitId: number;
  readonly place: ShiftPlace;
  /** False when the phone was cut off before it showed that the photo was kept. */
  readonly isCertain: boolean;
}

/** A job of the shift, with the one of its units that is left behind and looked at, and its VIN. */
export interface ShiftJob {
  readonly id: number;
  readonly unitId: number;
  readonly vin: string;
}

/** A driver's phone, however it is made. The air around it is not its own. */
export interface Phone {
  signIn(driver: DriverAccount): Promise<void>;
  /**
   * Does the next step of the job; null when the phone offers none.
   * With `isCut` the phone dies in the same moment.
   */
  tap(jobId: number, notes: string, isCut: boolean): Promise<Tap | null>;
  /** Leaves the unit behind or, where it is, takes it back; null when the phone offers neither. */
  mark(job: ShiftJob, notes: string, isCut: boolean): Promise<Tap | null>;
  /**
   * Types a VIN for the unit and, where it is another one, loads it anyway; null when the phone does not
   * offer it.
   */
  check(job: ShiftJob, vin: string, isCut: boolean): Promise<Tap | null>;
  /** Reports on the unit, with one more damage each time; null when the phone does not offer it. */
  report(job: ShiftJob, notes: string, isCut: boolean): Promise<Tap | null>;
  /** Has somebody sign at the end where the driver is; null when the phone does not offer it. */
  sign(job: ShiftJob, name: string, isCut: boolean): Promise<Tap | null>;
  /** Takes a photo of the unit; null when the phone does not offer it. */
  photograph(job: ShiftJob, place: ShiftPlace, isCut: boolean): Promise<Shot | null>;
  /** The photos of whoever is signed in that the server refused and the phone still keeps. */
  refusedShots(): Promise<Pick<Shot, 'unitId' | 'place'>[]>;
  /** Writes half of the notes, dies, and tells whether they are there after the next start. */
  keepsDraft(jobId: number, notes: string): Promise<boolean>;
  kill(): Promise<void>;
  reload(): Promise<void>;
  /** From now on another tab is used; the first stays open. */
  openSecondTab(): Promise<void>;
  /** What the server knows the session by. */
  token(): Promise<string>;
  /** All that the phone shows of a job that is not this driver's; empty when that is nothing. */
  traceOf(jobId: number): Promise<string>;
  /** Waits until nothing waits to be sent any more. */
  settle(): Promise<void>;
  /** The texts of what was refused, as the driver reads them. */
  refused(): Promise<string>;
  /** What it shows and complains of, for whoever looks for a fault. */
  portrait(): Promise<string>;
  close(): Promise<void>;
}
