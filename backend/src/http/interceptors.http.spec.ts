import { describeHttp } from '../../test/app/http';
import { makeJob } from '../../test/records/jobs';

describeHttp('What is around the handlers', (api) => {
  test('a repeated request has the ETag of its first answer', async () => {
    const admin = await api().as('admin');
    const key = { 'Idempotency-Key': 'once' };
    const first = await admin.post('/api/jobs', {}, key);
    const again = await admin.post('/api/jobs', {}, key);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect([again.text, again.headers.get('etag')]).toEqual([first.text, '"1"']);
  });

  test('a cached page keeps its paging headers', async () => {
    const admin = await api().as('admin');
    for (let made = 0; made < 3; made += 1) await makeJob(api());
    const page = () => admin.get('/api/jobs/active?limit=1');
    const headersOf = async () => {
      const { headers } = await page();
      return ['x-total-count', 'link', 'etag'].map((name) => headers.get(name));
    };
    const first = await headersOf();
    expect(first).not.toContain(null);
    expect(await headersOf()).toEqual(first);
  });
});
