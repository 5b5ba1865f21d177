import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { eventually } from '../../../../test/app/eventually';
import { pngOf } from '../../../../test/reports/hostile-images';
import { describeHttp } from '../../../../test/app/http';
import { expectStatus } from '../../../../test/records/jobs';
import {
  addressFor,
  jpeg,
  makeTarget,
  png,
  sendPhoto,
  type Target,
} from '../../../../test/reports/photos';

describeHttp('Invalid photos', (api) => {
  const listOf = async (job: number) =>
    expectStatus(await (await api().as('admin')).get(`/api/jobs/${job}/photos`), 200);

  let target: Target;
  beforeAll(async () => {
    target = await makeTarget(api());
  });

  /** A single-colour PNG with these dimensions. */
  const bomb = async (width: number, height: number) => {
    const content = await png();
    content.writeUInt32BE(width, 16);
    content.writeUInt32BE(height, 20);
    return content;
  };

  test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['nothing', () => Buffer.alloc(0), 400, 'not_a_photo'],
    ['text', () => Buffer.from('not a picture'), 400, 'not_a_photo'],
    [
      'an SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      400,
      'not_a_photo',
    ],
    ['a GIF', () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 400, 'not_a_photo'],
    ['a JPEG that was cut', async () => (await jpeg()).subarray(0, -20), 400, 'not_a_photo'],
    ['a PNG that was cut', async () => (await png()).subarray(0, -20), 400, 'not_a_photo'],
    [
      'a JPEG with a page behind it',
      async () => Buffer.concat([await jpeg(), Buffer.from('<html><script>alert(1)</script>')]),
      400,
      'not_a_photo',
    ],
    [
      'a JPEG with an archive behind it',
      async () => Buffer.concat([await jpeg(), Buffer.from('PK\x05\x06', 'latin1'), await jpeg()]),
      400,
      'not_a_photo',
    ],
    ['a PNG of wrong pixels', async () => bomb(40, 31), 400, 'not_a_photo'],
    [
      'one that takes too much memory to decode',
      () => pngOf({ width: 7744, height: 7744, depth: 16, colourType: 6 }),
      413,
      'image_too_costly',
    ],
    ['one above 10 MB', () => Buffer.alloc(10_000_001), 413, 'photo_too_large'],
  ])('%s is refused', async (_name, make, status, code) => {
    const refused = await sendPhoto(api(), 'driver', target, { content: await make() });
    expect(refused).toMatchObject({ status, body: { code, message: expect.any(String) } });
    expect(await listOf(target.job)).toEqual([]);
  });

  test.each(['image/heic', 'image/svg+xml', 'image/gif', 'text/html', 'application/json'])(
    'what says that it is %s is refused',
    async (type) => {
      const content = type === 'application/json' ? Buffer.from('{}') : await jpeg();
      const refused = await sendPhoto(api(), 'driver', target, { content, type });
      expect(refused).toMatchObject({ status: 415, body: { code: 'photo_type_refused' } });
    },
  );

  test('other routes accept no images', async () => {
    const admin = await api().as('admin');
    const answer = await fetch(`${api().address}/api/jobs`, {
      method: 'POST',
      headers: { 'Content-Type': 'image/jpeg', Authorization: `Bearer ${admin.token ?? ''}` },
      body: new Uint8Array(await jpeg()),
    });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ code: 'unsupported_media_type' });
  });

  test('refuses a file whose hash does not match', async () => {
    const refused = await sendPhoto(api(), 'driver', target, { sha256: 'ab'.repeat(32) });
    expect(refused).toMatchObject({ status: 400, body: { code: 'upload_cut_off' } });
    expect(await listOf(target.job)).toEqual([]);
  });

  test('stores nothing of an interrupted upload', async () => {
    const content = await jpeg({ width: 1600, height: 1200 });
    const driver = await api().as('driver');
    const incoming = join(api().settings.dataDir, 'incoming');
    const sending = request(api().address + addressFor(target, {}, content), {
      method: 'POST',
      headers: {
        'Content-Type': 'image/jpeg',
        'Content-Length': content.length,
        Authorization: `Bearer ${driver.token ?? ''}`,
      },
    });
    sending.on('error', () => undefined);
    sending.write(content.subarray(0, 1000));
    await eventually(
      'it begins to arrive',
      () => existsSync(incoming) && readdirSync(incoming).length > 0,
    );
    sending.destroy();
    await eventually('it is gone', () => readdirSync(incoming).length === 0);
    expect(await listOf(target.job)).toEqual([]);
  });
});
