import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

export type LiveState = 'live' | 'reconnecting' | 'off';

interface LiveFeed {
  readonly state: LiveState;
  /** Jobs on the screen that other users have just changed. */
  readonly changedJobs: readonly number[];
}

const initialState: LiveFeed = { state: 'off', changedJobs: [] };

export const liveFeedSlice = createSlice({
  name: 'liveFeed',
  initialState,
  reducers: {
    liveStateChanged: (slice, action: PayloadAction<LiveState>) => {
      slice.state = action.payload;
    },
    jobsChangedByOthers: (slice, { payload }: PayloadAction<readonly number[]>) => {
      slice.changedJobs = [...new Set([...slice.changedJobs, ...payload])];
    },
    changesSeen: (slice) => {
      slice.changedJobs = [];
    },
  },
});

export const { liveStateChanged, jobsChangedByOthers, changesSeen } = liveFeedSlice.actions;

interface Root {
  readonly liveFeed: LiveFeed;
}

export function useLiveState(): LiveState {
  return useSelector((root: Root) => root.liveFeed.state);
}

export function useChangedJobs(): readonly number[] {
  return useSelector((root: Root) => root.liveFeed.changedJobs);
}
