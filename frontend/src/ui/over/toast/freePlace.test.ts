import { freePlace, type Box } from './freePlace';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const DESK = box(0, 0, 1280, 800);
const atDesk = box(876, 700, 388, 84);
const PHONE = box(0, 0, 390, 844);
const onPhone = box(16, 16, 358, 84);

test('keeps a toast that covers no button', () => {
  expect(freePlace(atDesk, [box(100, 700, 80, 36)], DESK)).toEqual({ x: 0, y: 0 });
});

test('moves above the buttons at the foot of a panel', () => {
  const foot = [box(1100, 740, 60, 36), box(1170, 740, 90, 36)];
  expect(freePlace(atDesk, foot, DESK)).toEqual({ x: 0, y: -52 });
});

test('moves next to the buttons at the end of rows', () => {
  const rows = Array.from({ length: 20 }, (_, row) => box(1150, row * 40 + 4, 100, 32));
  expect(freePlace(atDesk, rows, DESK)).toEqual({ x: -122, y: 0 });
});

test("moves below the header's buttons on a phone", () => {
  expect(freePlace(onPhone, [box(8, 8, 44, 44), box(340, 8, 44, 44)], PHONE)).toEqual({
    x: 0,
    y: 44,
  });
});

test('moves between two buttons only if it fits', () => {
  const buttons = [box(340, 8, 44, 44), box(300, 140, 44, 44)];
  expect(freePlace(onPhone, buttons, PHONE)).toEqual({ x: 0, y: 176 });
});

test('moves off a text, and covers it rather than a button', () => {
  const summary = box(960, 400, 300, 400);
  expect(freePlace(atDesk, [], DESK, [summary])).toEqual({ x: -312, y: 0 });
  const page = box(0, 0, 1280, 800);
  expect(freePlace(atDesk, [box(1100, 740, 60, 36)], DESK, [page])).toEqual({ x: 0, y: -52 });
});

test('stays if no place is free', () => {
  expect(freePlace(onPhone, [box(0, 0, 390, 844)], PHONE)).toEqual({ x: 0, y: 0 });
});
