import { PRESENCE_BEAT_MS, type Doing } from '@dispatch/domain/people/presence';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { generatedApi, type JobPresence } from '../generated/endpoints';
import { idTag } from '../cache/tags';

export type { JobPresence } from '../generated/endpoints';

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listJobPresence: { providesTags: (_others, _error, { id }) => [idTag('presence', id)] },
    reportJobPresence: (report) => {
      report.query = ({ id, jobPresenceReport: body }) => ({
        url: `/api/jobs/${id}/presence`,
        method: 'PUT',
        body,
        // The goodbye of a closing page is still sent.
        keepalive: true,
      });
      report.onQueryStarted = async ({ id }, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          await dispatch(enhanced.util.upsertQueryData('listJobPresence', { id }, data));
        } catch {
          // The next heartbeat tries again.
        }
      };
    },
  },
});

const { useListJobPresenceQuery, useReportJobPresenceMutation } = enhanced;

/** Distinguishes the windows of one user. */
const VIEWER = 1 + Math.floor(Math.random() * 2_147_483_646);

/**
 * Reports what this user does with the job while the page is visible. Returns who else has it open.
 */
export function useJobPresence(id: number | null, doing: Doing): readonly JobPresence[] {
  const [report] = useReportJobPresenceMutation();
  const { data } = useListJobPresenceQuery(id === null ? skipToken : { id });

  useEffect(() => {
    if (id === null) return undefined;
    const beat = () => {
      const isSeen = document.visibilityState === 'visible';
      void report({
        id,
        jobPresenceReport: { viewer: VIEWER, doing: isSeen ? doing : 'nothing' },
      });
    };
    const beatIfSeen = () => {
      if (document.visibilityState === 'visible') beat();
    };
    beat();
    const timer = setInterval(beatIfSeen, PRESENCE_BEAT_MS);
    document.addEventListener('visibilitychange', beat);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
    };
  }, [doing, id, report]);
  useEffect(() => {
    if (id === null) return undefined;
    return () => void report({ id, jobPresenceReport: { viewer: VIEWER, doing: 'nothing' } });
  }, [id, report]);

  return data ?? [];
}
