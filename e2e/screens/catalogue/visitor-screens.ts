import { press, type Scene, type Screen, sendingLinks, withoutFirstAnswers } from '../screen';

async function fillIn({ page, words }: Scene): Promise<void> {
  await page.getByLabel(words('auth:email')).fill('somebody@example.com');
  await page.getByLabel(words('auth:password'), { exact: true }).fill('not the password');
  await press(page, words('auth:submit'));
  await page.getByRole('alert').first().waitFor();
}

/** The server requires a second factor. */
const asking =
  (change: object) =>
  async ({ page }: Scene): Promise<void> => {
    const needed = { challenge: 'none', ways: ['code', 'recovery-code'], passkey: null };
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ json: { secondFactor: { ...needed, enrolment: null, ...change } } }),
    );
  };

async function giveRightPassword({ page, words }: Scene): Promise<void> {
  await page.getByLabel(words('auth:email')).fill('somebody@example.com');
  await page.getByLabel(words('auth:password'), { exact: true }).fill('the password');
  await press(page, words('auth:submit'));
  await page.getByLabel(words('factors:code.label')).waitFor();
}

/** The company has an identity provider. */
const providing =
  (passwordSignIn: boolean) =>
  async ({ page }: Scene): Promise<void> => {
    await withoutFirstAnswers(page);
    await page.route('**/api/config', async (route) => {
      const answer = await route.fetch();
      const config = (await answer.json()) as object;
      const provider = { signInProvider: 'Northern Identity Services', passwordSignIn };
      await route.fulfill({ response: answer, json: { ...config, ...provider } });
    });
  };

/** Screens without sign-in. */
export function visitorScreens(): Screen[] {
  const answering =
    (status: number) =>
    async ({ page }: Scene): Promise<void> => {
      await page.route('**/api/auth/login', (route) =>
        status === 0
          ? route.abort()
          : route.fulfill({
              status,
              json: {
                statusCode: status,
                code: 'invalid_credentials',
                message: 'Invalid email or password',
                requestId: 'none',
              },
            }),
      );
    };
  return [
    { name: 'landing', path: '/' },
    { name: 'sign-in', path: '/login' },
    {
      name: 'sign-in, left empty',
      path: '/login',
      act: async ({ page, words }) => {
        await press(page, words('auth:submit'));
        await page.getByText(words('auth:errors.password')).waitFor();
      },
    },
    { name: 'sign-in, refused', path: '/login', meet: answering(401), act: fillIn },
    { name: 'sign-in, out of reach', path: '/login', meet: answering(0), act: fillIn },
    {
      name: 'forgotten password',
      path: '/login',
      meet: sendingLinks,
      act: async ({ page, words }) => {
        await press(page, words('auth:forgotten'));
        await page.getByLabel(words('reset:ask.email')).waitFor();
      },
    },
    { name: 'second step', path: '/login', meet: asking({}), act: giveRightPassword },
    {
      name: 'second step, left empty',
      path: '/login',
      meet: asking({}),
      act: async (scene) => {
        await giveRightPassword(scene);
        await press(scene.page, scene.words('factors:continue'));
        await scene.page.getByText(scene.words('factors:code.missing'), { exact: true }).waitFor();
      },
    },
    {
      name: 'setting up a second step',
      path: '/login',
      meet: asking({
        ways: [],
        enrolment: {
          secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          uri: 'otpauth://totp/Example:somebody?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        },
      }),
      act: giveRightPassword,
    },
    { name: 'new password', path: '/reset-password#a-link' },
    { name: 'new password, link cut short', path: '/reset-password' },
    { name: 'new password, by an invitation', path: '/invitation#a-link' },
    { name: 'sign-in, with a provider', path: '/login', meet: providing(true) },
    {
      name: 'sign-in, refused by the provider',
      path: '/login?problem=unreadable-role',
      meet: providing(false),
    },
    {
      name: 'sign-in, for emergencies',
      path: '/login',
      meet: providing(false),
      act: ({ page, words }) => press(page, words('auth:emergency')),
    },
    {
      name: 'driver pages signed out, with a provider',
      path: '/driver/1/job/1',
      meet: providing(true),
    },
    { name: 'debug', path: '/debug' },
    { name: 'driver portal signed out', path: '/driver-login' },
    { name: 'driver pages signed out', path: '/driver/1/job/1' },
    { name: 'cleared', path: '/clear' },
  ];
}
