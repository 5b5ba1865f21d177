import { generatedApi } from './generated/endpoints';
import { listTag, provideListTags, unlessFailed, unlessFailedOrStale } from './cache/tags';

export type { SavedView } from './generated/endpoints';

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listSavedViews: { providesTags: (views) => provideListTags('savedView', views) },
    saveView: { invalidatesTags: unlessFailed(() => [listTag('savedView')]) },
    changeSavedView: { invalidatesTags: unlessFailedOrStale(() => [listTag('savedView')]) },
    deleteSavedView: { invalidatesTags: unlessFailedOrStale(() => [listTag('savedView')]) },
  },
});

export const {
  useListSavedViewsQuery,
  useSaveViewMutation,
  useChangeSavedViewMutation,
  useDeleteSavedViewMutation,
} = enhanced;
