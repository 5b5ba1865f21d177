import { http } from 'msw';
import { server } from './server';

type Answer = () => Response | Promise<Response>;

interface Sent {
  readonly body: unknown;
  readonly key: string | null;
  readonly version: string | null;
}

/** Answers requests to the path in sequence and records them; the last answer repeats. */
export function answerInTurn(
  method: 'post' | 'put' | 'patch' | 'delete',
  path: string,
  ...answers: Answer[]
): Sent[] {
  const sent: Sent[] = [];
  server.use(
    http[method](path, async ({ request }) => {
      const text = await request.text();
      sent.push({
        body: text ? JSON.parse(text) : null,
        key: request.headers.get('Idempotency-Key'),
        version: request.headers.get('If-Match'),
      });
      return answers[Math.min(sent.length, answers.length) - 1]!();
    }),
  );
  return sent;
}
