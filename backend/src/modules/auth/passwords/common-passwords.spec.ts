import { isCommonPassword } from './password-rule';

test.each(['123456', 'password', 'PassWord1', ' qwerty123 ', 'iloveyou', 'letmein'])(
  '%j is a common password',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(['', 'correct horse battery', 'passwordx9!k', 'ILÖVEYÖU'])(
  '%j is not a common password',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
