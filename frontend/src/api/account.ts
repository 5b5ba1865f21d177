import { generatedAccountApi } from './generated/accountEndpoints';
import { listTag, unlessFailed } from './cache/tags';

export type { Session as SignedInPlace } from './generated/accountEndpoints';

const ended = unlessFailed(() => [listTag('session')]);

/** One's own password, and where one is signed in. */
const enhanced = generatedAccountApi.enhanceEndpoints({
  endpoints: {
    listSessions: { providesTags: [listTag('session')], keepUnusedDataFor: 0 },
    // Another password ends the other sessions.
    changePassword: { invalidatesTags: ended },
    endSession: { invalidatesTags: ended },
    endOtherSessions: { invalidatesTags: ended },
  },
});

export const {
  useListSessionsQuery,
  useChangePasswordMutation,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = enhanced;
