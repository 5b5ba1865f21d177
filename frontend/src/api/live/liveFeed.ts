import { useEffect } from 'react';
import { api, useApiDispatch, type ApiDispatch } from '../api';
import { mayHaveMissedChanges } from '../request/firstAnswers';
import type { ShowChanges } from './liveChanges';
import {
  mergeTags,
  parseChange,
  parsePresence,
  tagsForChange,
  type Change,
} from './liveFeedEvents';
import { shareEvents } from './sharedEvents';
import { changesSeen, liveStateChanged } from './liveFeedSlice';
import { idTag, listTag, TAG_TYPES } from '../cache/tags';

/** Changes within this time are answered by one round of reloads. */
const GATHER_MS = 150;
/** How long a row changed by others stays highlighted. */
const SEEN_MS = 2_000;

/** Config does not change while the server runs, and the session has its own check. */
const REFRESHED = TAG_TYPES.filter((type) => type !== 'config' && type !== 'session');

/**
 * Applies the event stream until the returned function is called. After a gap everything is
 * reloaded, because events may have been missed.
 */
export function openLiveFeed(dispatch: ApiDispatch, showChanges?: ShowChanges): () => void {
  let gather: ReturnType<typeof setTimeout> | undefined;
  let seen: ReturnType<typeof setTimeout> | undefined;
  let changes: Change[] = [];
  let missed = false;
  let wasOpen = false;

  const flush = () => {
    gather = undefined;
    const gathered = changes;
    changes = [];
    dispatch(api.util.invalidateTags(mergeTags(gathered.flatMap(tagsForChange))));
    if (showChanges) void dispatch(showChanges(gathered));
    clearTimeout(seen);
    seen = setTimeout(() => dispatch(changesSeen()), GATHER_MS + SEEN_MS);
  };
  const reload = () => dispatch(api.util.invalidateTags(REFRESHED));
  const noteOpen = () => {
    dispatch(liveStateChanged('live'));
    if (missed || (!wasOpen && mayHaveMissedChanges())) reload();
    missed = false;
    wasOpen = true;
  };
  const take = (change: Change | null) => {
    if (!change) return;
    changes.push(change);
    gather ??= setTimeout(flush, GATHER_MS);
  };

  const takePresence = (job: number | null) => {
    if (job !== null) dispatch(api.util.invalidateTags([idTag('presence', job)]));
  };

  const close = shareEvents((signal) => {
    if (signal.kind === 'open') {
      missed ||= wasOpen;
      noteOpen();
    } else if (signal.kind === 'still-open') {
      if (missed || !wasOpen) noteOpen();
    } else if (signal.kind === 'lost') {
      missed = true;
      dispatch(liveStateChanged('reconnecting'));
      // The server also closes the stream of a session that was ended elsewhere.
      dispatch(api.util.invalidateTags([listTag('session')]));
    } else if (signal.kind === 'change') take(parseChange(signal.data));
    else if (signal.kind === 'presence') takePresence(parsePresence(signal.data));
    else if (signal.kind === 'notices') dispatch(api.util.invalidateTags([listTag('notice')]));
    else reload();
  });
  return () => {
    close();
    clearTimeout(gather);
    clearTimeout(seen);
    dispatch(liveStateChanged('off'));
  };
}

/** Keeps the feed open while the calling shell is mounted. */
export function useLiveFeed(showChanges?: ShowChanges): void {
  const dispatch = useApiDispatch();
  useEffect(
    () => (typeof EventSource === 'undefined' ? undefined : openLiveFeed(dispatch, showChanges)),
    [dispatch, showChanges],
  );
}
