import { act } from '@testing-library/react';
import { http } from 'msw';
import { getMe } from '../../api/accounts/session';
import { refusal, server } from './server';
import type { openView } from '../openView';

type Opened = Awaited<ReturnType<typeof openView>>;

/** The server ends the session, and the page shows the sign-in. */
export async function endSession({ store, unmount }: Pick<Opened, 'store' | 'unmount'>) {
  server.use(http.get('*/api/auth/me', () => refusal(401, 'not_signed_in', 'no')));
  await act(() => store.dispatch(getMe.initiate(undefined, { forceRefetch: true })));
  unmount();
}
