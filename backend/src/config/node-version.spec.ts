import { nodeProblem } from './node-version';

test.each(['22.0.0', '22.14.1', '24.9.0', '100.0.0'])('Node %s will do', (version) => {
  expect(nodeProblem(version)).toBeNull();
});

test.each(['20.20.2', '18.0.0', '9.11.2', 'strange'])(
  'Node %s is refused in one line',
  (version) => {
    expect(nodeProblem(version)).toBe(
      `Node ${version} is too old for the server: it needs Node 22 or newer.`,
    );
  },
);
