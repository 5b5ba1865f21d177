import type { APIRequestContext } from '@playwright/test';
import type { DriverAccount } from '../support/people';
import type { ShiftJob } from './phone';
import type { Random } from './random';

/** Actions of dispatch during the shift. */
export class DispatchDesk {
  private readonly deleted = new Set<number>();

  constructor(
    private readonly api: APIRequestContext,
    private readonly random: Random,
    private readonly tell: (what: string) => void,
  ) {}

  async makeJob({ driverId }: DriverAccount): Promise<ShiftJob> {
    const vin = `KNADM5A3${String(this.random.int(1_000_000_000)).padStart(9, '0')}`;
    const vehicleUnitsData = [{ make: 'Kia', vinLast8: vin }, { make: 'Ford' }];
    const places = { pickupCity: 'Laval', dropoffCity: 'Toronto' };
    const data = { driverId, ...places, vehicleUnitsData };
    const answer = await this.api.post('/api/jobs', { data });
    const job = (await answer.json()) as { id: number; jobVehicles: { id: number }[] };
    return { id: job.id, unitId: job.jobVehicles[0]?.id ?? 0, vin };
  }

  /** Changes a job without the driver's knowledge. */
  async change(id: number, { driverId }: DriverAccount): Promise<void> {
    if (this.deleted.has(id)) return;
    const path = `/api/jobs/${String(id)}`;
    const dice = this.random.int(4);
    if (dice === 0) {
      this.tell(`${String(id)} is given to the other driver`);
      await this.api.put(path, { data: { driverId } });
    } else if (dice === 1) {
      this.tell(`${String(id)} is deleted`);
      this.deleted.add(id);
      await this.api.delete(path);
    } else if (dice === 2) {
      this.tell(`${String(id)} is delivered by dispatch`);
      await this.api.put(path, { data: { status: 'delivered' } });
    } else {
      this.tell(`${String(id)} gets another address`);
      await this.api.put(path, { data: { pickupCity: `City ${String(this.random.int(1000))}` } });
    }
  }

  async isOf(id: number, { driverId }: DriverAccount): Promise<boolean> {
    const answer = await this.api.get(`/api/jobs/${String(id)}`);
    if (!answer.ok()) return false;
    return ((await answer.json()) as { driverId: number | null }).driverId === driverId;
  }
}
