import { forgetNotesDrafts, readNotesDraft, writeNotesDraft } from './notesDraft';

test('each person and each job has its own draft', () => {
  writeNotesDraft(2, 7, 'keys in the box');
  expect(readNotesDraft(2, 7)).toBe('keys in the box');
  expect(readNotesDraft(2, 8)).toBe('');
  expect(readNotesDraft(22, 7)).toBe('');
});

test('empty text leaves nothing behind', () => {
  writeNotesDraft(2, 7, 'x');
  writeNotesDraft(2, 7, '');
  expect(localStorage).toHaveLength(0);
});

test("forgetting one person's drafts leaves the others'", () => {
  writeNotesDraft(2, 7, 'mine');
  writeNotesDraft(2, 8, 'mine too');
  writeNotesDraft(22, 7, 'theirs');
  localStorage.setItem('language', 'fr-CA');
  forgetNotesDrafts(2);
  expect([readNotesDraft(2, 7), readNotesDraft(2, 8)]).toEqual(['', '']);
  expect(readNotesDraft(22, 7)).toBe('theirs');
  expect(localStorage.getItem('language')).toBe('fr-CA');
});

test('a browser that refuses storage is no error', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  writeNotesDraft(2, 7, 'x');
  expect(readNotesDraft(2, 7)).toBe('');
});
