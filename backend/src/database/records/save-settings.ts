import type { EntityTarget } from 'typeorm';
import type { Tx } from '../transactions/transaction';
import { updateVersioned, type Versioned } from './compare-and-swap';

/** The row of a settings table with one row. */
export const ONLY_ROW = 1;

/**
 * Writes settings that this transaction has locked. The first change creates the row from `blank`. Until then the
 * settings count as version 1, so the new row has version 2.
 */
export async function saveSettings<E extends Versioned & { updatedAt: Date }>(
  tx: Tx,
  entity: EntityTarget<E>,
  stored: { readonly id: number; readonly version: number } | null,
  { blank, changed }: { readonly blank: object; readonly changed: object },
  now: Date,
): Promise<void> {
  if (stored === null) {
    const made = { version: 2, createdAt: now, updatedAt: now };
    const row: object = { ...blank, ...changed, ...made };
    await tx.manager.insert(entity, row);
  } else {
    const fields = changed as Partial<E>; // checked against the columns
    await updateVersioned(tx, entity, stored.id, stored.version, fields, now);
  }
}
