import './nonce';
import './theme/boot.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { getConfig } from '../api/config';
import { getMe } from '../api/session';
import { chooseLanguage, rememberedLanguage } from '../lib/languages';
import { App, routes } from './App';
import { startI18n } from './i18n';
import { makeStore } from './store';

async function boot(page: HTMLElement): Promise<void> {
  const store = makeStore();
  // Both answers are on their way while the texts load.
  void store.dispatch(getMe.initiate(undefined, { subscribe: false }));
  void store.dispatch(getConfig.initiate(undefined));
  const texts = await startI18n(chooseLanguage(null, rememberedLanguage(), navigator.languages));
  const router = createBrowserRouter(routes);
  createRoot(page).render(<App store={store} texts={texts} router={router} />);
}

const page = document.getElementById('root');
if (page) void boot(page);
