import { Lanes } from './lanes';
import { LEASE_MS } from './renewing';

/** A queue of one lane whose claims end when the test says so. */
function heldQueue() {
  const claims: { give(tasks: readonly number[]): void; fail(): void }[] = [];
  const done: number[] = [];
  const failures: unknown[] = [];
  const lanes = new Lanes<'lane', number>({
    atOnce: 2,
    lanes: () => ['lane'],
    take: () =>
      new Promise((resolve, reject) => {
        claims.push({ give: resolve, fail: () => reject(new Error('no')) });
      }),
    renew: () => Promise.resolve(),
    run: (task) => Promise.resolve(void done.push(task)),
    failed: (error) => failures.push(error),
  });
  return { lanes, claims, done, failures };
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('Lanes', () => {
  test('claim again for a wake-up during a claim that fails', async () => {
    const { lanes, claims, done, failures } = heldQueue();
    const looking = lanes.look();
    await nextTurn();
    const woken = lanes.lookAt('lane');
    claims[0]?.fail();
    await nextTurn();
    expect(failures).toHaveLength(1);
    claims[1]?.give([7]);
    await nextTurn();
    expect(done).toEqual([7]);
    claims[2]?.give([]); // the task that ended made room
    await Promise.all([looking, woken]);
    await lanes.stop();
    expect(claims).toHaveLength(3);
  });

  test('claim nothing more after a failure without a wake-up', async () => {
    const { lanes, claims, failures } = heldQueue();
    const looking = lanes.look();
    await nextTurn();
    claims[0]?.fail();
    await looking;
    expect([claims.length, failures.length]).toEqual([1, 1]);
  });

  test('renew the claim of a task until it ends', async () => {
    let end = () => {};
    let renewals = 0;
    const tasks = [1];
    const lanes = new Lanes<'lane', number>({
      atOnce: 1,
      lanes: () => ['lane'],
      take: () => Promise.resolve(tasks.splice(0)),
      renew: () => Promise.resolve((renewals += 1)),
      run: () => new Promise((resolve) => (end = resolve)),
      failed: () => undefined,
    });
    jest.useFakeTimers();
    try {
      await lanes.look();
      await jest.advanceTimersByTimeAsync(LEASE_MS);
      expect(renewals).toBeGreaterThan(1);
      const ended = renewals;
      end();
      await lanes.stop();
      await jest.advanceTimersByTimeAsync(LEASE_MS);
      expect(renewals).toBe(ended);
    } finally {
      jest.useRealTimers();
    }
  });
});
