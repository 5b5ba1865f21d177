import { useTexts } from '../../ui/text/useTexts';

/** Warns that jobs of a customer have no price; nothing if all have one. */
export function JobsWithoutPrice({ count }: { count: number }) {
  const { t, format } = useTexts('toInvoice');
  if (count === 0) return null;
  return (
    <span className="small warned">
      {t('withoutPrice', { count, shown: format.number(count) })}
    </span>
  );
}
