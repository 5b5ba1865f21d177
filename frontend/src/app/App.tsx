import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { DataRouter, RouteObject } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { Root } from './Root';
import type { AppStore } from './store';

/** One route: the address alone does not decide what is shown, the person does too. */
export const routes: RouteObject[] = [{ path: '*', element: <Root /> }];

interface AppProps {
  store: AppStore;
  texts: i18n;
  router: DataRouter;
}

export function App({ store, texts, router }: AppProps) {
  return (
    <I18nextProvider i18n={texts}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </I18nextProvider>
  );
}
