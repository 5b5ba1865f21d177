import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

export type LiveState = 'live' | 'reconnecting' | 'off';

export const liveFeedSlice = createSlice({
  name: 'liveFeed',
  initialState: { state: 'off' as LiveState },
  reducers: {
    liveStateChanged: (slice, action: PayloadAction<LiveState>) => {
      slice.state = action.payload;
    },
  },
});

export const { liveStateChanged } = liveFeedSlice.actions;

export function useLiveState(): LiveState {
  return useSelector((root: { liveFeed: { state: LiveState } }) => root.liveFeed.state);
}
