import { problemSentence, readProblem, storedProblem } from './delivery-problem';

test.each([
  [{ code: 'answered', detail: '503' }, 'It answered 503.'],
  [{ code: 'unreached', detail: 'connect\nECONNREFUSED' }, 'No answer: connect\nECONNREFUSED'],
  [{ code: 'switched-off', detail: null }, 'Switched off by a person.'],
] as const)('%j is stored, parsed and described', (problem, sentence) => {
  expect(readProblem(storedProblem(problem))).toEqual(problem);
  expect(problemSentence(problem)).toBe(sentence);
});

test('text without a known code is returned unchanged', () => {
  expect(readProblem('Down for repairs')).toEqual({
    code: 'unreached',
    detail: 'Down for repairs',
  });
});
