import type { Checked, EnvironmentReader } from './environment-reader';
import type { TracingSettings } from './settings-types';

/** Where traces are sent, by OpenTelemetry's variable names; null if tracing is off. */
export function tracingSettings(read: EnvironmentReader): TracingSettings | null {
  const endpoint = read.checked('OTEL_EXPORTER_OTLP_ENDPOINT', collectorUrl);
  const headers = read.checked('OTEL_EXPORTER_OTLP_HEADERS', headerList) ?? {};
  const share = read.checked('OTEL_TRACES_SAMPLER_ARG', shareOfOne) ?? 1;
  const serviceName = read.text('OTEL_SERVICE_NAME', 100) ?? 'vehicle-dispatch';
  return endpoint === undefined ? null : { endpoint, headers, share, serviceName };
}

function collectorUrl(text: string): Checked<string> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && url.search + url.hash + url.username + url.password === '';
  return isPlain && ['http:', 'https:'].includes(url.protocol)
    ? { value: url.href.replace(/\/$/, '') }
    : { problem: 'must look like http://localhost:4318' };
}

/** Comma-separated `name=value` pairs, values percent-encoded. */
function headerList(text: string): Checked<Readonly<Record<string, string>>> {
  const problem = 'must look like name=value,name=value, with values percent-encoded';
  try {
    const pairs = text.split(',').map((pair) => {
      const [, name = '', value = ''] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
      return [name, decodeURIComponent(value)] as const;
    });
    return pairs.every(([name]) => name !== '')
      ? { value: Object.fromEntries(pairs) }
      : { problem };
  } catch {
    return { problem };
  }
}

function shareOfOne(text: string): Checked<number> {
  const value = Number(text);
  return /^[\d.]+$/.test(text) && value <= 1
    ? { value }
    : { problem: 'must be a number from 0 to 1' };
}
