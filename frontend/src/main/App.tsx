import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { ErrorBoundary } from '../ui/page/ErrorBoundary';
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
    <I18nextProvider i18n={texts}>
      <Provider store={store}>
        <AppRouter history={history}>
          {/* Root has its own boundary, which does not catch errors of Root itself. */}
          <ErrorBoundary>
            <Root />
          </ErrorBoundary>
        </AppRouter>
      </Provider>
    </I18nextProvider>
  );
}
