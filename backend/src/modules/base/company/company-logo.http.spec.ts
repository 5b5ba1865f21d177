import { LOGO_BOX } from '@dispatch/domain/invoices/invoice-settings';
import { describeHttp } from '../../../../test/app/http';
import { expectStatus } from '../../../../test/records/jobs';
import { fetchImage, jpeg, png, sendLogo, withExif } from '../../../../test/reports/photos';
import { readImage } from '../../../images/image-header';

const PATH = '/api/company/logo';

describeHttp('The logo of the company', (api) => {
  beforeEach(() => api().transactions.run((tx) => tx.manager.query('DELETE FROM company_profile')));

  const send = (content: Buffer, headers: Record<string, string> = {}) =>
    sendLogo(api(), content, headers);
  const admin = () => api().as('admin');

  test('is re-encoded, stored and served', async () => {
    expect((await fetchImage(api(), 'admin', PATH)).status).toBe(404);
    const sent = await send(await png({ width: 300, height: 80 }));
    expect(sent.status).toBe(200);
    expect(sent.headers.get('etag')).toBe('"2"');
    expect(sent.body).toMatchObject({
      version: 2,
      logoHash: expect.stringMatching(/^[\da-f]{64}$/),
    });
    const { status, headers, content } = await fetchImage(api(), 'admin', PATH);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(readImage(content)?.header).toMatchObject({ width: 300, height: 80 });
    const tag = headers.get('etag') ?? '';
    expect((await fetchImage(api(), 'admin', PATH, { 'If-None-Match': tag })).status).toBe(304);
    const [entry] = (await (await admin()).get('/api/activity?resource=company&limit=1')).body;
    expect(entry).toMatchObject({
      action: 'company.updated',
      before: { logoHash: null },
      after: { logoHash: sent.body.logoHash },
    });
  });

  test('fits into its box, and holds nothing besides the picture', async () => {
    const photo = withExif(await jpeg({ width: 1200, height: 1200 }));
    expect((await send(photo, { 'Content-Type': 'image/jpeg' })).status).toBe(200);
    const { content } = await fetchImage(api(), 'admin', PATH);
    expect(readImage(content)?.header).toMatchObject({
      width: LOGO_BOX.height,
      height: LOGO_BOX.height,
    });
    expect(content.includes('Secret')).toBe(false);
  });

  test('is replaced, and removed', async () => {
    const first = await send(await png());
    const second = await send(await png({ shade: 7 }), { 'If-Match': '"2"' });
    expect(second.body).toMatchObject({ version: 3 });
    expect(second.body.logoHash).not.toBe(first.body.logoHash);
    const stale = await send(await png(), { 'If-Match': '"2"' });
    expect(stale.status).toBe(412);
    expect((await (await admin()).delete(PATH, { 'If-Match': '"2"' })).status).toBe(412);
    const removed = expectStatus(await (await admin()).delete(PATH, { 'If-Match': '"3"' }), 200);
    expect(removed).toMatchObject({ logoHash: null, version: 4 });
    expect(expectStatus(await (await admin()).delete(PATH), 200)).toMatchObject({ version: 4 });
    expect((await fetchImage(api(), 'admin', PATH)).status).toBe(404);
  });

  test('stays complete when the file cleanup runs during the upload', async () => {
    const { storage } = api().core;
    const put = storage.put.bind(storage);
    const spy = jest.spyOn(storage, 'put').mockImplementationOnce(async (file) => {
      const name = await put(file);
      await storage.delete(name);
      return name;
    });
    expect((await send(await png({ shade: 9 }))).status).toBe(200);
    spy.mockRestore();
    expect((await fetchImage(api(), 'admin', PATH)).status).toBe(200);
  });

  test.each([
    ['what is no image', Buffer.from('<svg/>'), 'image/png', 400, 'not_a_photo'],
    ['another type', Buffer.from('<svg/>'), 'image/svg+xml', 415, 'photo_type_refused'],
    ['a file above 10 MB', Buffer.alloc(10_000_001), 'image/png', 413, 'photo_too_large'],
  ])('is not %s', async (_, content, type, status, code) => {
    const answer = await send(content, { 'Content-Type': type });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await fetchImage(api(), 'admin', PATH)).status).toBe(404);
  });

  test('is hidden from drivers', async () => {
    expect((await sendLogo(api(), await png(), {}, 'driver')).status).toBe(403);
    expect((await fetchImage(api(), 'driver', PATH)).status).toBe(403);
    expect((await (await api().as('driver')).delete(PATH)).status).toBe(403);
  });
});
