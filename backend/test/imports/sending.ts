import { Outbox } from '../../src/workers/outbox';
import type { Answer, Caller } from '../caller';
import type { TestApi } from '../http';
import { expectStatus } from '../jobs';

/** Uploads a file for a preview. */
export function sendFile(
  caller: Caller,
  content: Uint8Array | string,
  query: Readonly<Record<string, string>> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const address = new URLSearchParams({ kind: 'jobs', fileName: 'orders.csv', ...query });
  return caller.send('POST', `/api/imports?${String(address)}`, Buffer.from(content), {
    'Content-Type': 'text/csv',
    ...headers,
  });
}

/** Starts an import, runs all its background tasks, and returns the resulting import. */
export async function runToEnd(api: TestApi, caller: Caller, id: number, what = 'run') {
  expectStatus(await caller.post(`/api/imports/${String(id)}/${what}`), 200);
  await api.app.get(Outbox).drain();
  return expectStatus(await caller.get(`/api/imports/${String(id)}`), 200);
}

export const HEADS = [
  'Customer',
  'Email',
  'Pickup address',
  'Delivery address',
  'Pickup date',
  'VIN',
  'Price',
];

/** A row for these headers without any problem. */
export function goodRow(customer: string, vin: string, more: readonly string[] = []): string[] {
  const [date = '2026-04-20', price = '650'] = more;
  return [
    customer,
    '',
    '12 Main St, Laval QC H7A 1A1',
    '55 Front Street West, Toronto ON M5J 1E6',
    date,
    vin,
    price,
  ];
}

/** Downloads a file as bytes. */
export async function download(caller: Caller, path: string): Promise<Buffer> {
  const { status, bytes } = await caller.download(path);
  expect(status).toBe(200);
  return bytes;
}
