import { withNewer } from '../store/copies';
import { commitStep, offlineDatabase } from '../store/database';
import type { Operation, OperationResult } from './operation';

/**
 * Stores an operation and deletes its draft in one transaction. Resolves to the id of the database.
 */
export async function storeOperation(
  operation: Operation,
  draftKey: string | null,
): Promise<string | null> {
  const stores = ['operations', 'drafts', 'birth'] as const;
  const step = (await offlineDatabase()).transaction(stores, 'readwrite', { durability: 'strict' });
  const changes: Promise<unknown>[] = [step.objectStore('operations').add(operation)];
  if (draftKey !== null)
    changes.push(step.objectStore('drafts').delete([operation.userId, draftKey]));
  const asked = Promise.all([step.objectStore('birth').get('id'), ...changes]);
  const [storeId] = await commitStep(step, asked);
  return storeId ?? null;
}

/** A user's waiting and refused operations, oldest tap first. */
export async function listOperations(userId: number): Promise<Operation[]> {
  return (await readOperations(userId)).operations;
}

/** The same, and the id of the database. */
export async function readOperations(
  userId: number,
): Promise<{ operations: Operation[]; storeId: string | null }> {
  const step = (await offlineDatabase()).transaction(['operations', 'birth']);
  const asked = Promise.all([
    step.objectStore('operations').index('userId').getAll(userId),
    step.objectStore('birth').get('id'),
  ]);
  const [operations, storeId] = await commitStep(step, asked);
  return { operations, storeId: storeId ?? null };
}

export async function countWaiting(): Promise<number> {
  const step = (await offlineDatabase()).transaction('operations');
  const all = await commitStep(step, step.store.getAll());
  return all.filter(({ refusal }) => refusal === null).length;
}

/**
 * In one transaction: deletes applied operations, marks refused ones, keeps those to retry, and
 * updates the job copies.
 */
export async function settleOperations(
  userId: number,
  results: readonly OperationResult[],
): Promise<void> {
  const work = (await offlineDatabase()).transaction(['operations', 'copies'], 'readwrite', {
    durability: 'strict',
  });
  const operations = work.objectStore('operations');
  for (const { id, outcome, code, message } of results) {
    const cursor = await operations.index('id').openCursor(id);
    if (!cursor) continue;
    if (outcome === 'applied' || outcome === 'duplicate') await cursor.delete();
    if (outcome === 'rejected')
      await cursor.update({ ...cursor.value, refusal: { code, message } });
  }
  const jobs = results.flatMap(({ job }) => (job === null ? [] : [job]));
  let copy = await work.objectStore('copies').index('userId').openCursor(userId);
  while (copy) {
    await copy.update({ ...copy.value, copy: withNewer(copy.value.copy, jobs) });
    copy = await copy.continue();
  }
  await work.done;
}

export async function removeOperation(id: string): Promise<void> {
  const work = (await offlineDatabase()).transaction('operations', 'readwrite');
  const place = await work.store.index('id').getKey(id);
  if (place !== undefined) await work.store.delete(place);
  await work.done;
}
