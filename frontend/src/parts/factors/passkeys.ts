import type { PasskeyCreation, PasskeyMade } from '../../api/accounts/account';
import type { PasskeyAnswer, PasskeyOptions } from '../../api/accounts/secondStep';

/** How a browser reaches a key, as far as the server keeps it. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const IP_ADDRESS = /^[\d.]+$|^\[/;

/** Whether this browser can use passkeys here: they need HTTPS or this machine, and a name for an address. */
export function hasPasskeys(): boolean {
  return (
    window.isSecureContext &&
    typeof window.PublicKeyCredential === 'function' &&
    !IP_ADDRESS.test(window.location.hostname)
  );
}

/** Lets the person choose a passkey and sign the challenge. Throws where they do not. */
export async function askPasskey(options: PasskeyOptions): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({
    optionsJSON: options,
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

/** Lets the person make a passkey. Throws where they do not. */
export async function makePasskey(options: PasskeyCreation['options']): Promise<PasskeyMade> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, response } = await startRegistration({
    optionsJSON: options,
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const known = TRANSPORTS.filter((transport) => transports.includes(transport));
  return { id, clientDataJSON, attestationObject, transports: known };
}
