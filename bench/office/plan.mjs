/**
 * The load of a large office. A dispatcher reads something every two seconds, including list reloads after others'
 * changes, and saves twice a minute. A driver's phone has a tap a minute while vehicles are loaded, and fetches its
 * jobs twice a minute. A program sends a request every two seconds, half of its token's limit.
 */
export const PACE_MS = { console: 2_000, phoneLook: 30_000, phoneTap: 60_000, program: 2_000 };

/** The actions of a console, in percent. */
export const CONSOLE_SHARES = {
  'Console: one job': 30,
  'Console: active jobs, a page of 50': 20,
  'Console: search': 15,
  'Console: dashboard, statistics': 10,
  'Console: dashboard, recent jobs': 10,
  'Console: completed jobs, a page of 50': 5,
  'Console: customer type-ahead': 3,
  'Console: change a job': 5,
  'Console: create a job': 2,
};

/** One of four requests of a program creates a job. */
export const PROGRAM_CREATES_EVERY = 4;

export const WORDS = ['halifax', 'motors', 'laval', 'JOB-0000', 'red deer', 'montreal'];

/** The taps of one job, in order. */
export const TAPS_OF_A_JOB = 3;

/**
 * @typedef {object} Office
 * @property {number} consoles
 * @property {number} phones
 * @property {number} programs
 * @property {number} warmSeconds
 * @property {number} seconds that are measured
 */

/** Enough jobs for all taps of the whole time. @param {Office} office */
export function jobsOfPhone({ warmSeconds, seconds }) {
  const taps = ((warmSeconds + seconds) * 1000 * 2) / PACE_MS.phoneTap;
  return Math.ceil(taps / TAPS_OF_A_JOB) + 1;
}

/** @param {number} turn */
export function newJob(turn) {
  return {
    ...{ pickupAddress: `${String(turn)} Industrial Road`, pickupCity: 'Laval' },
    ...{ dropoffAddress: '12 Railway Avenue', dropoffCity: 'Halifax', price: 950 },
    vehicleUnitsData: [{ year: 2021, make: 'Kia', model: 'Rio' }],
  };
}
