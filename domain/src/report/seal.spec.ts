import { endFaults, linkFaults, ownFaults, type SealedVersion } from './seal';

/** A readable hash. */
const hashOf = (data: string) => `#${data}`;

function seal(jobId: number, number: number, sequence: number, before: Befores = {}) {
  const { ofJob = null, ofAll = null } = before;
  const links = { previousOfJob: ofJob?.hash ?? null, previous: ofAll?.hash ?? null };
  const data = JSON.stringify({ seal: { jobId, number, sequence, ...links } });
  return { jobId, number, sequence, data, hash: hashOf(data) };
}
interface Befores {
  ofJob?: SealedVersion;
  ofAll?: SealedVersion;
}

const first = seal(7, 1, 1);
const other = seal(8, 1, 2, { ofAll: first });
const second = seal(7, 2, 3, { ofJob: first, ofAll: other });

test('consecutive versions have no fault', () => {
  for (const version of [first, other, second])
    expect(ownFaults(version, hashOf(version.data))).toEqual([]);
  expect(linkFaults('job', null, first)).toEqual([]);
  expect(linkFaults('job', first, second)).toEqual([]);
  expect(linkFaults('all', null, first)).toEqual([]);
  expect(linkFaults('all', other, second)).toEqual([]);
  expect(endFaults('job', second, { length: 2, hash: second.hash })).toEqual([]);
  expect(endFaults('all', second, { length: 3, hash: second.hash })).toEqual([]);
  expect(endFaults('all', null, null)).toEqual([]);
});

test.each<[string, SealedVersion]>([
  ['its data', { ...second, data: second.data.replace('7', '9') }],
  ['its hash', { ...second, hash: 'x' }],
  ['data that cannot be read', { ...second, data: '{', hash: hashOf('{') }],
  ['data without a place', { ...second, data: '{}', hash: hashOf('{}') }],
])('a version is changed by another byte in %s', (_what, version) => {
  expect(ownFaults(version, hashOf(version.data))).toEqual(['changed']);
});

test.each([{ jobId: 8 }, { number: 3 }, { sequence: 2 }])('is misplaced with %j', (place) => {
  expect(ownFaults({ ...second, ...place }, second.hash)).toEqual(['misplaced']);
});

test('the next version detects a missing version', () => {
  expect(linkFaults('job', null, second)).toEqual(['missing']);
  expect(linkFaults('all', first, second)).toEqual(['missing']);
  expect(linkFaults('all', null, other)).toEqual(['missing']);
});

test('a version replaced by another one breaks the link to the next', () => {
  expect(linkFaults('job', { ...first, hash: 'x' }, second)).toEqual(['unlinked']);
  expect(linkFaults('all', { ...other, hash: 'x' }, second)).toEqual(['unlinked']);
});

test('detects a missing last version', () => {
  expect(endFaults('job', first, { length: 2, hash: second.hash })).toEqual(['cut']);
  expect(endFaults('all', null, { length: 3, hash: second.hash })).toEqual(['cut']);
  expect(endFaults('job', second, null)).toEqual(['cut']);
  expect(endFaults('job', second, { length: 2, hash: 'x' })).toEqual(['cut']);
});
