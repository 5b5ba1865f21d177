import { pagesOf, type Page } from '../cache/pages';
import { idTag, listTag, unlessFailed } from '../cache/tags';
import { generatedApi, type CollectionNote } from '../generated/endpoints';

export type { CollectionNote } from '../generated/endpoints';

const changed = {
  // Receivables show the last note.
  invalidatesTags: unlessFailed(({ id }: { id: number }) => [
    idTag('customer', id),
    listTag('customer'),
    listTag('activity'),
  ]),
};

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listCollectionNotes: { providesTags: (_notes, _error, { id }) => [idTag('customer', id)] },
    addCollectionNote: changed,
    deleteCollectionNote: changed,
  },
});

const paged = enhanced.injectEndpoints({
  endpoints: (build) => ({
    collectionNotePages: build.infiniteQuery<Page<CollectionNote>, { id: number }, number>({
      ...pagesOf<{ id: number }, CollectionNote>({
        requestOf: ({ id }) => ({
          url: `/api/customers/${String(id)}/collection-notes`,
          params: {},
        }),
      }),
      providesTags: (_notes, _error, { id }) => [idTag('customer', id)],
    }),
  }),
});

/** Notes on a customer's unpaid balance. */
export const { useAddCollectionNoteMutation, useDeleteCollectionNoteMutation } = enhanced;
export const { useCollectionNotePagesInfiniteQuery } = paged;
