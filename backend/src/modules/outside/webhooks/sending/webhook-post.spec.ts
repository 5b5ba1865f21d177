import type { LookupFunction } from 'node:net';
import { WebhookReceiver } from '../../../../../test/webhooks/webhook-receiver';
import { isOpenAddress } from './closed-addresses';
import { addressProblem, withoutValues } from './webhook-address';
import { WebhookPost } from './webhook-post';

const DEADLINE_MS = 60_000;

describe('A request to a user-defined address', () => {
  let receiver: WebhookReceiver;
  let port: string;
  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    port = new URL(receiver.url).port;
  });
  beforeEach(() => receiver.clear());
  afterAll(() => receiver.stop());

  /** A DNS lookup that returns each of these lists in turn. */
  function leadingTo(...answers: readonly (readonly string[])[]): LookupFunction {
    let asked = 0;
    return (_name, options, done) => {
      const list = (answers[asked++] ?? answers.at(-1) ?? []).map((address) => ({
        address,
        family: address.includes(':') ? 6 : 4,
      }));
      if (options.all === true) done(null, list);
      else done(null, list[0]?.address ?? '', list[0]?.family);
    };
  }
  const post = (lookup: LookupFunction, insideHosts: string[] = [], deadlineMs = DEADLINE_MS) =>
    new WebhookPost({ webhooks: { insideHosts } }, { lookup, deadlineMs });

  test.each([
    [['127.0.0.1']],
    [['::1']],
    [['10.1.2.3']],
    [['192.168.1.1', '93.184.216.34']],
    [['93.184.216.34', '127.0.0.1']],
    [['169.254.169.254']],
    [['::ffff:127.0.0.1']],
    [['64:ff9b::7f00:1']],
    [[]],
  ])('is rejected when the name resolves to %j', async (addresses) => {
    const sending = post(leadingTo(addresses)).send(`https://name.example:${port}/`, {}, '{}');
    await expect(sending).rejects.toThrow("leads into the company's own network");
    expect(receiver.received).toEqual([]);
  });

  test('is checked on connection, so that DNS rebinding does not work', async () => {
    const rebinding = leadingTo(['93.184.216.34'], ['127.0.0.1']);
    const address = `https://name.example:${port}/`;
    expect(addressProblem(address, [])).toBeNull();
    // The result of a check made before sending.
    const before = await new Promise((resolve) => {
      rebinding('name.example', { all: true }, (_, found) => resolve(found));
    });
    expect(before).toEqual([{ address: '93.184.216.34', family: 4 }]);
    await expect(post(rebinding).send(address, {}, '{}')).rejects.toThrow(
      'name.example, 127.0.0.1',
    );
    expect(receiver.received).toEqual([]);
  });

  test('resolves the name for each request', async () => {
    let asked = 0;
    const counting: LookupFunction = (name, options, done) => {
      asked += 1;
      leadingTo(['127.0.0.1'])(name, options, done);
    };
    const inside = post(counting, ['name.example']);
    for (const path of ['a', 'b'])
      await inside.send(`http://name.example:${port}/${path}`, {}, '{}');
    expect(asked).toBe(2);
  });

  test.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://0.0.0.0/',
    'https://[::]/',
    'https://169.254.169.254/latest/meta-data',
    'https://[64:ff9b::7f00:1]/',
    'https://[fd00::1]/',
  ])('is rejected for %s, which is internal by its text', async (address) => {
    expect(addressProblem(address, [])).toBe('inside_address');
    const sending = post(leadingTo(['127.0.0.1'])).send(address, {}, '{}');
    await expect(sending).rejects.toThrow("leads into the company's own network");
  });

  test.each(['http://example.com/', 'ftp://example.com', 'file:///etc/passwd', 'example.com', ''])(
    'is rejected for %j, which is no address over TLS',
    (address) => expect(addressProblem(address, [])).toBe('not_webhook_address'),
  );

  test('is rejected with a password in the address, which would be logged', () => {
    expect(addressProblem('https://user:word@example.com/', [])).toBe('not_webhook_address');
    expect(addressProblem('https://user@example.com/', ['example.com'])).toBe(
      'not_webhook_address',
    );
  });

  test('is allowed to a configured host of the own network', async () => {
    receiver.answers(() => ({ status: 200, text: 'thanks' }));
    const inside = post(leadingTo(['127.0.0.1']), ['127.0.0.1']);
    expect(await inside.send(`${receiver.url}/a`, { 'x-a': '1' }, '{"a":1}')).toEqual({
      status: 200,
      answer: 'thanks',
      retryAfter: null,
    });
    expect(receiver.received).toMatchObject([
      { path: '/a', text: '{"a":1}', headers: { 'x-a': '1' } },
    ]);
  });

  test('reads only the beginning of a long response', async () => {
    receiver.answers(() => ({ status: 200, text: 'x'.repeat(5_000_000) }));
    const inside = post(leadingTo(['127.0.0.1']), ['127.0.0.1']);
    expect((await inside.send(receiver.url, {}, '{}')).answer).toHaveLength(4_096);
  });

  test('times out without a response', async () => {
    receiver.answers(() => new Promise<number>(() => undefined));
    const impatient = post(leadingTo(['127.0.0.1']), ['127.0.0.1'], 100);
    await expect(impatient.send(receiver.url, {}, '{}')).rejects.toThrow(
      'No complete answer within 100 ms.',
    );
  });
});

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['2a00:1450:4001:81b::200e', true],
  ['3f00::1', true],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::7f00:1', false],
  ['::93.184.216.34', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:93.184.216.34', false],
  ['::ffff:0:93.184.216.34', false],
  ['64:ff9b::5db8:d822', false],
  ['64:ff9b:1::1', false],
  ['100::1', false],
  ['1fff:ffff::1', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::1', false],
  ['3ffe::1', false],
  ['3fff:fff:ffff::1', false],
  ['4000::1', false],
  ['5f00::1', false],
  ['fc00::1', false],
  ['fd12:3456::1', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['2606:2800:220:1::1%eth0', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['name.example', false],
])('%s is of the public internet: %j', (address, isOpen) => {
  expect(isOpenAddress(address)).toBe(isOpen);
});

test('A log contains no query values', () => {
  expect(withoutValues('https://erp.example.com/in?key=s3cret&a=1&a=2#x')).toBe(
    'https://erp.example.com/in?key=…&a=…#x',
  );
});
