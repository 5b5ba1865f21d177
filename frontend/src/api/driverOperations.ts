import { generatedApi } from './generated/endpoints';
import { idTag, JOB_FLOW_TAGS, listTag, unlessFailed } from './cache/tags';

export type {
  DriverOperation,
  DriverOperationResult,
  DriverSending,
  RefusedOperation,
} from './generated/endpoints';

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    sendDriverOperations: {
      invalidatesTags: unlessFailed(({ driverSending }) => [
        ...driverSending.operations.map(({ jobId }) => idTag('job', jobId)),
        ...JOB_FLOW_TAGS,
      ]),
    },
    // A part of what happened to the job, and told of along with it.
    listRefusedOperations: { providesTags: [listTag('activity')] },
    dismissRefusedOperation: { invalidatesTags: unlessFailed(() => [listTag('activity')]) },
  },
});

export const {
  useSendDriverOperationsMutation,
  useListRefusedOperationsQuery,
  useDismissRefusedOperationMutation,
} = enhanced;
