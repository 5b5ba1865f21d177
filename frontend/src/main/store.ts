import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { loadAgain } from '../api/cache/loadAgain';
import { liveFeedSlice } from '../api/live/liveFeedSlice';
import { signedOutListener } from '../api/request/signedOutListener';
import { pageLanguageSlice } from '../parts/session/pageLanguageSlice';
import { toastSlice } from '../ui/over/toast/toastSlice';
import { undoSlice } from '../ui/over/undo/undoSlice';

/** Server data is in the API cache; slices hold state of this page only. */
export function makeStore() {
  return configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      [liveFeedSlice.name]: liveFeedSlice.reducer,
      [pageLanguageSlice.name]: pageLanguageSlice.reducer,
      [toastSlice.name]: toastSlice.reducer,
      [undoSlice.name]: undoSlice.reducer,
    },
    middleware: (defaults) =>
      defaults().prepend(signedOutListener, loadAgain).concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppState = ReturnType<AppStore['getState']>;
