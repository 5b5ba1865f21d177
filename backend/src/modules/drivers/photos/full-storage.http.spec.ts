import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@dispatch/domain/errors';
import { describeWithDatabase } from '../../../../test/databases/databases';
import { eventually } from '../../../../test/app/eventually';
import { TestApi } from '../../../../test/app/http';
import { expectStatus } from '../../../../test/records/jobs';
import { jpeg, makeTarget, sendPhoto, takePhoto } from '../../../../test/reports/photos';
import { FileStorage } from '../../../storage/file-storage';

/** A simulated disk with room for a limited number of files. */
class SmallStorage extends FileStorage {
  constructor(
    private readonly storage: FileStorage,
    readonly space: { left: number },
  ) {
    super();
  }

  async put(content: Uint8Array): Promise<string> {
    if (this.space.left <= 0) throw new AppError('storage_full');
    this.space.left -= 1;
    return this.storage.put(content);
  }

  read(name: string) {
    return this.storage.read(name);
  }
  has(name: string) {
    return this.storage.has(name);
  }
  delete(name: string) {
    return this.storage.delete(name);
  }
  list(prefix: string) {
    return this.storage.list(prefix);
  }
}

describeWithDatabase('Photos on a full storage', (makeDatabase) => {
  let api: TestApi | undefined;
  afterEach(() => api?.stop());

  const rows = async () => (await api!.database.query('SELECT id FROM unit_photos')).length;

  test.each([0, 1])(
    'are refused by a full disk after %i files, and accepted once there is room',
    async (left) => {
      const space = { left };
      api = await TestApi.start(
        await makeDatabase(),
        {},
        undefined,
        (storage) => new SmallStorage(storage, space),
      );
      const target = await makeTarget(api);
      const sent = { clientId: randomUUID(), content: await jpeg() };
      expect(await sendPhoto(api, 'driver', target, sent)).toMatchObject({
        status: 507,
        body: { code: 'storage_full' },
      });
      expect(await rows()).toBe(0);
      const incoming = join(api.settings.dataDir, 'incoming');
      await eventually('what came in is gone', () => readdirSync(incoming).length === 0);
      space.left = 2;
      const photo = await takePhoto(api, target, sent);
      const admin = await api.as('admin');
      expect(expectStatus(await admin.get(`/api/jobs/${target.job}/photos`), 200)).toEqual([photo]);
    },
  );

  test("are refused above the company's quota, except repeats", async () => {
    const database = await makeDatabase();
    api = await TestApi.start(database, { PHOTOS_MAX_GB: '1' });
    const target = await makeTarget(api);
    const sent = { clientId: randomUUID() };
    const photo = await takePhoto(api, target, sent);
    const setBytes = (bytes: number) =>
      api!.transactions.run((tx) => tx.manager.query('UPDATE unit_photos SET bytes = ?', [bytes]));
    await setBytes(1_000_000_000);
    api.clock.advance(60 * 60 * 1000);
    expect(await sendPhoto(api, 'driver', target)).toMatchObject({
      status: 507,
      body: { code: 'storage_full' },
    });
    expect(await takePhoto(api, target, sent)).toEqual(photo);
    const admin = await api.as('admin');
    expectStatus(await admin.delete(`/api/photos/${photo.id}`), 204);
    api.clock.advance(60 * 60 * 1000);
    await takePhoto(api, target);
  });
});
