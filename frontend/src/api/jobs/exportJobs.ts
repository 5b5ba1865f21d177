import { generatedApi, type ChosenJobs, type ExportJobsApiArg } from '../generated/endpoints';
import { toApiError, type ApiError } from '../request/errors';
import { toPage, type Page } from '../cache/pages';
import { readToken } from '../request/sessionToken';
import { listTag } from '../cache/tags';

export type ExportFilters = Pick<
  ExportJobsApiArg,
  'q' | 'status' | 'customerId' | 'driverId' | 'billing' | 'from' | 'to'
>;
export type ExportFormat = NonNullable<ExportJobsApiArg['format']>;
export type ExportLines = NonNullable<ExportJobsApiArg['lines']>;
export type ExportRequest = ExportFilters &
  Pick<ExportJobsApiArg, 'lines'> &
  Required<Pick<ExportJobsApiArg, 'format' | 'language'>>;

/** An explicit list of jobs. */
export type ChosenRequest = ChosenJobs & Required<Pick<ChosenJobs, 'format' | 'language'>>;

export interface ExportedFile<Content = ReadableStream<Uint8Array>> {
  readonly name: string;
  /** Content in chunks; reading fails if the download is interrupted or cancelled. */
  readonly content: Content;
}

type Answer<Content> =
  | { readonly file: ExportedFile<Content>; readonly error?: undefined }
  | { readonly file?: undefined; readonly error: ApiError };

export type ExportAnswer = Answer<ReadableStream<Uint8Array>>;

/** Bypasses the cache, which holds only plain JSON. */
async function ask<Content>(
  path: string,
  format: ExportFormat,
  init: Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> },
  contentOf: (response: Response) => Promise<Content> | Content,
): Promise<Answer<Content>> {
  const token = readToken();
  try {
    const response = await fetch(new URL(path, window.location.origin), {
      credentials: 'include',
      cache: 'no-store',
      ...init,
      headers: { ...init.headers, ...(token && { Authorization: `Bearer ${token}` }) },
    });
    if (!response.ok || response.body === null) {
      const text = await response.text();
      return { error: toApiError(response.status, response.statusText, text) };
    }
    const named = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '');
    return {
      file: {
        name: named?.[1] ?? `jobs.${format}`,
        content: await contentOf(response),
      },
    };
  } catch (error) {
    return { error: toApiError(0, String(error), '') };
  }
}

/** The address of the matching jobs' spreadsheet; the session's cookie opens it. */
export function exportAddress(request: ExportRequest): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request)) if (value) query.set(name, String(value));
  return `/api/jobs/export?${query}`;
}

/** The spreadsheet of the matching jobs. */
export function exportJobs(request: ExportRequest, signal: AbortSignal): Promise<ExportAnswer> {
  const content = ({ body }: Response) => body ?? new ReadableStream<Uint8Array>();
  return ask(exportAddress(request), request.format, { signal }, content);
}

/** The spreadsheet of these jobs. */
export function exportChosenJobs(request: ChosenRequest): Promise<Answer<Blob>> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  };
  return ask('/api/jobs/export', request.format, init, (response) => response.blob());
}

const counted = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** The number of jobs in the export. */
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
