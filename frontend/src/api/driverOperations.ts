import { generatedApi } from './generated/endpoints';
import { OWN_CHANGE_TAGS } from './cache/reach';
import { idTag, listTag, unlessFailed } from './cache/tags';

export type { RefusedOperation } from './generated/endpoints';

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    sendDriverOperations: {
      invalidatesTags: unlessFailed(({ driverSending }) => [
        ...driverSending.operations.map(({ jobId }) => idTag('job', jobId)),
        ...OWN_CHANGE_TAGS,
      ]),
    },
    // A part of what happened to the job, and told of along with it.
    listRefusedOperations: { providesTags: [listTag('activity')] },
    dismissRefusedOperation: { invalidatesTags: unlessFailed(() => [listTag('activity')]) },
  },
});

export const { useListRefusedOperationsQuery, useDismissRefusedOperationMutation } = enhanced;
