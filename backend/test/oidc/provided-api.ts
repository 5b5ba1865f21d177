import type { Database } from '../../src/database/database';
import { type Answer, type Caller, TestApi } from '../app/http';
import { CLIENT, type PlainProvider } from './plain-provider';

export const PUBLIC_URL = 'https://dispatch.example.com';

export const providerEnv = (issuer: string): Record<string, string> => ({
  PUBLIC_URL,
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_NAME: 'Northern ID',
});

export const ROLES = {
  OIDC_ROLE_CLAIM: 'groups',
  OIDC_ROLE_MAP: 'office=admin,road=driver',
};

export interface Arrival {
  /** The redirect's target. */
  readonly location: string;
  /** Signed in, if the sign-in succeeded. */
  readonly caller: Caller;
  readonly cookie: string;
}

/** A cookie as a browser sends it back; empty if it is not set. */
export function cookieOf({ headers }: Answer, name: string): string {
  const all = headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  return all.find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
}

export const locationOf = ({ headers }: Answer) => headers.get('location') ?? '';

/** The product with a provider, and the steps of a browser with both. */
export class ProvidedApi {
  private constructor(
    readonly api: TestApi,
    readonly provider: PlainProvider,
  ) {}

  static async start(
    database: Database,
    provider: PlainProvider,
    env: Record<string, string> = {},
  ): Promise<ProvidedApi> {
    const api = await TestApi.start(database, { ...providerEnv(provider.issuer), ...env });
    return new ProvidedApi(api, provider);
  }

  begin(query = ''): Promise<Answer> {
    return this.api.anonymous.get(`/api/auth/oidc/start${query}`);
  }

  callback(query: Record<string, string>, cookie: string): Promise<Answer> {
    const search = new URLSearchParams(query).toString();
    return this.api.anonymous.get(`/api/auth/oidc/callback?${search}`, { Cookie: cookie });
  }

  /** Signs in from the button to the callback; the provider returns `claims` for the user. */
  async signIn(claims: Record<string, unknown>, query = ''): Promise<Arrival> {
    const begun = await this.begin(query);
    const granted = this.provider.grant(locationOf(begun), claims);
    const answer = await this.callback(granted, cookieOf(begun, 'sign-in'));
    const cookie = cookieOf(answer, 'session');
    const token = cookie.split('=')[1];
    return {
      location: locationOf(answer),
      cookie,
      caller: this.api.caller(token === undefined || token === '' ? null : token),
    };
  }
}
