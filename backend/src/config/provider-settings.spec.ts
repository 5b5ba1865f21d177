import { EnvironmentReader } from './environment-reader';
import { signInSettings } from './provider-settings';
import { publicUrl } from './settings-checks';

const read = (env: Record<string, string>) => {
  const reader = new EnvironmentReader(env);
  const address = reader.checked('PUBLIC_URL', publicUrl) ?? null;
  return { settings: signInSettings(reader, address), problems: reader.problems };
};
const problemsOf = (env: Record<string, string>) =>
  read(env).problems.map((problem) => problem.split(' ', 1)[0]);

const WHOLE = {
  PUBLIC_URL: 'https://dispatch.example.com',
  OIDC_ISSUER: 'https://login.example.com/',
  OIDC_CLIENT_ID: 'dispatch',
  OIDC_CLIENT_SECRET: 'a secret',
};

test('without a provider, only passwords work', () => {
  const nothing = { settings: { provider: null, breakGlassEmail: null }, problems: [] };
  expect(read({})).toEqual(nothing);
  expect(read({ PUBLIC_URL: WHOLE.PUBLIC_URL })).toEqual(nothing);
});

test('a provider with the four required settings', () => {
  expect(read(WHOLE)).toEqual({
    settings: {
      provider: {
        issuer: 'https://login.example.com/',
        clientId: 'dispatch',
        clientSecret: 'a secret',
        scopes: 'openid email profile',
        name: 'single sign-on',
        roles: null,
        makesUsers: false,
        trustsEmail: false,
        publicUrl: 'https://dispatch.example.com',
      },
      breakGlassEmail: null,
    },
    problems: [],
  });
});

test('a provider with all settings', () => {
  const env = {
    ...WHOLE,
    OIDC_SCOPES: 'openid email groups',
    OIDC_NAME: 'Okta',
    OIDC_ROLE_CLAIM: 'groups',
    OIDC_ROLE_MAP: 'office=admin,road=driver',
    OIDC_MAKE_USERS: 'on',
    OIDC_TRUST_EMAIL: 'on',
    PASSWORD_SIGN_IN: 'off',
    BREAK_GLASS_EMAIL: 'Owner@example.com',
  };
  const { settings, problems } = read(env);
  expect(problems).toEqual([]);
  expect(settings).toMatchObject({
    provider: {
      scopes: 'openid email groups',
      name: 'Okta',
      roles: {
        claim: 'groups',
        map: [
          { value: 'office', role: 'admin' },
          { value: 'road', role: 'driver' },
        ],
      },
      makesUsers: true,
      trustsEmail: true,
    },
    breakGlassEmail: 'owner@example.com',
  });
});

test('plain http is allowed for this machine only', () => {
  expect(problemsOf({ ...WHOLE, OIDC_ISSUER: 'http://localhost:8080/realms/a' })).toEqual([]);
  expect(problemsOf({ ...WHOLE, OIDC_ISSUER: 'http://login.example.com' })).toEqual([
    'OIDC_ISSUER',
  ]);
});

test.each([
  [{ OIDC_ISSUER: WHOLE.OIDC_ISSUER }, ['PUBLIC_URL', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']],
  [{ OIDC_CLIENT_ID: 'dispatch' }, ['OIDC_ISSUER']],
  [{ ...WHOLE, PUBLIC_URL: 'https://dispatch.example.com/app' }, ['PUBLIC_URL']],
  [{ ...WHOLE, PUBLIC_URL: 'dispatch.example.com' }, ['PUBLIC_URL']],
  [{ ...WHOLE, OIDC_ISSUER: 'login' }, ['OIDC_ISSUER']],
  [{ ...WHOLE, OIDC_ISSUER: 'https://login.example.com?tenant=a' }, ['OIDC_ISSUER']],
  [{ ...WHOLE, OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0' }, ['OIDC_ISSUER']],
  [{ ...WHOLE, OIDC_SCOPES: 'email profile' }, ['OIDC_SCOPES']],
  [{ ...WHOLE, OIDC_SCOPES: 'openid,email' }, ['OIDC_SCOPES']],
  [{ ...WHOLE, OIDC_NAME: 'x'.repeat(41) }, ['OIDC_NAME']],
  [{ ...WHOLE, OIDC_ROLE_CLAIM: 'groups' }, ['OIDC_ROLE_MAP']],
  [{ ...WHOLE, OIDC_ROLE_MAP: 'road=driver' }, ['OIDC_ROLE_CLAIM']],
  [{ ...WHOLE, OIDC_ROLE_CLAIM: 'groups', OIDC_ROLE_MAP: 'road=king' }, ['OIDC_ROLE_MAP']],
  [{ ...WHOLE, OIDC_MAKE_USERS: 'on' }, ['OIDC_MAKE_USERS']],
  [{ ...WHOLE, OIDC_MAKE_USERS: 'yes' }, ['OIDC_MAKE_USERS']],
  [{ ...WHOLE, PASSWORD_SIGN_IN: 'off' }, ['BREAK_GLASS_EMAIL']],
  [{ PASSWORD_SIGN_IN: 'off', BREAK_GLASS_EMAIL: 'owner@example.com' }, ['OIDC_ISSUER']],
])('%j names what is wrong', (env, names) => {
  expect(problemsOf(env as Record<string, string>)).toEqual(names);
});
