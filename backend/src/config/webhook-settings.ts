import type { Checked, EnvironmentReader } from './environment-reader';
import type { PushSettings, WebhookSettings } from './settings-types';

/** A name or an IP address, without scheme, port and path. */
const HOST = /^[a-z\d]([a-z\d.:-]*[a-z\d])?$/;

export function webhookSettings(read: EnvironmentReader): WebhookSettings {
  return { insideHosts: read.checked('WEBHOOK_INSIDE_HOSTS', hostList) ?? [] };
}

export function pushSettings(read: EnvironmentReader): PushSettings {
  return { insideHosts: read.checked('PUSH_INSIDE_HOSTS', hostList) ?? [] };
}

/** Comma-separated hosts. */
function hostList(text: string): Checked<readonly string[]> {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  return hosts.every((host) => HOST.test(host))
    ? { value: hosts }
    : { problem: 'must be a list of hosts such as erp.example.lan, without scheme and port' };
}
