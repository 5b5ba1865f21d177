import type { APIRequestContext } from '@playwright/test';
import { makeDriver, type DriverAccount } from '../../support/people';

export const HONDA = '2003 Honda Accord, 3A004352';

interface HondaJob {
  readonly id: number;
  readonly driver: DriverAccount;
}

/** A job with one Honda for a new driver. */
export async function makeHondaJob(
  api: APIRequestContext,
  name: string,
  { status = 'assigned' } = {},
): Promise<HondaJob> {
  const driver = await makeDriver(api, name);
  const made = await api.post('/api/jobs', {
    data: {
      ...{ driverId: driver.driverId, status },
      vehicleUnitsData: [{ year: 2003, make: 'Honda', model: 'Accord', vinLast8: '3A004352' }],
    },
  });
  return { id: ((await made.json()) as { id: number }).id, driver };
}
