import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { describeHttp } from '../../test/app/http';

describeHttp(
  'the edge',
  (api) => {
    test('an unknown address under /api is a JSON 404 with a request id', async () => {
      const answer = await api().anonymous.get('/api/nothing/here');
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({
        statusCode: 404,
        code: 'not_found',
        message: 'The requested record was not found.',
        requestId: answer.headers.get('x-request-id'),
      });
    });

    test('replaces a request id sent by an untrusted caller', async () => {
      const answer = await api().anonymous.get('/api/config', { 'X-Request-Id': 'order-1042-a' });
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    });

    test.each(['/api/config', '/'])('a request of %s that names two hosts is 400', async (path) => {
      const headers = ['Host', 'localhost', 'Host', 'elsewhere.example', 'Connection', 'close'];
      const [answer] = await once(
        request(`${api().address}${path}`, { headers }).end(),
        'response',
      );
      const { statusCode, headers: answered } = answer as IncomingMessage; // as Node's documents say
      expect(statusCode).toBe(400);
      expect(answered['x-content-type-options']).toBe('nosniff');
      expect(await json(answer as IncomingMessage)).toMatchObject({ code: 'validation_failed' }); // as above
    });

    test.each([
      ['text/plain', 415, 'unsupported_media_type'],
      ['application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
      ['multipart/form-data; boundary=x', 415, 'unsupported_media_type'],
      ['application/json', 400, 'malformed_json'],
    ])('a body of %s that is no JSON is %i', async (type, status, code) => {
      const answer = await api().anonymous.post('/api/auth/login', '{"email":', {
        'Content-Type': type,
      });
      expect(answer.body).toMatchObject({ statusCode: status, code });
    });

    test.each(['br', 'gzip', 'zstd', 'deflate', 'x-unknown', 'identity, br'])(
      'a body packed as %s is 415, whatever it holds',
      async (encoding) => {
        const body = { email: 'nobody@example.com', password: 'none' };
        const answer = await api().anonymous.post('/api/auth/login', body, {
          'Content-Encoding': encoding,
        });
        expect(answer.body).toMatchObject({ statusCode: 415, code: 'unsupported_media_type' });
      },
    );

    test('a body with the identity encoding is read', async () => {
      const body = { email: 'nobody@example.com', password: 'none' };
      const answer = await api().anonymous.post('/api/auth/login', body, {
        'Content-Encoding': 'Identity',
      });
      expect(answer.body).toMatchObject({ statusCode: 401, code: 'invalid_credentials' });
    });

    test('a body above the limit is 413', async () => {
      const answer = await api().anonymous.post('/api/auth/login', { email: 'x'.repeat(300_000) });
      expect(answer.body).toMatchObject({ statusCode: 413, code: 'too_large' });
    });

    test('a body too deep, with too many values or with prototype names is 400', async () => {
      const deep = `${'[['.repeat(10)}${']]'.repeat(10)}`;
      const wide = JSON.stringify({ email: Array(2101).fill(0) });
      const proto = '{"__proto__":{"role":"admin"},"email":"a","password":"b"}';
      const codes = { body_too_deep: deep, body_too_wide: wide, validation_failed: proto };
      for (const [code, body] of Object.entries(codes))
        expect(await api().anonymous.post('/api/auth/login', body)).toMatchObject({
          status: 400,
          body: { code },
        });
    });

    test('problems are listed by field', async () => {
      const answer = await api().anonymous.post('/api/auth/login', { email: 5, extra: 1 });
      expect(answer.body).toMatchObject({ statusCode: 400, code: 'validation_failed' });
      expect(answer.body.details).toEqual(
        expect.arrayContaining([
          { field: 'email', code: 'not_text', message: 'must be text' },
          { field: 'password', code: 'not_text', message: 'must be text' },
          { field: 'extra', code: 'unknown_field', message: 'is not a known field' },
        ]),
      );
    });

    test('answers carry security headers and are not stored', async () => {
      const { headers } = await api().anonymous.get('/api/config');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-powered-by')).toBeNull();
    });

    test.each(['/api/config', '/%61pi/config', '/api/%zz', '/%zz'])(
      'whatever way %s is written, its answer is not stored and may do nothing as a page',
      async (path) => {
        const { headers } = await api().anonymous.get(path);
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('content-security-policy')).toBe(
          "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        );
      },
    );

    test('health is public, metrics need their token', async () => {
      expect((await api().anonymous.get('/api/health/live')).body).toEqual({ status: 'ok' });
      expect((await api().anonymous.get('/api/health/ready')).body).toEqual({
        status: 'ok',
        dependencies: { database: 'up', redis: null, storage: 'up', backup: null },
      });
      expect((await api().anonymous.get('/api/metrics')).status).toBe(401);
      const metrics = await api().anonymous.get('/api/metrics', {
        Authorization: 'Bearer let-me-read',
      });
      expect(metrics.status).toBe(200);
      expect(metrics.text).toContain('http_request_duration_seconds');
    });

    test('the API document and its manual are public', async () => {
      const document = await api().anonymous.get('/api/openapi.json');
      expect(document.body.info.title).toBe('Vehicle Dispatch API');
      expect(document.body.paths['/api/auth/login'].post.operationId).toBe('login');
      const manual = await api().anonymous.get('/api/docs');
      expect(manual.headers.get('content-type')).toContain('text/html');
      expect((await api().anonymous.get('/api/docs/swagger-ui-bundle.js')).status).toBe(200);
      expect((await api().anonymous.get('/api/docs/package.json')).status).toBe(404);
      expect((await api().anonymous.get('/api/docs/tsconfig.json')).status).toBe(404);
    });

    test("the manual's contents list every operation, without a script in the page", async () => {
      const { paths } = (await api().anonymous.get('/api/openapi.json')).body;
      const manual = await api().anonymous.get('/api/docs');
      const expected = Object.values<Record<string, { tags: string[]; operationId: string }>>(
        paths,
      ).flatMap((item) =>
        Object.values(item).map(
          ({ tags, operationId }) => `#/${encodeURIComponent(tags[0]!)}/${operationId}`,
        ),
      );
      const links = [...manual.text.matchAll(/href="(#[^"]+)"/g)].map(([, hash]) => hash);
      expect(links.toSorted()).toEqual(expected.toSorted());
      expect(manual.text).not.toMatch(/<script(?! src=)|<style| on[a-z]+=| style=/);
      expect(manual.headers.get('content-security-policy')).toMatch(/; script-src 'self'; /);
      for (const file of ['manual.js', 'manual.css'])
        expect((await api().anonymous.get(`/api/docs/${file}`)).status).toBe(200);
    });
  },
  { METRICS_TOKEN: 'let-me-read' },
);
