import { TOTP } from 'otpauth';
import type { Answer } from '../app/caller';
import { CAST, type Member, PASSWORD } from '../app/cast';
import type { Caller, TestApi } from '../app/http';

/** The current code of an app with this secret. */
export function codeOf(api: TestApi, secret: string): string {
  return new TOTP({ secret }).generate({ timestamp: api.clock.now().getTime() });
}

/** The first step of a sign-in. */
export function givePassword(api: TestApi, member: Member, headers: Record<string, string> = {}) {
  const { email } = CAST[member];
  return api.anonymous.post('/api/auth/login', { email, password: PASSWORD }, headers);
}

/** A signed-in user who has confirmed and may change their sign-in methods. */
export async function confirmed(api: TestApi, member: Member): Promise<Caller> {
  const caller = await api.signIn(member);
  await confirm(caller);
  return caller;
}

export async function confirm(caller: Caller, password = PASSWORD): Promise<void> {
  const answer = await caller.post('/api/auth/confirmation', { password });
  if (answer.status !== 204) throw new Error(`Not confirmed: ${answer.text}`);
}

/** Sends a request; confirms the user first if required. */
export async function postConfirmed(
  caller: Caller,
  path: string,
  body: unknown,
  password = PASSWORD,
): Promise<Answer> {
  const answer = await caller.post(path, body);
  if (answer.body.code !== 'confirmation_needed') return answer;
  await confirm(caller, password);
  return caller.post(path, body);
}

/** Sets up an app and returns its secret and recovery codes. The current code is already used. */
export async function setUpApp(
  api: TestApi,
  caller: Caller,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body } = await caller.post('/api/auth/second-factor/app');
  const { secret } = body as { secret: string };
  const answer = await caller.post('/api/auth/second-factor/app/confirmation', {
    code: codeOf(api, secret),
  });
  if (answer.status !== 200) throw new Error(`The app was not set up: ${answer.text}`);
  const { recoveryCodes } = answer.body as { recoveryCodes: string[] };
  return { secret, recoveryCodes };
}

/** The value of a response's cookie; empty if it is not set. */
export function cookieOf(headers: Headers, name: string): string {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
}
