import { http, HttpResponse } from 'msw';
import type { Job } from '../../api/jobs/jobs';
import type { DoneJob, NewJobBatch, RefusedJob } from '../../api/jobs/manyJobs';
import { makeDriver } from '../jobSamples';
import { refusal, server } from './server';

/** The change that a batch makes to each of its jobs. */
function changeOf({ action, driverId, preferredPickupDate }: NewJobBatch): Partial<Job> {
  if (action === 'assign') return { driverId: driverId!, driver: owen, status: 'assigned' };
  if (action === 'unassign') return { driverId: null, driver: null, status: 'pending' };
  return action === 'set-pickup-date' ? { preferredPickupDate: preferredPickupDate ?? null } : {};
}

export const owen = makeDriver(8, { name: 'Owen Sample' });

/** A server with these jobs in all lists that show them; it refuses changes of some. */
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
  /** The received batches, in order. */
  const batches: NewJobBatch[] = [];
  const before = new Map<string, Job>();
  const one = (batch: NewJobBatch, place: number): { done: DoneJob } | { refused: RefusedJob } => {
    const id = batch.ids![place]!;
    const version = batch.versions![place]!;
    const named = { id, jobId: `JOB-${String(id).padStart(6, '0')}` };
    const restored = batch.action === 'undo' && before.get(`${id} ${version}`);
    const job = restored || present.get(id);
    if (!job || refused.has(id) || (!restored && version !== job.version))
      return { refused: { ...named, code: 'stale_version', message: 'Somebody was faster.' } };
    const now = { ...job, ...changeOf(batch), version: version + 1 };
    before.set(`${id} ${now.version}`, job);
    if (batch.action === 'delete') present.delete(id);
    else present.set(id, now);
    const isGone = batch.action === 'delete';
    return { done: { ...named, version: now.version, isChanged: true, job: isGone ? null : now } };
  };
  const changeMany = async (request: Request) => {
    const batch = (await request.json()) as NewJobBatch;
    batches.push(batch);
    const all = batch.ids!.map((_, place) => one(batch, place));
    return HttpResponse.json({
      done: all.flatMap((each) => ('done' in each ? each.done : [])),
      refused: all.flatMap((each) => ('refused' in each ? each.refused : [])),
      next: null,
    });
  };
  server.use(
    http.post('*/api/jobs/batch', ({ request }) => changeMany(request)),
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
  return { present, sent, batches };
}
