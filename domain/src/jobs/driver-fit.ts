import { MAX_UNITS } from '../limits';
import { fold } from '../text/search-words';
import type { DriverStatus } from './driver-status';

interface Place {
  readonly city: string | null;
  readonly province: string | null;
}

/** What is known of the work of a driver. */
export interface DriverWork {
  readonly status: DriverStatus;
  /** Jobs assigned, picked up or in transit. */
  readonly activeJobs: number;
  readonly unitsOnBoard: number;
  readonly lastDrop: Place | null;
}

/** What a driver is wanted for. */
export interface WantedTruck {
  readonly units: number;
  readonly pickup: Place;
}

/** What of a job says what it asks of a driver. */
export interface DriversJob {
  readonly vehicleCount: number;
  readonly pickupCity: string | null;
  readonly pickupProvince: string | null;
}

/** What these jobs ask of one driver together: room for all, near where all of them begin. */
export function wantedTruck(jobs: readonly DriversJob[]): WantedTruck {
  const common = (field: 'pickupCity' | 'pickupProvince') => {
    const first = jobs[0]?.[field] ?? null;
    return jobs.every((job) => isSame(job[field], first)) ? first : null;
  };
  return {
    units: jobs.reduce((sum, { vehicleCount }) => sum + vehicleCount, 0),
    pickup: { city: common('pickupCity'), province: common('pickupProvince') },
  };
}

/** Why a driver fits best: ended where the job begins, in its province, or has nothing to do. */
export type FitReason = 'city' | 'province' | 'idle';

const STATUS_ORDER: Readonly<Record<DriverStatus, number>> = {
  available: 0,
  'on-route': 1,
  'off-duty': 2,
};
const REASONS: readonly (FitReason | null)[] = ['city', 'province', 'idle', null];

const isSame = (one: string | null, other: string | null) =>
  one !== null && other !== null && fold(one) === fold(other);

function hasRoom({ unitsOnBoard }: DriverWork, { units }: WantedTruck): boolean {
  return unitsOnBoard + units <= MAX_UNITS;
}

/** Null for whoever is not available, has no room, or has no more to offer than others. */
export function fitReason(driver: DriverWork, wanted: WantedTruck): FitReason | null {
  if (driver.status !== 'available' || !hasRoom(driver, wanted)) return null;
  const { lastDrop, activeJobs } = driver;
  const { city, province } = wanted.pickup;
  const isInProvince = isSame(lastDrop?.province ?? null, province);
  // Two provinces may have a town of one name.
  const isElsewhere = lastDrop?.province != null && province !== null && !isInProvince;
  if (isSame(lastDrop?.city ?? null, city) && !isElsewhere) return 'city';
  if (isInProvince) return 'province';
  return activeJobs === 0 ? 'idle' : null;
}

/**
 * The drivers as one would ask them: available ones first; among these who has room, then who is nearest, then who
 * has fewest jobs. The first fits best if `fitReason` gives a reason. Equals keep their order.
 */
export function byFit<D extends DriverWork>(
  drivers: readonly D[],
  wanted: WantedTruck | null,
): readonly D[] {
  const ranks = (driver: D): readonly number[] => [
    STATUS_ORDER[driver.status],
    wanted && !hasRoom(driver, wanted) ? 1 : 0,
    wanted ? REASONS.indexOf(fitReason(driver, wanted)) : 0,
    driver.activeJobs,
  ];
  const ranked = drivers.map((driver) => ({ driver, rank: ranks(driver) }));
  ranked.sort((a, b) => {
    const place = a.rank.findIndex((value, index) => value !== b.rank[index]);
    return place < 0 ? 0 : (a.rank[place] ?? 0) - (b.rank[place] ?? 0);
  });
  return ranked.map(({ driver }) => driver);
}

/** Who is asked first: somebody available who has room; null when nobody is. */
export function firstChoice<D extends DriverWork>(
  drivers: readonly D[],
  wanted: WantedTruck,
): D | null {
  const [first] = byFit(drivers, wanted);
  return first?.status === 'available' && hasRoom(first, wanted) ? first : null;
}
