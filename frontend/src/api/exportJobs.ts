import { toApiError, type ApiError } from './errors';
import type { ExportJobsApiArg } from './generated/endpoints';
import { readToken } from './sessionToken';

export interface ExportedFile {
  readonly name: string;
  readonly content: Blob;
}

export type ExportFilters = Pick<ExportJobsApiArg, 'status' | 'customerId' | 'from' | 'to'>;

export type ExportAnswer =
  | { readonly file: ExportedFile; readonly error?: undefined }
  | { readonly file?: undefined; readonly error: ApiError };

/** The spreadsheet of the jobs that match. Outside the cache, which holds plain JSON only. */
export async function exportJobs(filters: ExportFilters): Promise<ExportAnswer> {
  const query = new URLSearchParams({ format: 'csv' });
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, String(value));
  const token = readToken();
  try {
    const response = await fetch(new URL(`/api/jobs/export?${query}`, window.location.origin), {
      credentials: 'include',
      cache: 'no-store',
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    });
    if (!response.ok) {
      const text = await response.text();
      return { error: toApiError(response.status, response.statusText, text) };
    }
    const named = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '');
    return { file: { name: named?.[1] ?? 'jobs.csv', content: await response.blob() } };
  } catch (error) {
    return { error: toApiError(0, String(error), '') };
  }
}
