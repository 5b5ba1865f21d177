import { EnvironmentReader } from './environment-reader';
import { tracingSettings } from './tracing-settings';

const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT';
const HEADERS = 'OTEL_EXPORTER_OTLP_HEADERS';
const SHARE = 'OTEL_TRACES_SAMPLER_ARG';

function settingsOf(env: Record<string, string>) {
  const read = new EnvironmentReader(env);
  return { settings: tracingSettings(read), problems: read.problems };
}

it('traces nothing without a collector', () => {
  expect(settingsOf({ [SHARE]: '0.5' })).toEqual({ settings: null, problems: [] });
});

it('sends all traces to a collector by default', () => {
  expect(settingsOf({ [ENDPOINT]: 'http://localhost:4318/' }).settings).toEqual({
    ...{ endpoint: 'http://localhost:4318', headers: {}, share: 1 },
    serviceName: 'vehicle-dispatch',
  });
  const env = {
    [ENDPOINT]: 'https://otel.example.com/in',
    [HEADERS]: 'authorization=Bearer%20a%2Cb, x-tenant=7',
    [SHARE]: '0.25',
    OTEL_SERVICE_NAME: 'Dispatch Laval',
  };
  expect(settingsOf(env).settings).toEqual({
    endpoint: 'https://otel.example.com/in',
    headers: { authorization: 'Bearer a,b', 'x-tenant': '7' },
    share: 0.25,
    serviceName: 'Dispatch Laval',
  });
});

it.each([
  [ENDPOINT, 'collector:4318'],
  [ENDPOINT, 'ftp://collector.example.com'],
  [ENDPOINT, 'http://user:password@collector.example.com'],
  [HEADERS, 'no value'],
  [HEADERS, 'authorization=%zz'],
  [SHARE, '1.5'],
  [SHARE, '-1'],
  [SHARE, '1.2.3'],
  [SHARE, 'all'],
])('%s refuses %j without repeating it', (name, value) => {
  const { problems } = settingsOf({ [ENDPOINT]: 'http://localhost:4318', [name]: value });
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must `))]);
  expect(problems[0]).not.toContain(value);
});
