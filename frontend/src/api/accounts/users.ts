import { generatedApi, type ListUsersApiArg, type User } from '../generated/endpoints';
import { pagesAt, providePageTags, type Page, type Paged } from '../cache/pages';
import { OWN_CHANGE_TAGS } from '../cache/reach';
import {
  idTag,
  listTag,
  provideListTags,
  provideRecordTags,
  unlessFailed,
  unlessFailedOrStale,
} from '../cache/tags';

export type { NewUser, User, UserChanges } from '../generated/endpoints';

const changed = unlessFailedOrStale(({ id }: { id: number }) => [
  idTag('user', id),
  // It may be the user's own account.
  listTag('session'),
  ...OWN_CHANGE_TAGS,
]);

const invited = unlessFailed(({ id }: { id: number }) => [
  idTag('user', id),
  listTag('user'),
  listTag('activity'),
]);

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listUsers: { providesTags: (users) => provideListTags('user', users) },
    getUser: { providesTags: (user) => provideRecordTags('user', user) },
    createUser: { invalidatesTags: unlessFailed(() => OWN_CHANGE_TAGS) },
    updateUser: { invalidatesTags: changed },
    deleteUser: { invalidatesTags: changed },
    inviteUser: { invalidatesTags: invited },
    withdrawInvitation: { invalidatesTags: invited },
    getUserFactors: { providesTags: (_factors, _error, { id }) => [idTag('factor', id)] },
    removeUserFactors: {
      invalidatesTags: unlessFailed(({ id }: { id: number }) => [idTag('factor', id)]),
    },
  },
});

const paged = enhanced.injectEndpoints({
  endpoints: (build) => ({
    userPages: build.infiniteQuery<Page<User>, Paged<ListUsersApiArg>, number>({
      ...pagesAt<User>('/api/admin/users'),
      providesTags: (loaded) => providePageTags('user', loaded),
    }),
  }),
});

export const {
  useListUsersQuery,
  useGetUserQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useInviteUserMutation,
  useWithdrawInvitationMutation,
  useGetUserFactorsQuery,
  useRemoveUserFactorsMutation,
} = enhanced;
export const { useUserPagesInfiniteQuery } = paged;
