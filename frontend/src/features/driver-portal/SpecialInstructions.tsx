import { useContext } from 'react';
import '../../components/type.css';
import { useTranslation } from '../../lib/useTranslation';
import { HeadingsContext } from './headings';
import './job.css';

/** What dispatch wants kept in mind, on yellow. */
export function SpecialInstructions({ text }: { text: string }) {
  const { t } = useTranslation('driver');
  const { part: Heading } = useContext(HeadingsContext);
  return (
    <section className="instructions">
      <Heading className="type-label">{t('job.instructions')}</Heading>
      <p className="type-body as-written breakable">{text}</p>
    </section>
  );
}
