import { renderHook } from '@testing-library/react';
import { rememberRecent, useRecentItems } from './recentItems';

const itemsOf = (person: number) => renderHook(() => useRecentItems(person)).result.current;

test('the newest is first, each is listed once, and eight are kept', () => {
  for (let id = 1; id <= 9; id += 1) rememberRecent(1, `job:${id}`);
  rememberRecent(1, 'job:5');
  rememberRecent(1, 'command:billing');
  expect(itemsOf(1)).toEqual([
    'command:billing',
    'job:5',
    'job:9',
    'job:8',
    'job:7',
    'job:6',
    'job:4',
    'job:3',
  ]);
});

test('another user of the same browser has their own list', () => {
  rememberRecent(1, 'job:5');
  expect(itemsOf(2)).toEqual([]);
});

test('an invalid list reads as empty', () => {
  localStorage.setItem('recent:1', '{"job:1":1}');
  expect(itemsOf(1)).toEqual([]);
  localStorage.setItem('recent:1', '["job:x","job:2",7,"command:<b>"]');
  expect(itemsOf(1)).toEqual(['job:2']);
});
