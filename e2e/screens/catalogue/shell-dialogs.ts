import { openAccount, press, type Scene, type Screen } from '../screen';

async function openPalette({ page, words }: Scene): Promise<void> {
  await press(page, words('console:search.field'));
  await page.getByRole('dialog').waitFor();
}

async function openViewMenu({ page, words }: Scene, entry: string): Promise<void> {
  await press(page, words('savedViews:label'));
  await page.getByRole('menuitem', { name: words(entry) }).click();
  await page.getByRole('dialog').waitFor();
}

/** Dialogs of the console's header, and saved views. */
export const shellDialogs = (): Screen[] => [
  { name: 'export', path: '/?dialog=export' },
  {
    name: 'export, of impossible days',
    path: '/?dialog=export',
    act: async ({ page, words }) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words('export:from')).fill('2026-05-02');
      await dialog.getByLabel(words('export:to')).fill('2026-05-01');
      await press(page, words('export:submit'));
      await page.getByText(words('export:wrongRange')).first().waitFor();
    },
  },
  { name: 'account menu', path: '/', isAnchored: true, act: (scene) => openAccount(scene) },
  {
    name: 'change the own password',
    path: '/',
    act: async (scene) => {
      await openAccount(scene, 'account:password.open');
      await press(scene.page, scene.words('account:password.save'));
      await scene.page.getByText(scene.words('account:password.currentNeeded')).waitFor();
    },
  },
  {
    name: 'two-step sign-in',
    path: '/',
    act: async (scene) => {
      await openAccount(scene, 'account:factors.open');
      await scene.page.getByText(scene.words('account:factors.passkeys.title')).waitFor();
    },
  },
  {
    name: 'two-step sign-in, asking for the password',
    path: '/',
    act: async (scene) => {
      await openAccount(scene, 'account:factors.open');
      await press(scene.page, scene.words('account:factors.app.setUp'));
      await scene.page.getByText(scene.words('account:factors.confirm.intro')).waitFor();
    },
  },
  {
    name: 'recovery codes',
    path: '/',
    meet: async ({ page }) => {
      const recoveryCodes = Array.from({ length: 10 }, (_, at) => `ABCD-EFGH-JKMN-PQR${at + 2}`);
      await page.route('**/api/auth/second-factor/app', (route) =>
        route.fulfill({
          json: {
            secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
            uri: 'otpauth://totp/Example:ada?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          },
        }),
      );
      await page.route('**/api/auth/second-factor/app/confirmation', (route) =>
        route.fulfill({ json: { recoveryCodes } }),
      );
    },
    act: async (scene) => {
      const { page, words } = scene;
      await openAccount(scene, 'account:factors.open');
      await press(page, words('account:factors.app.setUp'));
      await page.getByLabel(words('factors:code.label')).fill('123456');
      await press(page, words('account:factors.app.submit'));
      await page.getByText('ABCD-EFGH-JKMN-PQR2').waitFor();
    },
  },
  {
    name: 'own sessions',
    path: '/',
    act: async (scene) => {
      await openAccount(scene, 'account:sessions.title');
      await scene.page.getByText(scene.words('account:sessions.here')).waitFor();
    },
  },
  {
    name: 'find',
    path: '/',
    act: async (scene) => {
      await openPalette(scene);
      await scene.page.getByRole('combobox').last().fill('job');
      await scene.page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'find, nothing',
    path: '/',
    act: async (scene) => {
      await openPalette(scene);
      await scene.page.getByRole('combobox').last().fill('zzzzzz');
      await scene.page.getByText(scene.words('commands:palette.none')).first().waitFor();
    },
  },
  {
    name: 'keyboard shortcuts',
    path: '/',
    act: async ({ page, words }) => {
      await press(page, words('console:settings.label'));
      await press(page, words('console:settings.shortcuts.show'));
      await page.getByRole('dialog', { name: words('commands:help.title') }).waitFor();
    },
  },
  {
    name: 'save a view',
    path: '/?view=active-jobs',
    act: async (scene) => {
      await openViewMenu(scene, 'savedViews:save');
      await press(scene.page, scene.words('savedViews:dialog.submit'));
      await scene.page.getByText(scene.words('savedViews:dialog.required')).waitFor();
    },
  },
  {
    name: 'own views',
    path: '/?view=active-jobs',
    act: (scene) => openViewMenu(scene, 'savedViews:manage'),
  },
];
