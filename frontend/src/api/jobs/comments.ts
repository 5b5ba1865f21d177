import { generatedApi } from '../generated/endpoints';
import { idTag, listTag, unlessFailed } from '../cache/tags';

export type { Colleague, JobComment } from '../generated/endpoints';

const changed = {
  invalidatesTags: unlessFailed(({ id }: { id: number }) => [
    idTag('comment', id),
    listTag('activity'),
  ]),
};

/** The office's comments on a job, and the people of the office. */
export const {
  useListJobCommentsQuery,
  useAddJobCommentMutation,
  useDeleteJobCommentMutation,
  useListColleaguesQuery,
  useLazyListColleaguesQuery,
} = generatedApi.enhanceEndpoints({
  endpoints: {
    listJobComments: { providesTags: (_comments, _error, { id }) => [idTag('comment', id)] },
    addJobComment: changed,
    deleteJobComment: changed,
    listColleagues: { providesTags: [listTag('user')] },
  },
});
