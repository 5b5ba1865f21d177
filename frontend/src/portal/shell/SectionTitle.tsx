import { useContext } from 'react';
import { HeadingsContext } from './headings';

/** A small heading above a part of a card. */
export function SectionTitle({ text }: { text: string }) {
  const { part: Heading } = useContext(HeadingsContext);
  return <Heading className="type-label quiet">{text}</Heading>;
}
