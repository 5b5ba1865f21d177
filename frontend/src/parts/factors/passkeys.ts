import type { PasskeyCreation, PasskeyMade } from '../../api/accounts/account';
import type { PasskeyAnswer, PasskeyOptions } from '../../api/accounts/secondStep';

/** The authenticator transports that the server stores. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const IP_ADDRESS = /^[\d.]+$|^\[/;

/**
 * Whether this browser supports passkeys here: they need HTTPS or localhost, and a host name
 * instead of an IP address.
 */
export function hasPasskeys(): boolean {
  return (
    window.isSecureContext &&
    typeof window.PublicKeyCredential === 'function' &&
    !IP_ADDRESS.test(window.location.hostname)
  );
}

/** Lets the user choose a passkey and sign the challenge. Throws if they cancel. */
export async function askPasskey(options: PasskeyOptions): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({
    optionsJSON: options,
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

/** Lets the user create a passkey. Throws if they cancel. */
export async function makePasskey(options: PasskeyCreation['options']): Promise<PasskeyMade> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, response } = await startRegistration({
    optionsJSON: options,
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const known = TRANSPORTS.filter((transport) => transports.includes(transport));
  return { id, clientDataJSON, attestationObject, transports: known };
}
