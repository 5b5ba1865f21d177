import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { linesInSight, MARGIN, nextLines, type Lines } from './linesInSight';
import type { PlaceKeeper } from './listPlace';
import type { Identified } from '../recordColumn';
import { useEndReached } from './useEndReached';

/** Fixed number of records, for tests: jsdom has no layout. */
export const LinesContext = createContext<number | null>(null);

interface Measured {
  /** Height of a line with the gap below it; 0 until measured. */
  readonly line: number;
  /** Records in each line. */
  readonly perLine: number;
}

interface SightOptions<Item> {
  /** The element whose children are the records; it starts with the first line. */
  list: RefObject<HTMLElement | null>;
  items: readonly Item[];
  measure: (list: HTMLElement) => Measured;
  /** The layout under which the scroll position is stored. */
  shape: 'grid' | 'table';
  placeKeeper: PlaceKeeper | undefined;
  /** Loads the next page, if any. */
  onEndReached: (() => void) | undefined;
}

/** Rendered before anything is measured. */
const AT_FIRST: Lines = { first: 0, end: 6 };
/** Records rendered in one step; small enough for a processor four times slower than a desktop. */
const STEP = 4;

const isSame = (one: Lines, other: Lines) => one.first === other.first && one.end === other.end;

/**
 * Computes the rendered records of a list that scrolls with the window, and the height of the spacers
 * for the others. All lines of a list are equally high.
 *
 *       0 ┌───────────┐                       scrolling sets `visible` and `wanted`;
 *         │ before    │                       each frame `drawn` grows by STEP records
 *         ├───────────┤ ─┐ wanted, with       towards `wanted`, until both are the same;
 *         │ ┌───────┐ │  │ MARGIN beyond
 *         │ │visible│ │  │ the window         when most records change at once (another
 *         │ └───────┘ │  │                    filter), `drawn` starts again from the top
 *         ├───────────┤ ─┘                    of `visible`
 *         │ after     │
 *   count └───────────┘
 */
export function useLinesInSight<Item extends Identified>(options: SightOptions<Item>) {
  const { list, items, measure, shape, placeKeeper, onEndReached } = options;
  const records = items.length;
  const [place] = useState(() => placeKeeper?.read(shape));
  const fixed = useContext(LinesContext);
  const [measured, setMeasured] = useState<Measured>(place ?? { line: 0, perLine: 1 });
  const [drawn, setDrawn] = useState<Lines>(place?.drawn ?? AT_FIRST);
  const [{ visible, wanted }, setSight] = useState({ visible: drawn, wanted: drawn });
  const { line, perLine } = measured;
  const count = Math.ceil(records / perLine);
  const step = Math.max(1, Math.floor(STEP / perLine));

  // Start from the visible records instead of replacing all of them in one commit.
  const [drawnOf, setDrawnOf] = useState(items);
  if (drawnOf !== items) {
    setDrawnOf(items);
    if (countNew(drawnOf, items, drawn, perLine) > step * perLine) {
      const first = Math.max(0, Math.min(visible.first, count - 1));
      setDrawn({ first, end: Math.min(visible.end, first + step) });
    }
  }

  // Force the layout now; in the frame it would become one task with the painting.
  useLayoutEffect(() => {
    list.current?.getBoundingClientRect();
  }, [list, drawn]);

  const latest = useRef({ measure, placeKeeper, measured, drawn });
  useLayoutEffect(() => {
    latest.current = { measure, placeKeeper, measured, drawn };
  });

  useLayoutEffect(() => {
    if (!place || !list.current) return;
    window.scrollTo(0, window.scrollY + list.current.getBoundingClientRect().top + place.above);
  }, [list, place]);

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const look = (now: Measured) => {
      const above = -element.getBoundingClientRect().top;
      const { placeKeeper: keeper, drawn: there } = latest.current;
      if (now.line === 0) return;
      keeper?.keep(shape, { ...now, above, drawn: there });
      const viewport = { above, line: now.line, height: window.innerHeight };
      const next = { visible: linesInSight(viewport, 0), wanted: linesInSight(viewport, MARGIN) };
      startTransition(() =>
        setSight((old) =>
          isSame(old.visible, next.visible) && isSame(old.wanted, next.wanted) ? old : next,
        ),
      );
    };
    const handleScroll = () => look(latest.current.measured);
    // Everything is laid out when the observer runs, so measuring is cheap.
    const observer = new ResizeObserver(() => {
      const { measured: old, measure: measureNow } = latest.current;
      const now = measureNow(element);
      if (now.line !== old.line || now.perLine !== old.perLine)
        startTransition(() => setMeasured(now));
      look(now);
    });
    observer.observe(element);
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('resize', handleScroll);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('resize', handleScroll);
    };
  }, [list, shape]);

  useEffect(() => {
    const next = nextLines(drawn, wanted, step);
    if (isSame(next, drawn)) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(next)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, wanted, step]);

  const first = Math.min(drawn.first, Math.max(0, count - 1));
  const end = Math.min(drawn.end, count);
  const sight =
    fixed === null
      ? {
          from: first * perLine,
          to: Math.min(records, end * perLine),
          before: first * line,
          after: (count - end) * line,
        }
      : { from: 0, to: Math.min(records, fixed), before: 0, after: 0 };
  useEndReached(sight.to, records, onEndReached);
  return { shown: items.slice(sight.from, sight.to), before: sight.before, after: sight.after };
}

/** The number of new records on the rendered lines. */
function countNew<Item extends Identified>(
  before: readonly Item[],
  now: readonly Item[],
  { first, end }: Lines,
  perLine: number,
): number {
  const range = [first * perLine, end * perLine] as const;
  const known = new Set(before.slice(...range).map(({ id }) => id));
  return now.slice(...range).filter(({ id }) => !known.has(id)).length;
}
