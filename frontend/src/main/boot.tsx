import '../lib/nonce';
import '../ui/ui.css';
import './boot.css';
import { createRoot } from 'react-dom/client';
import { getConfig } from '../api/config';
import { hasBrought, readFirstAnswers } from '../api/request/firstAnswers';
import { getMe, presumeLastDriver } from '../api/accounts/session';
import { chooseLanguage, rememberedLanguage } from '../lib/languages';
import { App } from './App';
import { DRIVER_TEXTS, preparePortal } from '../portal/shell/driverPart';
import { startI18n } from '../lib/i18n';
import { createGuardedHistory } from './router/guardedHistory';
import { makeStore } from './store';

/** The parameter with which the server returns from the company's provider. */
const SIGNED_IN = 'signed-in';

async function boot(page: HTMLElement): Promise<void> {
  if (new URLSearchParams(location.search).has(SIGNED_IN)) {
    const { takeProviderSession } = await import('../api/accounts/providerSession');
    await takeProviderSession();
  }
  readFirstAnswers();
  const store = makeStore();
  // Embedded answers are available at once, so the first view is drawn only once.
  const isBrought = hasBrought('/api/auth/me');
  const presumed = presumeLastDriver(store.dispatch);
  // Both requests run while the texts load.
  const answer = store.dispatch(
    getMe.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  const config = store.dispatch(getConfig.initiate(undefined, { forceRefetch: true }));
  const user = isBrought ? (await answer).data : presumed;
  if (isBrought) await config;
  const isDriver = user?.role === 'driver';
  const portal = isDriver
    ? ignoreFailure(preparePortal(store.dispatch, isBrought ? user.driverId : null))
    : null;
  const loading = startI18n(
    chooseLanguage(user?.language, rememberedLanguage(), navigator.languages),
    isDriver ? DRIVER_TEXTS : [],
  );
  // The first date format makes browsers load their calendars: better now than while drawing.
  setTimeout(() => new Intl.DateTimeFormat());
  const texts = await loading;
  await portal;
  // Load the portal and its texts in parallel.
  void answer.then(({ data }) => {
    if (data?.role === 'driver') void ignoreFailure(texts.loadNamespaces(DRIVER_TEXTS));
  });
  const history = createGuardedHistory();
  createRoot(page).render(<App store={store} texts={texts} history={history} />);
}

/** The component that shows the part loads it again and reports the failure. */
function ignoreFailure(loading: Promise<unknown>): Promise<unknown> {
  return loading.catch(() => undefined);
}

const page = document.getElementById('root');
if (page) void boot(page);
