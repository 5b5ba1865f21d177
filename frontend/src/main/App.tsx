import type { i18n } from 'i18next';
import { Provider } from 'react-redux';
import { TextsProvider } from '../ui/text/useTranslation';
import { Root } from './Root';
import { AppRouter } from './router/AppRouter';
import type { GuardedHistory } from './router/guardedHistory';
import type { AppStore } from './store';

interface AppProps {
  store: AppStore;
  texts: i18n;
  history: GuardedHistory;
}

export function App({ store, texts, history }: AppProps) {
  return (
    <TextsProvider texts={texts}>
      <Provider store={store}>
        <AppRouter history={history}>
          <Root />
        </AppRouter>
      </Provider>
    </TextsProvider>
  );
}
