import { memo, useState, type ComponentProps, type ReactNode } from 'react';
import { VirtuosoGrid } from 'react-virtuoso';
import type { PlaceKeeper } from './listPlace';
import type { Identified } from './recordColumn';
import './records.css';

interface CardProps<Item> {
  item: Item;
  renderCard: (item: Item) => ReactNode;
}

function CardOf<Item>({ item, renderCard }: CardProps<Item>) {
  return renderCard(item);
}

/** Scrolling asks for every card every time. React's type of `memo` loses the parameter. */
const Card = memo(CardOf) as typeof CardOf;

const PARTS = {
  List: ({ className: _own, ...props }: ComponentProps<'div'>) => (
    <div {...props} className="record-grid" />
  ),
};

interface RecordGridProps<Item> {
  items: readonly Item[];
  /** Cards must be equally high. */
  renderCard: (item: Item) => ReactNode;
  /** Ids of the records that others have just changed; they stand out for a moment. */
  changed?: readonly number[];
  /** Asks for the next page, where there is one. */
  onEndReached?: () => void;
  placeKeeper?: PlaceKeeper;
}

/** Any number of cards; only those in sight are there. Scrolls with the page. */
export function RecordGrid<Item extends Identified>(props: RecordGridProps<Item>) {
  const { items, renderCard, onEndReached, changed, placeKeeper } = props;
  const [place] = useState(() => placeKeeper?.read().grid);
  return (
    <VirtuosoGrid<Item>
      useWindowScroll
      restoreStateFrom={place}
      stateChanged={(grid) => {
        placeKeeper?.keep({ grid });
      }}
      data={items}
      computeItemKey={(_index, item) => item.id}
      endReached={onEndReached}
      increaseViewportBy={400}
      components={PARTS}
      itemContent={(_index, item) => (
        <div
          data-record-id={item.id}
          data-changed={changed?.includes(item.id)}
          className="record-grid-item"
        >
          <Card item={item} renderCard={renderCard} />
        </div>
      )}
    />
  );
}
