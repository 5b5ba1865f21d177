import { OWN_CHANGE_TAGS } from './cache/reach';
import { listTag, unlessFailed, unlessFailedOrStale } from './cache/tags';
import { generatedApi } from './generated/endpoints';

export type { FoundPerson, PrivacyPerson, Retention } from './generated/endpoints';

const PRIVACY = listTag('privacy');

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    findPeople: { providesTags: [PRIVACY, listTag('user'), listTag('customer')] },
    getPerson: {
      providesTags: [
        PRIVACY,
        ...(['user', 'driver', 'customer', 'job', 'invoice'] as const).map(listTag),
      ],
    },
    listErasures: { providesTags: [PRIVACY] },
    getRetention: { providesTags: [PRIVACY] },
    previewRetention: { providesTags: [PRIVACY] },
    erasePerson: {
      invalidatesTags: unlessFailed(() => [PRIVACY, listTag('invoice'), ...OWN_CHANGE_TAGS]),
    },
    changeRetention: { invalidatesTags: unlessFailedOrStale(() => [PRIVACY, listTag('activity')]) },
  },
});

export const {
  useFindPeopleQuery,
  useGetPersonQuery,
  useListErasuresQuery,
  useGetRetentionQuery,
  usePreviewRetentionQuery,
  useGetPrivacyFactsQuery,
  useErasePersonMutation,
  useChangeRetentionMutation,
} = enhanced;

/** All data stored about a person, as a file. */
export function personHref(
  { kind, id }: { readonly kind: string; readonly id: number },
  format: 'json' | 'pdf',
  language: string,
): string {
  const query = new URLSearchParams({ format, language }).toString();
  return `/api/privacy/people/${kind}/${String(id)}/export?${query}`;
}
