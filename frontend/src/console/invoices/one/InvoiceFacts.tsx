import type { Invoice } from '../../../api/invoicing/invoices';
import { EmailLink } from '../../../ui/facts/ContactLinks';
import { DescriptionItem, DescriptionList } from '../../../ui/facts/DescriptionItem';
import { useTexts } from '../../../ui/text/useTexts';

/** Recipient and terms. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const { t, format } = useTexts(['invoice', 'common']);
  const { billTo, termsDays, language, poNumber, note, kind, periodFrom, periodTo } = invoice;
  const place = [billTo.city, billTo.province, billTo.postalCode].filter(Boolean).join(' ');
  const address = [billTo.name, billTo.address, place].filter(Boolean).join('\n');
  return (
    <section aria-label={t('facts.title')}>
      <DescriptionList>
        <DescriptionItem label={t('facts.billTo')} value={address} />
        <DescriptionItem label={t('facts.email')}>
          <EmailLink email={billTo.email} />
        </DescriptionItem>
        <DescriptionItem label={t('facts.po')} value={poNumber} />
        {kind === 'invoice' && (
          <DescriptionItem
            label={t('facts.terms')}
            value={t('terms', { count: termsDays, days: format.number(termsDays) })}
          />
        )}
        <DescriptionItem label={t('facts.language')} value={t(`languages.${language}`)} />
        {periodFrom && periodTo && (
          <DescriptionItem
            label={t('facts.period')}
            value={t('facts.days', { from: format.day(periodFrom), to: format.day(periodTo) })}
          />
        )}
        {note && <DescriptionItem label={t('facts.note')} value={note} />}
      </DescriptionList>
    </section>
  );
}
