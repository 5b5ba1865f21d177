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
    // Refused operations are part of the job's history and are announced with it.
    listRefusedOperations: { providesTags: [listTag('activity')] },
    dismissRefusedOperation: { invalidatesTags: unlessFailed(() => [listTag('activity')]) },
  },
});

export const { useListRefusedOperationsQuery, useDismissRefusedOperationMutation } = enhanced;
