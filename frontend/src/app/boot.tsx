import './nonce';
import './theme/boot.css';
import { createRoot } from 'react-dom/client';
import { getConfig } from '../api/config';
import { readFirstAnswers } from '../api/firstAnswers';
import { getMe, presumeLastDriver } from '../api/session';
import { chooseLanguage, rememberedLanguage } from '../lib/languages';
import { App } from './App';
import { DRIVER_TEXTS, loadDriverApp } from './driver/loadDriverApp';
import { startI18n } from './i18n';
import { createGuardedHistory } from './router/guardedHistory';
import { makeStore } from './store';

async function boot(page: HTMLElement): Promise<void> {
  readFirstAnswers();
  const store = makeStore();
  const isDriversPhone = presumeLastDriver(store.dispatch);
  if (isDriversPhone) ignoreFailure(loadDriverApp());
  // Both answers are on their way while the texts load.
  const answer = store.dispatch(
    getMe.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  void store.dispatch(getConfig.initiate(undefined, { forceRefetch: true }));
  const texts = await startI18n(
    chooseLanguage(null, rememberedLanguage(), navigator.languages),
    isDriversPhone ? DRIVER_TEXTS : [],
  );
  // The portal and its texts come together, rather than one after the other.
  void answer.then(({ data }) => {
    if (data?.role === 'driver') ignoreFailure(texts.loadNamespaces(DRIVER_TEXTS));
  });
  const history = createGuardedHistory();
  createRoot(page).render(<App store={store} texts={texts} history={history} />);
}

/** Whoever shows the part asks for it again, and says so if it is missing. */
function ignoreFailure(loading: Promise<unknown>): void {
  loading.catch(() => undefined);
}

const page = document.getElementById('root');
if (page) void boot(page);
