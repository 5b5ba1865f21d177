import { useEffect, useState, type ReactNode } from 'react';
import { useKnownConfig } from '../../api/config';
import { api, useApiDispatch } from '../../api/api';
import { placeRecord } from '../../api/cache/place';
import { rememberJob } from '../../api/singleRecords';
import { rememberDriver } from '../../api/accounts/session';
import type { SessionUser } from '../../api/accounts/sessionUser';
import { onTokenOfOtherTab, readToken } from '../../api/request/sessionToken';
import { idTag, listTag } from '../../api/cache/tags';
import { rememberSender } from './store/database';
import { PhotoProvider } from './photos/PhotoProvider';
import type { OperationResult } from './queue/operation';
import { createOperationQueue } from './queue/operationQueue';
import { createTabs } from './queue/tabs';
import { useSending } from './queue/useSending';
import { addServiceWorker } from '../../lib/serviceWorker';
import { takeOverWhenHidden } from './worker/takeOver';
import { persistUnasked } from './keptStorage';
import { QueueContext } from './queueContext';

interface OfflineProviderProps {
  /** Another user needs another provider: pass the id as its key. */
  user: SessionUser;
  children: ReactNode;
}

/** Stores the driver's work on the phone and sends it when possible. */
export function OfflineProvider({ user, children }: OfflineProviderProps) {
  const dispatch = useApiDispatch();
  const [token] = useState(readToken);
  const [{ queue, connect }] = useState(() => {
    const onResults = (results: readonly OperationResult[]) =>
      results.forEach(({ outcome, job }) => {
        if (job) {
          dispatch(placeRecord('job', { id: job.id, now: job, actions: [] }));
          dispatch(rememberJob(job));
        }
        // A refused operation was based on stale data.
        if (outcome === 'rejected') dispatch(api.util.invalidateTags([listTag('job')]));
        if (outcome === 'rejected' && job) {
          dispatch(api.util.invalidateTags([idTag('job', job.id)]));
        }
      });
    const tabs = createTabs('driver-operations');
    const made = createOperationQueue({
      userId: user.id,
      token,
      onResults,
      onChange: tabs.tell,
    });
    return { queue: made, connect: () => tabs.connect((changed) => void made.hear(changed)) };
  });

  useEffect(connect, [connect]);
  useSending(queue);
  useOwnPhone(user, token);

  return (
    <QueueContext value={queue}>
      <PhotoProvider userId={user.id} token={token}>
        {children}
      </PhotoProvider>
    </QueueContext>
  );
}

/** A driver's phone can start offline; an office computer acting for a driver cannot. */
function useOwnPhone(user: SessionUser, token: string | null): void {
  const config = useKnownConfig();
  const isDriver = user.role === 'driver';
  useEffect(() => {
    if (isDriver && config) rememberDriver(user, config);
  }, [isDriver, user, config]);
  useEffect(() => {
    if (!isDriver) return undefined;
    void rememberSender({ userId: user.id, token }).catch(() => undefined);
    void persistUnasked().catch(() => undefined);
    const giveUpWorker = addServiceWorker();
    const stopTakingOver = takeOverWhenHidden();
    return () => {
      giveUpWorker();
      stopTakingOver();
    };
  }, [isDriver, user.id, token]);
  useEffect(
    () =>
      onTokenOfOtherTab((other) => {
        // Another user signed in on another tab, so clear this driver's data from the screen.
        if (other !== token) location.reload();
      }),
    [token],
  );
}
