import { useEffect } from 'react';
import { api, useApiDispatch, type ApiDispatch } from '../api';
import { mayHaveMissedChanges } from '../request/firstAnswers';
import type { ShowChanges } from './liveChanges';
import {
  mergeTags,
  parseChange,
  parsePresence,
  reconnectDelay,
  tagsForChange,
  type Change,
} from './liveFeedEvents';
import { changesSeen, liveStateChanged } from './liveFeedSlice';
import { idTag, listTag, TAG_TYPES } from '../cache/tags';

/** Changes this close together are answered with one round of reloads. */
const GATHER_MS = 150;
/** How long a row that others changed stands out. */
const SEEN_MS = 2_000;

/** Config does not change while the server runs, and the session has its own check. */
const REFRESHED = TAG_TYPES.filter((type) => type !== 'config' && type !== 'session');

/**
 * Opens the one event stream and keeps it open until the returned function is called.
 * After a gap everything is reloaded: what was missed is not guessed.
 */
export function openLiveFeed(dispatch: ApiDispatch, showChanges?: ShowChanges): () => void {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let gather: ReturnType<typeof setTimeout> | undefined;
  let seen: ReturnType<typeof setTimeout> | undefined;
  let changes: Change[] = [];
  let failures = 0;
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
  const connect = () => {
    source = new EventSource('/api/events', { withCredentials: true });
    source.addEventListener('open', () => {
      failures = 0;
      dispatch(liveStateChanged('live'));
      const isLate = !wasOpen && mayHaveMissedChanges();
      if (missed || isLate) dispatch(api.util.invalidateTags(REFRESHED));
      missed = false;
      wasOpen = true;
    });
    source.addEventListener('change', ({ data }: MessageEvent<string>) => {
      const change = parseChange(data);
      if (!change) return;
      changes.push(change);
      gather ??= setTimeout(flush, GATHER_MS);
    });
    source.addEventListener('presence', ({ data }: MessageEvent<string>) => {
      const job = parsePresence(data);
      if (job !== null) dispatch(api.util.invalidateTags([idTag('presence', job)]));
    });
    source.addEventListener('notices', () => {
      dispatch(api.util.invalidateTags([listTag('notice')]));
    });
    source.addEventListener('reset', () => {
      dispatch(api.util.invalidateTags(REFRESHED));
    });
    source.addEventListener('error', () => {
      // The browser gives up for good on an HTTP error, so reconnecting is ours.
      source?.close();
      missed = true;
      dispatch(liveStateChanged('reconnecting'));
      retry = setTimeout(connect, reconnectDelay(failures, Math.random()));
      failures += 1;
    });
  };

  const connectAtOnce = () => {
    if (source?.readyState !== EventSource.CLOSED) return;
    clearTimeout(retry);
    connect();
  };

  connect();
  window.addEventListener('online', connectAtOnce);
  return () => {
    window.removeEventListener('online', connectAtOnce);
    source?.close();
    clearTimeout(retry);
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
