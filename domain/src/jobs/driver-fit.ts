import { MAX_UNITS } from '../limits';
import { isSameCity, isSameProvince, roadKm, type Place } from '../places/distance';
import { fold } from '../text/search-words';
import type { DriverStatus } from './driver-status';

export interface DriverWork {
  readonly status: DriverStatus;
  /** Jobs assigned, picked up or in transit. */
  readonly activeJobs: number;
  readonly unitsOnBoard: number;
  /** Units of jobs that are assigned and not yet picked up. */
  readonly unitsAssigned: number;
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

/**
 * Why a driver fits best: the last drop-off is in the pickup city, near it or in its province, or the driver has no jobs
 * and is not known to be far away.
 */
export type FitReason = 'city' | 'near' | 'province' | 'idle';

const STATUS_ORDER: Readonly<Record<DriverStatus, number>> = {
  available: 0,
  'on-route': 1,
  'off-duty': 2,
};
const NEAR_KM = 150;
const FAR_KM = 500;
/** Assumed for drivers whose way to the pickup is not known. */
const UNKNOWN_KM = { sameProvince: 250, elsewhere: 1000 };
/** How much further away an empty truck may be for each unit that another driver has already. */
const KM_PER_UNIT = 50;

const isSame = (one: string | null, other: string | null) =>
  one !== null && other !== null && fold(one) === fold(other);

function hasRoom({ unitsOnBoard }: DriverWork, { units }: WantedTruck): boolean {
  return unitsOnBoard + units <= MAX_UNITS;
}

/** The driver's units with the wanted ones, if they are more than one truck takes; else null. */
export function unitsOverTruck(
  { unitsOnBoard, unitsAssigned }: Pick<DriverWork, 'unitsOnBoard' | 'unitsAssigned'>,
  { units }: Pick<WantedTruck, 'units'>,
): number | null {
  const all = unitsOnBoard + unitsAssigned + units;
  return all > MAX_UNITS ? all : null;
}

function kmTo({ lastDrop }: DriverWork, { pickup }: WantedTruck): number | null {
  if (lastDrop === null) return null;
  return isSameCity(lastDrop, pickup) ? 0 : roadKm(lastDrop, pickup);
}

/** The way to the pickup, and the work that the driver has already, in kilometres. */
function effort(driver: DriverWork, wanted: WantedTruck): number {
  const { lastDrop, unitsAssigned, unitsOnBoard } = driver;
  const isNear = lastDrop !== null && isSameProvince(lastDrop, wanted.pickup);
  const km = kmTo(driver, wanted) ?? UNKNOWN_KM[isNear ? 'sameProvince' : 'elsewhere'];
  return km + KM_PER_UNIT * (unitsAssigned + unitsOnBoard);
}

/** Null for a driver who is not available, has no capacity, or has no advantage. */
export function fitReason(driver: DriverWork, wanted: WantedTruck): FitReason | null {
  if (driver.status !== 'available' || !hasRoom(driver, wanted)) return null;
  const { lastDrop, activeJobs } = driver;
  const km = kmTo(driver, wanted);
  if (km === 0) return 'city';
  if (km !== null && km <= NEAR_KM) return 'near';
  if (lastDrop !== null && isSameProvince(lastDrop, wanted.pickup)) return 'province';
  return activeJobs === 0 && (km === null || km <= FAR_KM) ? 'idle' : null;
}

/**
 * Sorts drivers by status, capacity, effort and number of jobs. The first one fits best if `fitReason` returns a
 * reason. Ties keep their order.
 */
export function byFit<D extends DriverWork>(
  drivers: readonly D[],
  wanted: WantedTruck | null,
): readonly D[] {
  const ranks = (driver: D): readonly number[] => [
    STATUS_ORDER[driver.status],
    wanted && !hasRoom(driver, wanted) ? 1 : 0,
    wanted ? effort(driver, wanted) : 0,
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
