import { http, HttpResponse } from 'msw';
import type { Job } from '../../api/jobs';
import { makeDriver } from '../jobSamples';
import { refusal, server } from './server';

export const owen = makeDriver(8, { name: 'Owen Sample' });

/** A server that keeps these jobs, in all the lists that show them; it refuses changes of some. */
export function serveSeveral(jobs: readonly Job[], refused: ReadonlySet<number> = new Set()) {
  const present = new Map(jobs.map((job) => [job.id, job]));
  const sent: [id: number, version: string | null, body: unknown][] = [];
  const list = (wanted: (job: Job) => boolean = () => true) =>
    HttpResponse.json([...present.values()].filter(wanted), {
      headers: { 'X-Total-Count': String([...present.values()].filter(wanted).length) },
    });
  const change = async (request: Request, idText: unknown) => {
    const id = Number(idText);
    const job = present.get(id)!;
    const body = (await request.json()) as Partial<Job>;
    const version = request.headers.get('If-Match');
    sent.push([id, version, body]);
    if (refused.has(id) || version !== `"${job.version}"`)
      return refusal(412, 'stale_version', 'Stale.');
    const driver = 'driverId' in body ? (body.driverId === owen.id ? owen : null) : job.driver;
    present.set(id, { ...job, ...body, driver, version: job.version + 1 });
    return HttpResponse.json(present.get(id));
  };
  server.use(
    http.get('*/api/jobs/billing-summary', () =>
      HttpResponse.json({ pending: 0, complete: 0, totalRevenue: 0 }),
    ),
    http.get('*/api/jobs/active', () => list(({ status }) => status !== 'delivered')),
    http.get('*/api/jobs/completed', () => list()),
    http.get('*/api/jobs', () => list(({ billingComplete }) => billingComplete !== true)),
    http.get('*/api/jobs/:id', ({ params }) =>
      HttpResponse.json(present.get(Number(params['id']))),
    ),
    http.put('*/api/jobs/:id', ({ request, params }) => change(request, params['id'])),
    http.patch('*/api/jobs/:id/billing', ({ request, params }) => change(request, params['id'])),
    http.get('*/api/drivers', () => HttpResponse.json([owen])),
    http.get('*/api/stats', () => HttpResponse.json({})),
    http.get(/\/api\/(customers|activity)\b/, () => HttpResponse.json([])),
  );
  return { present, sent };
}
