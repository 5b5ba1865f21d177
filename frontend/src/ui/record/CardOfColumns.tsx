import { Fragment, type ReactNode } from 'react';
import { RecordCard } from '../list/RecordCard';
import type { CardPlace, RecordColumn } from '../list/recordColumn';

interface CardOfColumnsProps<Item, Sort extends string> {
  item: Item;
  columns: readonly RecordColumn<Item, Sort>[];
  /** The record's name. */
  label: string;
  /** The check box, if the list has a selection. */
  select?: ReactNode;
}

interface Part {
  readonly id: string;
  readonly place: CardPlace;
  readonly content: ReactNode;
}

const EMPTY: readonly ReactNode[] = [null, undefined, false, ''];

/** Neighbours that share a line. */
function linesOf(parts: readonly Part[]): Part[][] {
  const lines: Part[][] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last?.[0]?.place === part.place && part.place !== 'block') last.push(part);
    else lines.push([part]);
  }
  return lines;
}

/** One record of a list, as its columns place it on a card. */
export function CardOfColumns<Item, Sort extends string>({
  item,
  columns,
  label,
  select,
}: CardOfColumnsProps<Item, Sort>) {
  const parts = columns.flatMap(({ id, card, cardCell, cell }): Part[] => {
    if (card === undefined) return [];
    const named = card === 'title' ? <CardTitle text={label} /> : cell(item);
    const content = cardCell ? cardCell(item) : named;
    return EMPTY.includes(content) ? [] : [{ id, place: card, content }];
  });
  const at = (...places: CardPlace[]) => parts.filter(({ place }) => places.includes(place));
  const [title, corner, foot] = [at('title'), at('corner'), at('foot')];
  return (
    <RecordCard label={label} foot={foot.length > 0 && <Contents parts={foot} />}>
      {title.length > 0 && (
        <div className="record-card-head">
          {select}
          <div className="push">
            <Contents parts={title} />
          </div>
          <div className="line record-above">
            <Contents parts={corner} />
          </div>
        </div>
      )}
      {linesOf(at('quiet', 'line', 'block')).map((line) => (
        <Line key={line[0]?.id} parts={line} />
      ))}
    </RecordCard>
  );
}

function CardTitle({ text }: { text: string }) {
  return (
    <h2 className="cut strong" title={text}>
      {text}
    </h2>
  );
}

function Contents({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ id, content }) => <Fragment key={id}>{content}</Fragment>);
}

function Line({ parts }: { parts: readonly Part[] }) {
  const place = parts[0]?.place;
  if (place === 'block') return <Contents parts={parts} />;
  if (place === 'line')
    return (
      <div className="line">
        <Contents parts={parts} />
      </div>
    );
  const texts = parts.map(({ content }) => content);
  const isText = texts.every((text) => typeof text === 'string');
  return (
    <p className="cut small quiet" title={isText ? texts.join(' · ') : undefined}>
      {parts.map(({ id, content }, at) => (
        <Fragment key={id}>
          {at > 0 && ' · '}
          {content}
        </Fragment>
      ))}
    </p>
  );
}
