import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describeHttp } from '../app/http';
import { driverIdOf, expectStatus } from '../records/jobs';
import { makeServiceAccount, makeServiceToken } from '../accounts/tokens';

const EXAMPLE = join(__dirname, '../../../clients/typescript/examples/dispatch-a-job.ts');

/** Runs the example as a reader would, in its own process. */
function runExample(address: string, token: string, order: string) {
  const child = spawn(process.execPath, [EXAMPLE, order], {
    env: { DISPATCH_URL: address, DISPATCH_TOKEN: token, POLL_SECONDS: '0.05' },
  });
  let told = '';
  let printed = '';
  let heard: () => void = () => undefined;
  child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
  child.stderr.on('data', (text: Buffer) => {
    told += text.toString();
    heard();
  });
  const ended = new Promise<{ code: number | null; printed: string; told: string }>((resolve) =>
    child.once('close', (code) => {
      heard();
      resolve({ code, printed, told });
    }),
  );
  return {
    ended,
    /** Returns its matching output; fails if the process ends without it. */
    async says(wanted: RegExp): Promise<string> {
      for (;;) {
        const found = wanted.exec(told)?.[1];
        if (found !== undefined) return found;
        if (child.exitCode !== null) throw new Error(`It ended: ${told}`);
        await new Promise<void>((resolve) => (heard = resolve));
      }
    },
  };
}

describeHttp('The example of the typed client', (api) => {
  test('creates a job, waits until it is delivered, and exports it', async () => {
    const account = await makeServiceAccount(api(), 'Orders');
    const { secret } = await makeServiceToken(api(), account, [
      'jobs:read',
      'jobs:write',
      'export:read',
    ]);
    const example = runExample(api().address, secret, 'ORDER-77');
    const reference = await example.says(/(JOB-\d{6}) is pending/);
    const admin = await api().as('admin');
    const path = `/api/jobs/${String(Number(reference.slice(4)))}`;
    const driverId = driverIdOf(api(), 'driver');
    expectStatus(await admin.put(path, { driverId, status: 'assigned' }), 200);
    await example.says(/(is assigned)/);
    expectStatus(await admin.post(`${path}/complete`, {}), 200);
    const { code, printed } = await example.ended;
    expect(code).toBe(0);
    const lines = printed.trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(reference);
    expect(lines[1]).toContain('ORDER-77');
    expect((await admin.get(path)).body.poNumber).toBe('ORDER-77');
  });

  test("ends with the server's message when it is refused", async () => {
    const account = await makeServiceAccount(api(), 'Reader');
    const { secret } = await makeServiceToken(api(), account, ['jobs:read']);
    const { code, told } = await runExample(api().address, secret, 'ORDER-78').ended;
    expect(code).toBe(1);
    expect(told).toContain("The token lacks the scope 'jobs:write'.");
  });
});
