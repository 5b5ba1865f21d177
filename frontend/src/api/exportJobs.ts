import { toApiError } from './errors';
import type { ExportJobsApiArg } from './generated/endpoints';
import { readToken } from './sessionToken';

export interface ExportedFile {
  readonly name: string;
  readonly content: Blob;
}

export type ExportFilters = Pick<ExportJobsApiArg, 'status' | 'customerId' | 'from' | 'to'>;

/**
 * The spreadsheet of the jobs that match. Outside the cache, which holds plain JSON only.
 * Throws an `ApiError` when the server refuses or cannot be reached.
 */
export async function exportJobs(filters: ExportFilters): Promise<ExportedFile> {
  const query = new URLSearchParams({ format: 'csv' });
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, String(value));
  const token = readToken();
  const response = await fetch(new URL(`/api/jobs/export?${query}`, window.location.origin), {
    credentials: 'include',
    cache: 'no-store',
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  }).catch((error: unknown) => {
    throw toApiError(0, String(error), '');
  });
  if (!response.ok) throw toApiError(response.status, response.statusText, await response.text());
  const named = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '');
  return { name: named?.[1] ?? 'jobs.csv', content: await response.blob() };
}
