import '../lib/nonce';
import './boot.css';
import { createRoot } from 'react-dom/client';
import { getConfig } from '../api/config';
import { hasBrought, readFirstAnswers } from '../api/request/firstAnswers';
import { takeProviderSession } from '../api/accounts/providerSession';
import { getMe, presumeLastDriver } from '../api/accounts/session';
import { chooseLanguage, rememberedLanguage } from '../lib/languages';
import { App } from './App';
import { DRIVER_TEXTS, preparePortal } from '../portal/shell/driverPart';
import { startI18n } from '../lib/i18n';
import { createGuardedHistory } from './router/guardedHistory';
import { makeStore } from './store';

async function boot(page: HTMLElement): Promise<void> {
  await takeProviderSession();
  readFirstAnswers();
  const store = makeStore();
  // What the page brought is there at once: drawn with it, the first view is drawn once.
  const isBrought = hasBrought('/api/auth/me');
  const presumed = presumeLastDriver(store.dispatch);
  // Both answers are on their way while the texts load.
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
  // For the first format of a date browsers load their calendars: better now than within a drawing.
  setTimeout(() => new Intl.DateTimeFormat());
  const texts = await loading;
  await portal;
  // The portal and its texts come together, rather than one after the other.
  void answer.then(({ data }) => {
    if (data?.role === 'driver') void ignoreFailure(texts.loadNamespaces(DRIVER_TEXTS));
  });
  const history = createGuardedHistory();
  createRoot(page).render(<App store={store} texts={texts} history={history} />);
}

/** Whoever shows the part asks for it again, and says so if it is missing. */
function ignoreFailure(loading: Promise<unknown>): Promise<unknown> {
  return loading.catch(() => undefined);
}

const page = document.getElementById('root');
if (page) void boot(page);
