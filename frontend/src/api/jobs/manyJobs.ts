import { generatedApi, type JobBatch } from '../generated/endpoints';
import { placeRecord } from '../cache/place';
import { OWN_JOB_CHANGE_TAGS } from '../cache/reach';
import { idTag, listTag, unlessFailed } from '../cache/tags';

export type { DoneJob, NewJobBatch, RefusedJob } from '../generated/endpoints';

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    changeManyJobs: {
      invalidatesTags: unlessFailed(({ newJobBatch: { ids } }) => [
        // The jobs behind a filter are not known here.
        ...(ids ? ids.map((id) => idTag('job', id)) : [listTag('job')]),
        ...OWN_JOB_CHANGE_TAGS,
      ]),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer === null) return;
        const { done }: JobBatch = answer.data;
        for (const { id, job } of done) dispatch(placeRecord('job', { id, now: job, actions: [] }));
      },
    },
  },
});

export const { useChangeManyJobsMutation } = enhanced;
