import { readFileSync, writeFileSync } from 'node:fs';
import {
  closeAll,
  newFile,
  NO_FILES,
  NOW as now,
  restore,
  startOn,
} from '../../test/backups/backups';
import { describeWithDatabase, freshFolder, preparedPlace } from '../../test/databases/databases';
import { CAST } from '../../test/app/cast';
import type { TestApi } from '../../test/app/http';
import { makeBuyer, makeInvoice, readyCompany } from '../../test/billing/invoices';
import { expectStatus } from '../../test/records/jobs';
import { fetchImage, jpeg, makeTarget, png, sendLogo, takePhoto } from '../../test/reports/photos';
import { startS3 } from '../../test/process/s3-server';
import { PdfRenderer } from '../papers/pdf-renderer';
import { FolderStorage } from '../storage/folder-storage';
import { S3Storage } from '../storage/s3-storage';
import { checksumFrom } from './backup-header';
import { takeBackup } from './take-backup';

describeWithDatabase('Files in a backup', (_makeDatabase, engine) => {
  afterEach(closeAll);

  /** A company with three photos, one of them deleted. */
  async function fill(api: TestApi) {
    const target = await makeTarget(api);
    const photos = [];
    for (const shade of [10, 20, 30])
      photos.push(await takePhoto(api, target, { content: await jpeg({ shade }) }));
    const admin = await api.as('admin');
    expectStatus(await admin.delete(`/api/photos/${photos.pop().id}`), 204);
    return { target, photos };
  }

  const imagesOf = async (api: TestApi, photos: readonly { id: number }[]) => {
    const images = [];
    for (const { id } of photos)
      for (const path of [`/api/photos/${id}`, `/api/photos/${id}/thumbnail`]) {
        const { status, content } = await fetchImage(api, 'admin', path);
        images.push([path, status, content]);
      }
    return images;
  };

  test('are restored with their rows, from one store into another', async () => {
    const s3 = await startS3();
    const place = await preparedPlace(engine);
    const original = await startOn(place);
    const { target, photos } = await fill(original);
    const images = await imagesOf(original, photos);
    const file = newFile();
    const { storage } = original.core;
    expect(await takeBackup({ storage, database: place, file, now })).toMatchObject({
      missing: 0,
      header: { counts: { unit_photos: 3 } },
    });

    const copyPlace = await preparedPlace(engine);
    await restore(file, copyPlace, { storage: new S3Storage(s3.settings) });
    const { bucket, region, accessKeyId, secretAccessKey, endpoint } = s3.settings;
    const copy = await startOn(copyPlace, original.cast, {
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_ENDPOINT: endpoint,
      S3_PATH_STYLE: 'true',
    });
    const admin = await copy.as('admin');
    expect((await admin.get(`/api/jobs/${target.job}/photos`)).body).toEqual(photos);
    expect(await imagesOf(copy, photos)).toEqual(images);

    const back = newFile();
    await takeBackup({ storage: copy.core.storage, database: copyPlace, file: back, now });
    const folder = new FolderStorage(freshFolder());
    await restore(back, await preparedPlace(engine), { storage: folder });
    await closeAll();
    await s3.stop();
  });

  test("include the company's logo", async () => {
    const place = await preparedPlace(engine);
    const api = await startOn(place);
    expectStatus(await sendLogo(api, await png()), 200);
    const logo = await fetchImage(api, 'admin', '/api/company/logo');
    const file = newFile();
    const { storage } = api.core;
    expect((await takeBackup({ storage, database: place, file, now })).missing).toBe(0);

    const folder = freshFolder();
    const copyPlace = await preparedPlace(engine);
    await restore(file, copyPlace, { storage: new FolderStorage(`${folder}/files`) });
    const copy = await startOn(copyPlace, api.cast, { DATA_DIR: folder });
    const copied = await fetchImage(copy, 'admin', '/api/company/logo');
    expect([copied.status, copied.content]).toEqual([200, logo.content]);
  });

  test("include the invoices' PDFs", async () => {
    const place = await preparedPlace(engine);
    const api = await startOn(place);
    await readyCompany(api);
    const { id } = await makeInvoice(api, await makeBuyer(api, 'Garage Bélanger'));
    const path = `/api/invoices/${String(id)}/pdf`;
    const paper = await fetchImage(api, 'admin', path);
    const file = newFile();
    const { storage } = api.core;
    expect((await takeBackup({ storage, database: place, file, now })).missing).toBe(0);

    const folder = freshFolder();
    const copyPlace = await preparedPlace(engine);
    await restore(file, copyPlace, { storage: new FolderStorage(`${folder}/files`) });
    const copy = await startOn(copyPlace, api.cast, { DATA_DIR: folder });
    const print = jest.spyOn(copy.app.get(PdfRenderer), 'print');
    const copied = await fetchImage(copy, 'admin', path);
    expect([copied.status, copied.content]).toEqual([200, paper.content]);
    expect(print).not.toHaveBeenCalled();
  });

  test('are counted if missing, and the others are kept', async () => {
    const place = await preparedPlace(engine);
    const api = await startOn(place);
    const { photos } = await fill(api);
    const [row] = await api.database.query<{ fileName: string }>(
      'SELECT fileName FROM unit_photos ORDER BY id LIMIT 1',
    );
    await api.core.storage.delete(row!.fileName);
    const file = newFile();
    const { storage } = api.core;
    expect((await takeBackup({ storage, database: place, file, now })).missing).toBe(1);

    const folder = freshFolder();
    const copyPlace = await preparedPlace(engine);
    await restore(file, copyPlace, { storage: new FolderStorage(`${folder}/files`) });
    const copy = await startOn(copyPlace, api.cast, { DATA_DIR: folder });
    const statuses = (await imagesOf(copy, photos)).map(([, status]) => status);
    expect(statuses).toEqual([404, 200, 200, 200]);
  });

  test('are not required in a backup of the earlier format', async () => {
    const place = await preparedPlace(engine);
    await startOn(place);
    const file = newFile();
    await takeBackup({ storage: NO_FILES, database: place, file, now });
    const content = readFileSync(file);
    const end = content.indexOf('\n') + 1;
    const header = JSON.parse(content.toString('utf8', 0, end)) as Record<string, unknown>;
    // The first backup format: rows directly follow the first line.
    const rows = content.subarray(end + 1);
    const open = { ...header, version: 1, sha256: '0'.repeat(64) };
    const sha256 = checksumFrom(Buffer.from(`${JSON.stringify(open)}\n`))
      .update(rows)
      .digest('hex');
    const old = newFile();
    const line = `${JSON.stringify({ ...open, sha256 })}\n`;
    writeFileSync(old, Buffer.concat([Buffer.from(line), rows]));
    expect(await restore(old, await preparedPlace(engine))).toMatchObject({
      counts: { users: Object.keys(CAST).length },
    });
  });
});
