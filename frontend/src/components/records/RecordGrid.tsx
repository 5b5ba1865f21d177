import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { VirtuosoGrid } from 'react-virtuoso';
import type { PlaceKeeper } from './listPlace';

const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
}));

const PARTS = { List };

interface RecordGridProps<Item> {
  items: readonly Item[];
  /** Cards must be equally high. */
  renderCard: (item: Item) => ReactNode;
  onEndReached: () => void;
  placeKeeper?: PlaceKeeper;
}

/** Any number of cards; only those in sight are there. Scrolls with the page. */
export function RecordGrid<Item extends { readonly id: number }>(props: RecordGridProps<Item>) {
  const { items, renderCard, onEndReached, placeKeeper } = props;
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
      itemContent={(_index, item) => renderCard(item)}
    />
  );
}
