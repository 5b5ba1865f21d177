import './nonce';
import './theme/boot.css';
import { createRoot } from 'react-dom/client';
import { getConfig } from '../api/config';
import { getMe, presumeLastDriver } from '../api/session';
import { chooseLanguage, rememberedLanguage } from '../lib/languages';
import { App } from './App';
import { startI18n } from './i18n';
import { createGuardedHistory } from './router/guardedHistory';
import { makeStore } from './store';

async function boot(page: HTMLElement): Promise<void> {
  const store = makeStore();
  presumeLastDriver(store.dispatch);
  // Both answers are on their way while the texts load.
  void store.dispatch(getMe.initiate(undefined, { subscribe: false, forceRefetch: true }));
  void store.dispatch(getConfig.initiate(undefined, { forceRefetch: true }));
  const texts = await startI18n(chooseLanguage(null, rememberedLanguage(), navigator.languages));
  const history = createGuardedHistory();
  createRoot(page).render(<App store={store} texts={texts} history={history} />);
}

const page = document.getElementById('root');
if (page) void boot(page);
