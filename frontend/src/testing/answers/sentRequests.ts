import { http, HttpResponse, type JsonBodyType } from 'msw';
import { server } from './server';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly version: string | null;
  readonly key: string | null;
}

type Answer = (sent: Sent) => JsonBodyType | Response;

/** Answers these requests, named like `POST /api/invoices/:id/issue`, and records them. */
export function answerWrites(answers: Readonly<Record<string, Answer>>): Sent[] {
  const all: Sent[] = [];
  for (const [name, answer] of Object.entries(answers)) {
    const [method = '', path = ''] = name.split(' ');
    server.use(
      http.all(`*${path}`, async ({ request }) => {
        if (request.method !== method) return undefined;
        const text = await request.text();
        const sent: Sent = {
          method,
          path: new URL(request.url).pathname,
          body: text === '' ? null : (JSON.parse(text) as unknown),
          version: request.headers.get('If-Match'),
          key: request.headers.get('Idempotency-Key'),
        };
        all.push(sent);
        const answered = answer(sent);
        return answered instanceof Response ? answered : HttpResponse.json(answered);
      }),
    );
  }
  return all;
}
