import type { ApiOperation } from './api-document';
import type { TestApi } from '../app/http';
import { forgetRecurring, makeSeries, makeTemplate } from '../records/recurring';

export interface SeriesRecords {
  readonly 'job-templates': number;
  readonly 'recurring-jobs': number;
}

/** A template, and a recurring job that does not use it. Deletes earlier ones, because their number is limited. */
export async function makeSeriesRecords(api: TestApi): Promise<SeriesRecords> {
  await forgetRecurring(api);
  const template = await makeTemplate(api);
  const series = await makeSeries(api);
  return { 'job-templates': template.id as number, 'recurring-jobs': series.id as number };
}

/** Null for all other operations. */
export async function seriesIdFor(api: TestApi, { path }: ApiOperation): Promise<number | null> {
  if (!/^\/api\/(job-templates|recurring-jobs)\b/.test(path)) return null;
  const ids = await makeSeriesRecords(api);
  return ids[path.startsWith('/api/job-templates') ? 'job-templates' : 'recurring-jobs'];
}
