import { generatedApi } from '../generated/endpoints';
import { REACH } from '../cache/reach';
import { listTag, unlessFailedOrStale } from '../cache/tags';

export type { CompanyProfile, CompanyProfileChanges } from '../generated/endpoints';

const CHANGED = unlessFailedOrStale(() => REACH.company.map(listTag));

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    getCompany: { providesTags: [listTag('company')] },
    changeCompany: { invalidatesTags: CHANGED },
    changeCompanyLogo: { invalidatesTags: CHANGED },
    removeCompanyLogo: { invalidatesTags: CHANGED },
  },
});

export const {
  useGetCompanyQuery,
  useChangeCompanyMutation,
  useChangeCompanyLogoMutation,
  useRemoveCompanyLogoMutation,
} = enhanced;

/** The address of the logo image; a new logo has a new address. */
export function logoAddress(hash: string): string {
  return `/api/company/logo?v=${hash}`;
}
