import { memo, useRef, type ReactNode } from 'react';
import type { PlaceKeeper } from './lines/listPlace';
import type { Identified } from './recordColumn';
import type { UndoableKind } from '../over/undo/undoSlice';
import { UndoInRow } from './UndoInRow';
import { useLinesInSight } from './lines/useLinesInSight';

interface CardProps<Item> {
  item: Item;
  isChanged: boolean;
  isGone: boolean;
  kind: UndoableKind | undefined;
  renderCard: (item: Item) => ReactNode;
}

function CardOf<Item extends Identified>(props: CardProps<Item>) {
  const { item, isChanged, isGone, kind, renderCard } = props;
  return (
    <div
      data-record-id={item.id}
      data-changed={isChanged}
      data-gone={isGone}
      className="record-grid-item"
    >
      <div inert={isGone} className="record-grid-content">
        {renderCard(item)}
      </div>
      {isGone && kind && (
        <div className="record-undo">
          <UndoInRow kind={kind} id={item.id} />
        </div>
      )}
    </div>
  );
}

/** Memoized, because scrolling re-renders the list. React's type of `memo` loses the type parameter. */
const Card = memo(CardOf) as typeof CardOf;

function measure(grid: HTMLElement) {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const card = grid.firstElementChild?.getBoundingClientRect().height ?? 0;
  return {
    line: card && card + parseFloat(rowGap),
    perLine: gridTemplateColumns.split(' ').length,
  };
}

interface RecordGridProps<Item> {
  items: readonly Item[];
  /** Cards must be equally high. */
  renderCard: (item: Item) => ReactNode;
  /** Ids of records just changed by other users; they are highlighted briefly. */
  changed?: readonly number[];
  /** Ids of records no longer in the list; their content is inert. */
  gone?: ReadonlySet<number>;
  /** The kind of the records, if changes can be undone in their old row. */
  kind?: UndoableKind;
  /** Loads the next page, if any. */
  onEndReached?: () => void;
  placeKeeper?: PlaceKeeper;
}

/** A virtual grid of cards that scrolls with the page. */
export function RecordGrid<Item extends Identified>(props: RecordGridProps<Item>) {
  const { items, renderCard, onEndReached, changed, gone, kind, placeKeeper } = props;
  const list = useRef<HTMLDivElement>(null);
  const { shown, before, after } = useLinesInSight({
    ...{ list, items, measure, placeKeeper, onEndReached },
    shape: 'grid',
  });
  return (
    <div ref={list} className="record-grid" style={{ paddingTop: before, paddingBottom: after }}>
      {shown.map((item) => (
        <Card
          key={item.id}
          item={item}
          isChanged={changed?.includes(item.id) ?? false}
          isGone={gone?.has(item.id) ?? false}
          kind={kind}
          renderCard={renderCard}
        />
      ))}
    </div>
  );
}
