import fastify from 'fastify';
import { keepRequestContext } from './http/request-context';
import { ServerLog } from './server-log';

const FORGED = 'an error\n{"level":50,"msg":"all is well"}\r\u2028\u001b[2J';

test('writes one line of JSON an entry, whatever the entry holds', () => {
  const written: string[] = [];
  const log = new ServerLog('debug', { write: (line) => written.push(line) });
  log.error(FORGED, 'Errors');
  log.warn(FORGED, FORGED);
  expect(written).toHaveLength(2);
  for (const line of written) {
    expect(line).toMatch(/^\P{Cc}+\n$/u);
    expect(JSON.parse(line)).toMatchObject({ msg: FORGED, time: expect.stringMatching(/Z$/) });
  }
});

test('writes an external request id next to ours', async () => {
  const written: string[] = [];
  const log = new ServerLog('debug', { write: (line) => written.push(line) });
  const server = fastify({ genReqId: () => 'ours' });
  keepRequestContext(server, null);
  server.get('/', () => {
    log.warn('Slow');
    return 'done';
  });
  await server.inject({ url: '/', headers: { 'x-request-id': 'of-a-caller' } });
  await server.inject({ url: '/', headers: { 'x-request-id': 'no good' } });
  await server.close();
  expect(written.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ requestId: 'ours', callerRequestId: 'of-a-caller' }),
    expect.not.objectContaining({ callerRequestId: expect.anything() }),
  ]);
});
