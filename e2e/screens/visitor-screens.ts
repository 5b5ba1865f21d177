import { press, type Scene, type Screen } from './screen';

async function fillIn({ page, words }: Scene): Promise<void> {
  await page.getByLabel(words('auth:email')).fill('somebody@example.com');
  await page.getByLabel(words('auth:password'), { exact: true }).fill('not the password');
  await press(page, words('auth:submit'));
  await page.getByRole('alert').first().waitFor();
}

/** What nobody has to sign in for. */
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
    { name: 'debug', path: '/debug' },
    { name: 'driver portal signed out', path: '/driver-login' },
    { name: 'driver pages signed out', path: '/driver/1/job/1' },
    { name: 'cleared', path: '/clear' },
  ];
}
