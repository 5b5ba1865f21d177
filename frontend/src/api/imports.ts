import { pagesOf, type Page, type Paged } from './cache/pages';
import { OWN_CHANGE_TAGS } from './cache/reach';
import { idTag, listTag, provideListTags, provideRecordTags, unlessFailed } from './cache/tags';
import type { ImportColumn } from '@dispatch/domain/imports/fields';
import {
  generatedApi,
  type Import as GeneratedImport,
  type ImportColumns,
  type ImportRow,
  type ListImportRowsApiArg,
} from './generated/endpoints';

export type { ImportRow, ImportRowProblem } from './generated/endpoints';

/** The field of each column; null for a column that is not read. */
export type Mapping = readonly (ImportColumn | null)[];

/** The generator drops null from list items; here null is allowed. */
export type Import = Omit<GeneratedImport, 'columns'> & { readonly columns: Mapping };

/** The list in the generated type. */
export function sentColumns(columns: Mapping): ImportColumns['columns'] {
  return [...columns] as ImportColumns['columns']; // the server takes null too
}

/** Rows are reloaded as a whole, because few imports are open at a time. */
const ROWS = listTag('importRow');

const changed = unlessFailed(({ id }: { id: number }) => [
  idTag('import', id),
  listTag('import'),
  ROWS,
]);
const ALL = unlessFailed(() => [listTag('import')]);
/** Records are created or removed while it runs. */
const WITH_RECORDS = unlessFailed(({ id }: { id: number }) => [
  idTag('import', id),
  listTag('import'),
  ROWS,
  ...OWN_CHANGE_TAGS,
]);

/** Whether the server is creating or undoing its rows. */
export function isBusy({ state }: Pick<Import, 'state'>): boolean {
  return state === 'running' || state === 'undoing';
}

/** Whether rows have changed state since. */
function hasGoneOn(before: GeneratedImport, now: GeneratedImport): boolean {
  const states = Object.keys(before.counts) as (keyof Import['counts'])[]; // its own keys
  return (
    before.version !== now.version || states.some((one) => before.counts[one] !== now.counts[one])
  );
}

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listImports: { providesTags: (imports) => provideListTags('import', imports) },
    getImport: {
      providesTags: (one) => provideRecordTags('import', one),
      onQueryStarted: async (_arg, life) => {
        const before = life.getCacheEntry().data;
        const now = await life.queryFulfilled.then(
          ({ data }) => data,
          () => undefined,
        );
        if (before && now && isBusy(before) && hasGoneOn(before, now))
          life.dispatch(generatedApi.util.invalidateTags([ROWS]));
      },
    },
    // Reloading must not overwrite a row that a user is editing while the other rows progress.
    getImportRow: { providesTags: [listTag('import')] },
    listImportRows: { providesTags: [ROWS] },
    sendImport: { invalidatesTags: ALL },
    changeImportColumns: { invalidatesTags: changed },
    changeImportRow: { invalidatesTags: changed },
    runImport: { invalidatesTags: WITH_RECORDS },
    stopImport: { invalidatesTags: WITH_RECORDS },
    undoImport: { invalidatesTags: WITH_RECORDS },
    deleteImport: { invalidatesTags: ALL },
  },
});

const paged = enhanced.injectEndpoints({
  endpoints: (build) => ({
    importRowPages: build.infiniteQuery<Page<ImportRow>, Paged<ListImportRowsApiArg>, number>({
      ...pagesOf<Paged<ListImportRowsApiArg>, ImportRow>({
        requestOf: ({ id, ...params }) => ({ url: `/api/imports/${String(id)}/rows`, params }),
      }),
      providesTags: [ROWS],
    }),
  }),
});

export const {
  useListImportsQuery,
  useGetImportQuery,
  useGetImportRowQuery,
  useListImportRowsQuery,
  useSendImportMutation,
  useChangeImportColumnsMutation,
  useChangeImportRowMutation,
  useRunImportMutation,
  useStopImportMutation,
  useUndoImportMutation,
  useDeleteImportMutation,
} = enhanced;
export const { useImportRowPagesInfiniteQuery } = paged;

type Format = 'csv' | 'xlsx';

/** An empty template file. */
export function templateHref(kind: 'jobs' | 'customers', format: Format, language: string): string {
  return `/api/import-template?${new URLSearchParams({ kind, format, language }).toString()}`;
}

/** The rows from which no record was made. */
export function leftRowsHref(id: number, format: Format, language: string): string {
  const query = new URLSearchParams({ format, language }).toString();
  return `/api/imports/${String(id)}/file?${query}`;
}
