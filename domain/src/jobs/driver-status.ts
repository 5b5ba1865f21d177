export const DRIVER_STATUSES = ['available', 'on-route', 'off-duty'] as const;
export type DriverStatus = (typeof DRIVER_STATUSES)[number];

export function isDriverStatus(value: unknown): value is DriverStatus {
  return DRIVER_STATUSES.some((status) => status === value);
}

/**
 * The driver's status after one of their jobs was started or delivered (server rules "Jobs"). `remainingLoadedJobs`
 * counts their other jobs that are picked up or in transit.
 */
export function driverStatusAfter(
  event: 'started' | 'delivered',
  current: DriverStatus,
  remainingLoadedJobs: number,
): DriverStatus {
  if (event === 'started') return 'on-route';
  if (current === 'off-duty' || remainingLoadedJobs > 0) return current;
  return 'available';
}
