import { useContext } from 'react';
import { useTranslation } from '../../ui/text/useTranslation';
import { HeadingsContext } from '../shell/headings';
import './job.css';

/** Dispatch's special instructions, highlighted in yellow. */
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
