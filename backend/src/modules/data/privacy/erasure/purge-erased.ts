import { toNumber } from '../../../../database/rows';
import type { ErasureGround } from './erasure-ground';

/** Hours of the company's night, when a pause of some seconds does no harm. */
const NIGHT_HOURS = [0, 1, 2, 3, 4];

/** Removes erased data from indexes and free pages: immediately in a small database, otherwise in the next night. */
export async function purgeErased(ground: ErasureGround): Promise<void> {
  const { database, transactions, clock, settings } = ground;
  const due = await database.query<{ id: unknown }>(
    'SELECT id FROM erasures WHERE finishedAt IS NOT NULL AND purgedAt IS NULL',
  );
  if (due.length === 0) return;
  const hour = hourIn(settings.company.timeZone, clock.now());
  if (!(await database.purgeDeleted(NIGHT_HOURS.includes(hour)))) return;
  const ids = due.map(({ id }) => toNumber(id));
  await transactions.run((tx) =>
    tx.manager.query(
      `UPDATE erasures SET purgedAt = ? WHERE id IN (${ids.map(() => '?').join(', ')})`,
      [clock.now(), ...ids],
    ),
  );
}

function hourIn(timeZone: string, at: Date): number {
  return Number(
    new Intl.DateTimeFormat('en-CA', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at),
  );
}
