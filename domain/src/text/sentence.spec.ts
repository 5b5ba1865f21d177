import { fillHoles } from './sentence';

test('parameters fill the placeholders of their names', () => {
  expect(fillHoles('from {min} to {max}', { min: 1, max: 'nine' })).toBe('from 1 to nine');
  expect(fillHoles('nothing to fill')).toBe('nothing to fill');
});

test('a parameter that is not given stays visible, also when its name is inherited', () => {
  expect(fillHoles('{count} jobs')).toBe('{count} jobs');
  expect(fillHoles('{toString} jobs', {})).toBe('{toString} jobs');
});
