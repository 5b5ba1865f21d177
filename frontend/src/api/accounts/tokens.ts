import { listTag, unlessFailed } from '../cache/tags';
import { generatedApi } from '../generated/endpoints';

export type { ServiceAccount, Token } from '../generated/endpoints';

const changed = unlessFailed(() => [listTag('token'), listTag('activity')]);

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listOwnTokens: { providesTags: [listTag('token')] },
    listAllTokens: { providesTags: [listTag('token')] },
    listServiceAccounts: { providesTags: [listTag('token')] },
    makeOwnToken: { invalidatesTags: changed },
    makeServiceToken: { invalidatesTags: changed },
    revokeOwnToken: { invalidatesTags: changed },
    revokeToken: { invalidatesTags: changed },
    addServiceAccount: { invalidatesTags: changed },
    deleteServiceAccount: { invalidatesTags: changed },
  },
});

export const {
  useListOwnTokensQuery,
  useListAllTokensQuery,
  useListServiceAccountsQuery,
  useMakeOwnTokenMutation,
  useMakeServiceTokenMutation,
  useRevokeOwnTokenMutation,
  useRevokeTokenMutation,
  useAddServiceAccountMutation,
  useDeleteServiceAccountMutation,
} = enhanced;
