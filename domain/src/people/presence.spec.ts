import { peopleViewing, type Doing } from './presence';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 15, minute));
const viewing = (userId: number, doing: Doing, minute: number) => ({
  userId,
  name: `Person ${userId}`,
  doing,
  since: at(minute),
});

test('no viewings give no viewers', () => expect(peopleViewing([])).toEqual([]));

test('viewers are in order of arrival', () => {
  const [late, early] = [viewing(1, 'editing', 5), viewing(2, 'reading', 3)];
  expect(peopleViewing([late, early])).toEqual([early, late]);
});

test('a user with several windows is listed once, as editing if any window is', () => {
  const [first, second, edit] = [
    viewing(1, 'reading', 1),
    viewing(1, 'reading', 2),
    viewing(1, 'editing', 3),
  ];
  expect(peopleViewing([second, first])).toEqual([first]);
  expect(peopleViewing([first, edit, second])).toEqual([edit]);
});
