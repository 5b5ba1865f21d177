import type { Dispatch } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from './api';
import {
  mergeTags,
  parseChange,
  parsePresence,
  reconnectDelay,
  tagsForChange,
} from './liveFeedEvents';
import { liveStateChanged } from './liveFeedSlice';
import { idTag, TAG_TYPES, type Tag } from './tags';

/** Changes this close together are answered with one round of reloads. */
const GATHER_MS = 150;

/** Config does not change while the server runs, and the session has its own check. */
const REFRESHED = TAG_TYPES.filter((type) => type !== 'config' && type !== 'session');

/**
 * Opens the one event stream and keeps it open until the returned function is called.
 * After a gap everything is reloaded: what was missed is not guessed.
 */
export function openLiveFeed(dispatch: Dispatch): () => void {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let gather: ReturnType<typeof setTimeout> | undefined;
  let stale: Tag[] = [];
  let failures = 0;
  let missed = false;

  const flush = () => {
    gather = undefined;
    dispatch(api.util.invalidateTags(mergeTags(stale)));
    stale = [];
  };
  const connect = () => {
    source = new EventSource('/api/events', { withCredentials: true });
    source.addEventListener('open', () => {
      failures = 0;
      dispatch(liveStateChanged('live'));
      if (missed) dispatch(api.util.invalidateTags(REFRESHED));
      missed = false;
    });
    source.addEventListener('change', ({ data }: MessageEvent<string>) => {
      const change = parseChange(data);
      if (!change) return;
      stale.push(...tagsForChange(change));
      gather ??= setTimeout(flush, GATHER_MS);
    });
    source.addEventListener('presence', ({ data }: MessageEvent<string>) => {
      const job = parsePresence(data);
      if (job !== null) dispatch(api.util.invalidateTags([idTag('presence', job)]));
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

  connect();
  return () => {
    source?.close();
    clearTimeout(retry);
    clearTimeout(gather);
    dispatch(liveStateChanged('off'));
  };
}

/** Keeps the feed open while the calling shell is mounted. */
export function useLiveFeed(): void {
  const dispatch = useDispatch();
  useEffect(
    () => (typeof EventSource === 'undefined' ? undefined : openLiveFeed(dispatch)),
    [dispatch],
  );
}
