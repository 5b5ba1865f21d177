import type { DriverAccount } from '../support/people';

/** A driver's action, as the phone showed it. */
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
  /** The VIN that was read, the note of a report, or the signer's name. */
  readonly notes: string | null;
  /** The actual time. */
  readonly at: number;
  /** False if the phone was cut off before it confirmed the tap. */
  readonly isCertain: boolean;
}

/** The places photographed in a shift. */
export const SHIFT_PLACES = ['front', 'rear', 'vin-plate'] as const;
export type ShiftPlace = (typeof SHIFT_PLACES)[number];

/** A driver's photo, as the phone showed it. */
export interface Shot {
  readonly email: string;
  readonly unitId: number;
  readonly place: ShiftPlace;
  /** False if the phone was cut off before it confirmed the photo. */
  readonly isCertain: boolean;
}

/** A job of the shift, with the unit that is left behind and inspected, and its VIN. */
export interface ShiftJob {
  readonly id: number;
  readonly unitId: number;
  readonly vin: string;
}

/** A driver's phone, simulated or in a browser. The network around it is not part of it. */
export interface Phone {
  signIn(driver: DriverAccount): Promise<void>;
  /** Does the next step of the job; null if the phone offers none. With `isCut` the phone dies at the same moment. */
  tap(jobId: number, notes: string, isCut: boolean): Promise<Tap | null>;
  /** Leaves the unit behind, or undoes it; null if the phone offers neither. */
  mark(job: ShiftJob, notes: string, isCut: boolean): Promise<Tap | null>;
  /** Types a VIN for the unit and, if it is another one, loads the unit anyway; null if the phone does not offer it. */
  check(job: ShiftJob, vin: string, isCut: boolean): Promise<Tap | null>;
  /** Reports on the unit, with one more damage each time; null if the phone does not offer it. */
  report(job: ShiftJob, notes: string, isCut: boolean): Promise<Tap | null>;
  /** Gets a signature at the current stage; null if the phone does not offer it. */
  sign(job: ShiftJob, name: string, isCut: boolean): Promise<Tap | null>;
  /** Takes a photo of the unit; null if the phone does not offer it. */
  photograph(job: ShiftJob, place: ShiftPlace, isCut: boolean): Promise<Shot | null>;
  /** Photos of the signed-in driver that the server refused and that are still on the phone. */
  refusedShots(): Promise<Pick<Shot, 'unitId' | 'place'>[]>;
  /** Types half of the notes, dies, and returns whether they are restored at the next start. */
  keepsDraft(jobId: number, notes: string): Promise<boolean>;
  kill(): Promise<void>;
  reload(): Promise<void>;
  /** Switches to another tab; the first stays open. */
  openSecondTab(): Promise<void>;
  /** The token of the session. */
  token(): Promise<string>;
  /** Everything that the phone shows of another driver's job; empty if nothing. */
  traceOf(jobId: number): Promise<string>;
  /** Waits until no update is pending. */
  settle(): Promise<void>;
  /** The texts of refusals, as shown to the driver. */
  refused(): Promise<string>;
  /** The phone's screen and errors, for debugging. */
  portrait(): Promise<string>;
  close(): Promise<void>;
}
