import { listTag, unlessFailed } from '../cache/tags';
import { generatedApi } from '../generated/endpoints';

// The user's own sessions are also in the list of all users' sessions.
const ended = unlessFailed(() => [listTag('session'), listTag('activity')]);

/** Other users' sessions, for admins. */
const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listUserSessions: { providesTags: [listTag('session')], keepUnusedDataFor: 0 },
    endUserSession: { invalidatesTags: ended },
    endUserSessions: { invalidatesTags: ended },
  },
});

export const { useListUserSessionsQuery, useEndUserSessionMutation, useEndUserSessionsMutation } =
  enhanced;
