import { MAX_UNITS } from '../limits';
import { fold } from '../text/search-words';
import type { DriverStatus } from './driver-status';

interface Place {
  readonly city: string | null;
  readonly province: string | null;
}

export interface DriverWork {
  readonly status: DriverStatus;
  /** Jobs assigned, picked up or in transit. */
  readonly activeJobs: number;
  readonly unitsOnBoard: number;
  readonly lastDrop: Place | null;
}

export interface WantedTruck {
  readonly units: number;
  readonly pickup: Place;
}

export interface DriversJob {
  readonly vehicleCount: number;
  readonly pickupCity: string | null;
  readonly pickupProvince: string | null;
}

/** Combined requirements of several jobs for one driver: capacity for all units, and the pickup they share. */
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

/** Why a driver fits best: the last drop-off is in the pickup city or province, or the driver has no jobs. */
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

/** Null for a driver who is not available, has no capacity, or has no advantage. */
export function fitReason(driver: DriverWork, wanted: WantedTruck): FitReason | null {
  if (driver.status !== 'available' || !hasRoom(driver, wanted)) return null;
  const { lastDrop, activeJobs } = driver;
  const { city, province } = wanted.pickup;
  const isInProvince = isSame(lastDrop?.province ?? null, province);
  // Two provinces may have cities of the same name.
  const isElsewhere = lastDrop?.province != null && province !== null && !isInProvince;
  if (isSame(lastDrop?.city ?? null, city) && !isElsewhere) return 'city';
  if (isInProvince) return 'province';
  return activeJobs === 0 ? 'idle' : null;
}

/**
 * Sorts drivers by status, capacity, distance and number of jobs. The first one fits best if `fitReason` returns a
 * reason. Ties keep their order.
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

/** The best available driver with capacity; null if there is none. */
export function firstChoice<D extends DriverWork>(
  drivers: readonly D[],
  wanted: WantedTruck,
): D | null {
  const [first] = byFit(drivers, wanted);
  return first?.status === 'available' && hasRoom(first, wanted) ? first : null;
}
