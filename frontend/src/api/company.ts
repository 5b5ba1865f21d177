import { generatedApi } from './generated/endpoints';
import { listTag, unlessFailedOrStale } from './cache/tags';

export type { CompanyProfile, CompanyProfileChanges } from './generated/endpoints';

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    getCompany: { providesTags: [listTag('company')] },
    changeCompany: {
      invalidatesTags: unlessFailedOrStale(() => [listTag('company'), listTag('activity')]),
    },
  },
});

export const { useGetCompanyQuery, useChangeCompanyMutation } = enhanced;
