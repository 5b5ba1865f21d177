import { TOTP } from 'otpauth';
import type { Answer } from './caller';
import { CAST, type Member, PASSWORD } from './cast';
import type { Caller, TestApi } from './http';

/** The current code of an app with this secret. */
export function codeOf(api: TestApi, secret: string): string {
  return new TOTP({ secret }).generate({ timestamp: api.clock.now().getTime() });
}

/** The first step of a sign-in. */
export function givePassword(api: TestApi, member: Member, headers: Record<string, string> = {}) {
  const { email } = CAST[member];
  return api.anonymous.post('/api/auth/login', { email, password: PASSWORD }, headers);
}

/** A signed-in user whose session is confirmed for security changes. */
export async function confirmed(api: TestApi, member: Member): Promise<Caller> {
  const caller = await api.signIn(member);
  await confirm(caller);
  return caller;
}

export async function confirm(caller: Caller, password = PASSWORD): Promise<void> {
  const answer = await caller.post('/api/auth/confirmation', { password });
  if (answer.status !== 204) throw new Error(`Not confirmed: ${answer.text}`);
}

/** Sends a request that needs a confirmation, after confirming the session if necessary. */
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

/** Sets up an app and returns its secret and recovery codes. The app's current code is used up. */
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

/** An answer's cookie by name; empty if not set. */
export function cookieOf(headers: Headers, name: string): string {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
}
