import { generatedApi } from './generated/endpoints';
import { idTag, JOB_FLOW_TAGS, provideListTags, provideRecordTags, unlessFailed } from './tags';

export type { NewUser, User, UserChanges } from './generated/endpoints';

const changed = unlessFailed(({ id }: { id: number }) => [idTag('user', id), ...JOB_FLOW_TAGS]);

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listUsers: { providesTags: (users) => provideListTags('user', users) },
    getUser: { providesTags: (user) => provideRecordTags('user', user) },
    createUser: { invalidatesTags: unlessFailed(() => JOB_FLOW_TAGS) },
    updateUser: { invalidatesTags: changed },
    deleteUser: { invalidatesTags: changed },
  },
});

export const {
  useListUsersQuery,
  useGetUserQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useDeleteUserMutation,
} = enhanced;
export const userEndpoints = enhanced.endpoints;
