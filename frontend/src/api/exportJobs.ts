import { generatedApi, type ExportJobsApiArg } from './generated/endpoints';
import { toApiError, type ApiError } from './request/errors';
import { toPage, type Page } from './cache/pages';
import { readToken } from './request/sessionToken';
import { listTag } from './cache/tags';

export type ExportFilters = Pick<
  ExportJobsApiArg,
  'q' | 'status' | 'customerId' | 'driverId' | 'billing' | 'from' | 'to'
>;
export type ExportFormat = NonNullable<ExportJobsApiArg['format']>;
export type ExportLines = NonNullable<ExportJobsApiArg['lines']>;
export type ExportRequest = ExportFilters &
  Pick<ExportJobsApiArg, 'lines'> &
  Required<Pick<ExportJobsApiArg, 'format' | 'language'>>;

export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  /** The pieces as they arrive; reading fails when the download breaks off or is cancelled. */
  readonly content: ReadableStream<Uint8Array>;
}

export type ExportAnswer =
  | { readonly file: ExportedFile; readonly error?: undefined }
  | { readonly file?: undefined; readonly error: ApiError };

/** The spreadsheet of the jobs that match. Outside the cache, which holds plain JSON only. */
export async function exportJobs(
  request: ExportRequest,
  signal: AbortSignal,
): Promise<ExportAnswer> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request)) if (value) query.set(name, String(value));
  const token = readToken();
  try {
    const response = await fetch(new URL(`/api/jobs/export?${query}`, window.location.origin), {
      credentials: 'include',
      cache: 'no-store',
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      signal,
    });
    if (!response.ok || response.body === null) {
      const text = await response.text();
      return { error: toApiError(response.status, response.statusText, text) };
    }
    const named = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '');
    return {
      file: {
        name: named?.[1] ?? `jobs.${request.format}`,
        type: response.headers.get('Content-Type') ?? '',
        content: response.body,
      },
    };
  } catch (error) {
    return { error: toApiError(0, String(error), '') };
  }
}

const counted = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many jobs a report would hold. */
    countExportedJobs: build.query<Omit<Page<unknown>, 'records'>, ExportFilters>({
      query: (filters) => ({ url: '/api/jobs', params: { ...filters, limit: 1 } }),
      transformResponse: (records: unknown[], meta) => {
        const { total, isLeast } = toPage(records, meta);
        return { total, isLeast };
      },
      providesTags: [listTag('job')],
    }),
  }),
});

export const { useCountExportedJobsQuery } = counted;
