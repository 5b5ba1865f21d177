import { generatedApi } from '../generated/endpoints';
import { OWN_JOB_CHANGE_TAGS } from '../cache/reach';
import { idTag, listTag, unlessFailed, unlessFailedOrStale } from '../cache/tags';

export type { Charge, JobCharges, NewCharge, ProposedCharge } from '../generated/endpoints';

const tagsOf = ({ id }: { id: number }) => [
  idTag('charge', id),
  listTag('billable'),
  listTag('leak'),
  listTag('activity'),
];

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    // A percentage depends on the job's price, and the proposals depend on its reports.
    getJobCharges: {
      providesTags: (_charges, _error, { id }) => [
        listTag('charge'),
        idTag('charge', id),
        idTag('job', id),
      ],
    },
    // The billing of an invoiced job is then no longer complete.
    addJobCharge: {
      invalidatesTags: unlessFailed(({ id }) => [
        ...tagsOf({ id }),
        idTag('job', id),
        ...OWN_JOB_CHANGE_TAGS,
      ]),
    },
    changeJobCharge: { invalidatesTags: unlessFailedOrStale(tagsOf) },
    removeJobCharge: { invalidatesTags: unlessFailedOrStale(tagsOf) },
  },
});

export const {
  useGetJobChargesQuery,
  useAddJobChargeMutation,
  useChangeJobChargeMutation,
  useRemoveJobChargeMutation,
} = enhanced;
