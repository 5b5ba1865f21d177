import { createECDH } from 'node:crypto';
import { opened } from '../../../../test/push/phone';
import { encryptPush, newChance } from './encrypt-push';

/** The example of RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('reproduces the example of the standard', () => {
  const chance = {
    salt: Buffer.from(EXAMPLE.salt, 'base64url'),
    privateKey: Buffer.from(EXAMPLE.privateKey, 'base64url'),
  };
  expect(encryptPush(EXAMPLE.text, EXAMPLE, chance).toString('base64url')).toBe(EXAMPLE.body);
});

test('only the phone can decrypt it, and each message has new keys', () => {
  const phone = createECDH('prime256v1');
  phone.generateKeys();
  const auth = Buffer.alloc(16, 7);
  const keys = {
    p256dh: phone.getPublicKey().toString('base64url'),
    auth: auth.toString('base64url'),
  };
  const one = encryptPush('Salut ☃', keys, newChance());
  expect(opened(one, phone, auth)).toBe('Salut ☃');
  expect(encryptPush('Salut ☃', keys, newChance())).not.toEqual(one);
  expect(() => opened(one, phone, Buffer.alloc(16, 8))).toThrow();
});

test('rejects a point that is not on the curve', () => {
  const keys = { ...EXAMPLE, p256dh: Buffer.alloc(65, 4).toString('base64url') };
  expect(() => encryptPush('x', keys, newChance())).toThrow();
});
