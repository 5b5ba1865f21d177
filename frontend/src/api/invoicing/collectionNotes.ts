import { generatedApi } from '../generated/endpoints';
import { idTag, listTag, unlessFailed } from '../cache/tags';

export type { CollectionNote } from '../generated/endpoints';

const changed = {
  // Receivables show the last note.
  invalidatesTags: unlessFailed(({ id }: { id: number }) => [
    idTag('customer', id),
    listTag('customer'),
    listTag('activity'),
  ]),
};

/** Notes on a customer's unpaid balance. */
export const {
  useListCollectionNotesQuery,
  useAddCollectionNoteMutation,
  useDeleteCollectionNoteMutation,
} = generatedApi.enhanceEndpoints({
  endpoints: {
    listCollectionNotes: { providesTags: (_notes, _error, { id }) => [idTag('customer', id)] },
    addCollectionNote: changed,
    deleteCollectionNote: changed,
  },
});
