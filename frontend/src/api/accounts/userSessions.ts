import { listTag, unlessFailed } from '../cache/tags';
import { generatedApi } from '../generated/endpoints';

// One's own sessions are among those of all users.
const ended = unlessFailed(() => [listTag('session'), listTag('activity')]);

/** Where others are signed in, for an admin. */
const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listUserSessions: { providesTags: [listTag('session')], keepUnusedDataFor: 0 },
    endUserSession: { invalidatesTags: ended },
    endUserSessions: { invalidatesTags: ended },
  },
});

export const { useListUserSessionsQuery, useEndUserSessionMutation, useEndUserSessionsMutation } =
  enhanced;
