import { EnvironmentReader } from './environment-reader';
import { pushSettings, webhookSettings } from './webhook-settings';

function read(text?: string) {
  const reader = new EnvironmentReader({ WEBHOOK_INSIDE_HOSTS: text });
  return { ...webhookSettings(reader), problems: reader.problems };
}

test('No internal host is allowed unless it is listed', () => {
  expect(read()).toEqual({ insideHosts: [], problems: [] });
  expect(read('erp.example.lan, 10.0.0.5,FD00::1')).toEqual({
    insideHosts: ['erp.example.lan', '10.0.0.5', 'fd00::1'],
    problems: [],
  });
});

test.each(['https://erp.example.lan', 'erp/path', 'a,,b', '*'])('%s is refused', (text) => {
  expect(read(text).problems).toEqual([
    'WEBHOOK_INSIDE_HOSTS must be a list of hosts such as erp.example.lan, without scheme and port',
  ]);
});

test('Internal push services have their own list', () => {
  const reader = new EnvironmentReader({ PUSH_INSIDE_HOSTS: 'push.example.lan' });
  expect(pushSettings(reader)).toEqual({ insideHosts: ['push.example.lan'] });
  expect(webhookSettings(reader)).toEqual({ insideHosts: [] });
});
