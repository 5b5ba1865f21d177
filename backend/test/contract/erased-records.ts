import type { Caller } from '../app/http';
import { expectStatus } from '../records/jobs';

/** Erases a customer and returns the number of the erasure. */
export async function eraseOne(admin: Caller, customer: number): Promise<number> {
  const path = `/api/privacy/people/customer/${customer}/erasures`;
  const erased = await admin.post(path, { name: 'Garage', reason: 'asked' });
  return expectStatus(erased, 201).id as number;
}
