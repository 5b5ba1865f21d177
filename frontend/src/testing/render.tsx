import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { i18n } from 'i18next';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { http, HttpResponse } from 'msw';
import type { SessionUser } from '../api/accounts/sessionUser';
import { App } from '../main/App';
import { ConfirmHost } from '../ui/over/confirm/ConfirmHost';
import { Toasts } from '../ui/over/toast/Toasts';
import { startI18n } from '../lib/i18n';
import { AppRouter } from '../main/router/AppRouter';
import { createGuardedHistory } from '../main/router/guardedHistory';
import { makeStore } from '../main/store';
import { AppTheme } from '../ui/theme/AppTheme';
import { AudienceContext } from '../ui/theme/audience';
import type { Language } from '../lib/languages';
import { server } from './answers/server';
import { VirtualScreen } from './VirtualScreen';

interface RenderOptions {
  path?: string;
  language?: Language;
  /** The signed-in user; signed out if missing. */
  user?: SessionUser;
  audience?: 'console' | 'driver';
}

/** Loads all texts in advance, so that tests wait only for data. */
async function startTexts(language: Language): Promise<i18n> {
  const texts = await startI18n(language);
  const files = readdirSync(join(__dirname, '../locales', language));
  await texts.loadNamespaces(files.map((file) => file.replace('.json', '')));
  return texts;
}

/** The session check returns this user from now on. */
export function signIn(user: SessionUser): void {
  server.use(http.get('*/api/auth/me', () => HttpResponse.json({ user })));
}

async function prepare({ path = '/', language = 'en-CA', user }: RenderOptions) {
  if (user) signIn(user);
  window.history.replaceState(null, '', path);
  return {
    store: makeStore(),
    texts: await startTexts(language),
    history: createGuardedHistory(),
    // Styles decide which elements receive pointer events, and tests have no styles.
    person: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
  };
}

/** The whole app at an address, with a new store. */
export async function renderApp(options: RenderOptions = {}) {
  const { person, ...parts } = await prepare(options);
  return {
    ...parts,
    person,
    ...render(
      <VirtualScreen>
        <App {...parts} />
      </VirtualScreen>,
    ),
  };
}

/** A component with texts, store and router, as on a page without MUI. */
export async function renderBare(part: ReactElement, options: RenderOptions = {}) {
  const { person, store, texts, history } = await prepare(options);
  const view = render(
    <I18nextProvider i18n={texts}>
      <Provider store={store}>
        <AppRouter history={history}>{part}</AppRouter>
      </Provider>
    </I18nextProvider>,
  );
  return { store, texts, history, person, ...view };
}

/** The same with the theme. */
export async function renderPart(part: ReactElement, options: RenderOptions = {}) {
  return renderBare(
    <AudienceContext value={options.audience ?? 'console'}>
      <AppTheme>
        <ConfirmHost>{part}</ConfirmHost>
        <Toasts />
      </AppTheme>
    </AudienceContext>,
    options,
  );
}
