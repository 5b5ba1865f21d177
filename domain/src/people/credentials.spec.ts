import { CREDENTIALS_AFTER, endedAfter } from './credentials';

const PASSWORD_EVENTS = ['password-changed', 'password-set-by-admin', 'password-reset'] as const;

test.each(PASSWORD_EVENTS)('%s ends all credentials derived from the old password', (event) => {
  expect(endedAfter(event)).toEqual(
    expect.arrayContaining(['session', 'remembered-device', 'reset-link', 'sign-in-challenge']),
  );
});

test.each(Object.keys(CREDENTIALS_AFTER) as (keyof typeof CREDENTIALS_AFTER)[])(
  '%s ends links for new passwords and sign-ins that are under way',
  (event) => {
    expect(endedAfter(event)).toEqual(expect.arrayContaining(['reset-link', 'sign-in-challenge']));
  },
);

test('an optional credential ends only if it is chosen, and no other can be chosen', () => {
  expect(endedAfter('password-changed')).not.toContain('personal-token');
  expect(endedAfter('password-changed', ['personal-token'])).toContain('personal-token');
  expect(endedAfter('restored')).not.toContain('service-token');
  expect(endedAfter('restored', ['service-token', 'tracking-link'])).toEqual(
    expect.arrayContaining(['service-token', 'tracking-link']),
  );
  expect(endedAfter('email-changed', ['session', 'service-token'])).toEqual([
    'reset-link',
    'invitation',
    'sign-in-challenge',
  ]);
});
