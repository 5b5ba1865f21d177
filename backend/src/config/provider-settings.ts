import { roleMapOf, type RoleOfValue } from '@dispatch/domain/people/provider-role';
import type { Checked, EnvironmentReader } from './environment-reader';

/** The company's sign-in provider (OpenID Connect). */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Space-separated; includes `openid`. */
  readonly scopes: string;
  /** The provider's display name. */
  readonly name: string;
  /** Null if roles are assigned only in this product. */
  readonly roles: { readonly claim: string; readonly map: readonly RoleOfValue[] } | null;
  readonly makesUsers: boolean;
  /** Accepts e-mails that the provider has not marked as verified. */
  readonly trustsEmail: boolean;
  /** The product's public URL: scheme, host and port. */
  readonly publicUrl: string;
}

export interface SignInSettings {
  readonly provider: ProviderSettings | null;
  /** The only account that can sign in by password; null if all can. */
  readonly breakGlassEmail: string | null;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const ON_OFF = ['on', 'off'] as const;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const SCOPES = /^[\x21\x23-\x5b\x5d-\x7e]+( [\x21\x23-\x5b\x5d-\x7e]+)*$/;
const MAX_NAME = 40;
/** Require the issuer. */
const OTHERS = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ROLE_CLAIM', 'OIDC_ROLE_MAP'];

/** The ways to sign in: by password, by the company's provider, or both. */
export function signInSettings(read: EnvironmentReader, publicUrl: string | null): SignInSettings {
  const provider = providerSettings(read, publicUrl);
  const isOn = read.oneOf('PASSWORD_SIGN_IN', ON_OFF, 'on') === 'on';
  const email = read.matching('BREAK_GLASS_EMAIL', EMAIL, 'an e-mail address')?.toLowerCase();
  if (isOn) return { provider, breakGlassEmail: null };
  read.missing('BREAK_GLASS_EMAIL', 'is needed where PASSWORD_SIGN_IN is off');
  read.missing('OIDC_ISSUER', 'is needed where PASSWORD_SIGN_IN is off');
  return { provider, breakGlassEmail: email ?? null };
}

function providerSettings(
  read: EnvironmentReader,
  publicUrl: string | null,
): ProviderSettings | null {
  const issuer = read.checked('OIDC_ISSUER', issuerUrl);
  const clientId = read.text('OIDC_CLIENT_ID');
  const clientSecret = read.secret('OIDC_CLIENT_SECRET');
  const rest = {
    scopes: read.checked('OIDC_SCOPES', scopeList) ?? 'openid email profile',
    name: read.text('OIDC_NAME', MAX_NAME) ?? 'single sign-on',
    roles: roleSettings(read),
    makesUsers: read.oneOf('OIDC_MAKE_USERS', ON_OFF, 'off') === 'on',
    trustsEmail: read.oneOf('OIDC_TRUST_EMAIL', ON_OFF, 'off') === 'on',
  };
  if (read.secret('OIDC_ISSUER') === undefined) {
    if (OTHERS.some((name) => read.secret(name) !== undefined))
      read.problem('OIDC_ISSUER', 'is needed beside the other OIDC settings');
    return null;
  }
  for (const name of ['PUBLIC_URL', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])
    read.missing(name, 'is needed to sign people in by OIDC_ISSUER');
  if (rest.makesUsers && rest.roles === null)
    read.problem('OIDC_MAKE_USERS', 'needs OIDC_ROLE_CLAIM and OIDC_ROLE_MAP: users have a role');
  if (!issuer || !clientId || !clientSecret || !publicUrl) return null;
  return { issuer, clientId, clientSecret, publicUrl, ...rest };
}

function roleSettings(read: EnvironmentReader): ProviderSettings['roles'] {
  const claim = read.text('OIDC_ROLE_CLAIM', 200);
  const map = read.checked('OIDC_ROLE_MAP', roleMap);
  if (claim !== undefined) read.missing('OIDC_ROLE_MAP', 'is needed beside OIDC_ROLE_CLAIM');
  if (map !== undefined) read.missing('OIDC_ROLE_CLAIM', 'is needed beside OIDC_ROLE_MAP');
  return claim === undefined || map === undefined ? null : { claim, map };
}

function roleMap(text: string): Checked<readonly RoleOfValue[]> {
  const value = roleMapOf(text);
  return value === null
    ? { problem: 'must look like group=role,group=role, with roles that the product has' }
    : { value };
}

function scopeList(text: string): Checked<string> {
  return SCOPES.test(text) && text.split(' ').includes('openid')
    ? { value: text }
    : { problem: 'must be scopes with spaces between them, openid among them' };
}

/** Kept as written: the provider's tokens must contain exactly this text. */
function issuerUrl(text: string): Checked<string> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe =
    url !== null &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname)));
  if (!isSafe || url.search + url.hash + url.username + url.password !== '')
    return { problem: 'must look like https://login.example.com/path' };
  const isAnybodys = /^\/(common|organizations|consumers)(\/|$)/.test(url.pathname);
  return isAnybodys && url.hostname === 'login.microsoftonline.com'
    ? { problem: 'must name the directory of your company instead of everybody' }
    : { value: text };
}
