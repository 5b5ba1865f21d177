import { PasswordHasher } from './password-hasher';

const PASSWORD = 'a password of the tests';

describe('PasswordHasher', () => {
  const passwords = new PasswordHasher();

  test('keeps passwords as argon2id with the recommended cost, each with a salt of its own', async () => {
    const [first, second] = await Promise.all(
      [PASSWORD, PASSWORD].map((one) => passwords.hash(one)),
    );
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(second).not.toBe(first);
    expect(await passwords.verify(first!, PASSWORD)).toBe(true);
    expect(await passwords.verify(first!, `${PASSWORD} `)).toBe(false);
    expect(await passwords.verify(null, 'nobody has this password')).toBe(false);
  });

  test('rejects more than 202 at once', async () => {
    const rush = await Promise.allSettled(
      Array.from({ length: 250 }, () => passwords.verify('$argon2id$nonsense', PASSWORD)),
    );
    const refused = rush.filter(
      (one) =>
        one.status === 'rejected' && (one.reason as { code?: string }).code === 'too_many_requests',
    );
    expect(refused).toHaveLength(48);
  });
});
