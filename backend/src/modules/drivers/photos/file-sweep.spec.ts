import { AsyncLocalStorage } from 'node:async_hooks';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describeWithDatabase } from '../../../../test/databases/databases';
import { TestApi } from '../../../../test/app/http';
import { expectStatus, makeCustomer } from '../../../../test/records/jobs';
import {
  fetchImage,
  jpeg,
  makeTarget,
  png,
  sendLogo,
  takePhoto,
  type Target,
} from '../../../../test/reports/photos';
import { storeInvoice } from '../../../../test/stored/stored-invoice';
import { PREFIXES } from '../../../storage/file-name';
import { KeepFiles } from '../../base/kept-files/keep-files';
import { sweepFiles } from './file-sweep';

const HOUR_MS = 60 * 60 * 1000;

describeWithDatabase('The file sweep', (makeDatabase) => {
  let api: TestApi;
  let target: Target;
  beforeEach(async () => {
    api = await TestApi.start(await makeDatabase(), { SESSION_HOURS: '720' });
    target = await makeTarget(api);
  });
  afterEach(() => api.stop());

  const storage = () => api.core.storage;
  async function sweep() {
    const missing: string[] = [];
    const removed = await sweepFiles(api.core, (names) => missing.push(...names));
    return { removed, missing };
  }

  async function names(): Promise<string[]> {
    const lists = await Promise.all(PREFIXES.map((prefix) => storage().list(prefix)));
    return lists.flat().map(({ name }) => name);
  }

  /** Makes a file look stored this long ago, by the server's clock. */
  async function age(name: string, hours: number): Promise<void> {
    const at = new Date(api.clock.now().getTime() - hours * HOUR_MS);
    await utimes(join(api.settings.dataDir, 'files', name.slice(0, 2), name), at, at);
  }

  test('keeps the files of photos of any age, and removes unused files after a day', async () => {
    const photo = await takePhoto(api, target);
    const kept = await names();
    expect(kept).toHaveLength(2);
    for (const name of kept) await age(name, 1000);
    const young = await storage().put(Buffer.from('young'));
    await age(young, 23);
    const old = await storage().put(Buffer.from('old'));
    await age(old, 25);
    expect(await sweep()).toEqual({ removed: 1, missing: [] });
    expect((await names()).sort()).toEqual([...kept, young].sort());
    expect((await fetchImage(api, 'driver', `/api/photos/${photo.id}`)).status).toBe(200);
  });

  test('keeps the files of a deleted photo for a day', async () => {
    const { id } = await takePhoto(api, target);
    for (const name of await names()) await age(name, 1000);
    const admin = await api.as('admin');
    expectStatus(await admin.delete(`/api/photos/${id}`), 204);
    api.clock.advance(23 * HOUR_MS);
    expect(await sweep()).toEqual({ removed: 0, missing: [] });
    api.clock.advance(2 * HOUR_MS);
    expect(await sweep()).toEqual({ removed: 2, missing: [] });
    expect(await names()).toEqual([]);
  });

  test('keeps files that another photo uses', async () => {
    const { id } = await takePhoto(api, target);
    const other = await takePhoto(api, target);
    for (const name of await names()) await age(name, 1000);
    const admin = await api.as('admin');
    expectStatus(await admin.delete(`/api/photos/${id}`), 204);
    api.clock.advance(25 * HOUR_MS);
    expect(await sweep()).toEqual({ removed: 0, missing: [] });
    expect((await fetchImage(api, 'admin', `/api/photos/${other.id}`)).status).toBe(200);
  });

  test('reports missing files, and their photos return 404', async () => {
    const { id } = await takePhoto(api, target, { content: await jpeg({ shade: 7 }) });
    const gone = await names();
    for (const name of gone) await storage().delete(name);
    const { removed, missing } = await sweep();
    expect([removed, [...missing].sort()]).toEqual([0, gone.sort()]);
    expect((await fetchImage(api, 'admin', `/api/photos/${id}`)).status).toBe(404);
  });

  test('continues after a file that cannot be deleted, and reports missing files all the same', async () => {
    await takePhoto(api, target);
    const [gone = ''] = await names();
    await storage().delete(gone);
    const unused = await Promise.all(
      ['one', 'two', 'three'].map((content) => storage().put(Buffer.from(content))),
    );
    for (const name of unused) await age(name, 25);
    const [stuck = ''] = [...unused].sort();
    const remove = storage().delete.bind(storage());
    const spy = jest
      .spyOn(storage(), 'delete')
      .mockImplementation((name) =>
        name === stuck ? Promise.reject(new Error('EIO')) : remove(name),
      );
    const missing: string[] = [];
    const sweeping = sweepFiles(api.core, (found) => missing.push(...found));
    await expect(sweeping).rejects.toThrow('EIO');
    expect(missing).toEqual([gone]);
    expect((await names()).filter((name) => unused.includes(name))).toEqual([stuck]);
    spy.mockRestore();
    expect(await sweep()).toEqual({ removed: 1, missing: [gone] });
  });

  test("keeps the company's logo, and deletes it a day after it was removed", async () => {
    expectStatus(await sendLogo(api, await png()), 200);
    const [logo = ''] = await names();
    await age(logo, 1000);
    expect(await sweep()).toEqual({ removed: 0, missing: [] });
    await storage().delete(logo);
    expect(await sweep()).toEqual({ removed: 0, missing: [logo] });
    expectStatus(await sendLogo(api, await png({ shade: 7 })), 200);
    const admin = await api.as('admin');
    expectStatus(await admin.delete('/api/company/logo'), 200);
    for (const name of await names()) await age(name, 25);
    expect(await sweep()).toEqual({ removed: 1, missing: [] });
    expect(await names()).toEqual([]);
  });

  test('keeps the PDF of an invoice, and reports a missing one', async () => {
    const pdfHash = await storage().put(Buffer.from('paper'));
    const customerId = await makeCustomer(api, 'Garage Bélanger');
    await storeInvoice(api, { customerId, pdfHash });
    await age(pdfHash, 1000);
    expect(await sweep()).toEqual({ removed: 0, missing: [] });
    expect(await names()).toEqual([pdfHash]);
    await storage().delete(pdfHash);
    expect(await sweep()).toEqual({ removed: 0, missing: [pdfHash] });
  });

  test('makes a photo stored again if its files are swept before its row is written', async () => {
    const content = await jpeg({ shade: 11 });
    const { id } = await takePhoto(api, target, { content });
    expectStatus(await (await api.as('admin')).delete(`/api/photos/${id}`), 204);
    api.clock.advance(25 * HOUR_MS);
    const has = storage().has.bind(storage());
    const spy = jest.spyOn(storage(), 'has').mockImplementationOnce(async (name) => {
      const isThere = await has(name);
      for (const each of await names()) await age(each, 1000);
      expect(await sweep()).toEqual({ removed: 2, missing: [] });
      return isThere;
    });
    const again = await takePhoto(api, target, { content });
    spy.mockRestore();
    expect(await names()).toHaveLength(2);
    expect((await fetchImage(api, 'admin', `/api/photos/${again.id}`)).status).toBe(200);
  });

  test('calls the file store only outside transactions', async () => {
    const inTransaction = new AsyncLocalStorage<true>();
    const { transactions } = api.core;
    const run = transactions.run.bind(transactions);
    jest
      .spyOn(transactions, 'run')
      .mockImplementation((work) => run((tx) => inTransaction.run(true, () => work(tx))));
    const calls: [string, true | undefined][] = [];
    const { put, has, delete: remove } = storage();
    const note = (call: string) => calls.push([call, inTransaction.getStore()]);
    jest.spyOn(storage(), 'put').mockImplementation((content) => {
      note('put');
      return put.call(storage(), content);
    });
    jest.spyOn(storage(), 'has').mockImplementation((name) => {
      note('has');
      return has.call(storage(), name);
    });
    jest.spyOn(storage(), 'delete').mockImplementation((name) => {
      note('delete');
      return remove.call(storage(), name);
    });
    const { id } = await takePhoto(api, target, { idempotencyKey: 'photo' });
    expectStatus(await sendLogo(api, await png()), 200);
    expectStatus(await (await api.as('admin')).delete(`/api/photos/${id}`), 204);
    for (const name of await names()) await age(name, 1000);
    api.clock.advance(25 * HOUR_MS);
    expect(await sweep()).toMatchObject({ removed: 2 });
    expect(new Set(calls.map(([call]) => call))).toEqual(new Set(['put', 'has', 'delete']));
    expect(calls.filter(([, isInside]) => isInside)).toEqual([]);
    jest.restoreAllMocks();
  });

  test('stores no file inside an open transaction', async () => {
    const files = new KeepFiles(api.core);
    const keep = () => files.keep([Buffer.from('late')], () => Promise.resolve());
    await expect(api.transactions.run(keep)).rejects.toThrow('inside a transaction');
    expect(await names()).toEqual([]);
  });

  test('loses no photo whose files are swept during the upload', async () => {
    const put = storage().put.bind(storage());
    let swept = 0;
    const content = await jpeg();
    jest.spyOn(storage(), 'put').mockImplementation(async (file) => {
      const name = await put(file);
      if (swept < 2) {
        swept += 1;
        await storage().delete(name);
      }
      return name;
    });
    const photo = await takePhoto(api, target, { content });
    for (const path of [`/api/photos/${photo.id}`, `/api/photos/${photo.id}/thumbnail`])
      expect((await fetchImage(api, 'admin', path)).status).toBe(200);
  });
});
