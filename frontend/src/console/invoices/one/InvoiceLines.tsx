import { useCallback } from 'react';
import type { Invoice, InvoiceLine } from '../../../api/invoicing/invoices';
import { JobLink } from '../../../parts/job/JobLink';
import { MoneyText } from '../../../ui/facts/MoneyText';
import { Section } from '../../../ui/layout/Section';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import { groupLines, type LineGroup } from './groupLines';
import './invoice.css';

export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice');
  const groups = groupLines(invoice.lines);
  return (
    <Section title={t('lines.title')}>
      {groups.length === 0 && <p className="quiet">{t('lines.none')}</p>}
      {groups.map((group) => (
        <JobLines key={group.jobId ?? 'own'} group={group} language={invoice.language} />
      ))}
    </Section>
  );
}

function JobLines({ group: { jobId, lines }, language }: { group: LineGroup; language: string }) {
  const { t, format } = useTexts('invoice');
  const [first] = lines;
  if (!first) return null;
  const { jobReference, pickupCity, dropoffCity, deliveredOn, poNumber, carriage } = first;
  const facts = [
    pickupCity && dropoffCity && t('lines.route', { from: pickupCity, to: dropoffCity }),
    deliveredOn && t('lines.delivered', { date: format.day(deliveredOn) }),
    poNumber && t('lines.po', { number: poNumber }),
    carriage !== 'domestic' && t(`carriage.${carriage}`),
  ];
  return (
    <div className="card invoice-job">
      <div className="invoice-job-head">
        {jobId === null ? (
          <span className="strong">{t('lines.corrections')}</span>
        ) : (
          <>
            <JobLink job={{ id: jobId, jobId: jobReference ?? String(jobId) }} />
            <span className="small quiet">{facts.filter(Boolean).join(' · ')}</span>
          </>
        )}
      </div>
      <ul className="plain-list invoice-lines">
        {lines.map((line, place) => (
          <li key={line.id ?? place}>
            <OneLine line={line} language={language} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function OneLine({ line, language }: { line: InvoiceLine; language: string }) {
  const { t } = useTranslation('invoice');
  const words = useLineWords();
  const counted = words.counted(line);
  return (
    <>
      <div className="push breakable">
        <div lang={language}>{line.description}</div>
        {line.vin !== null && <div className="small quiet invoice-vin">{line.vin}</div>}
        {!line.taxable && <div className="small quiet">{t('lines.notTaxable')}</div>}
      </div>
      {counted !== null && <div className="small quiet invoice-counted">{counted}</div>}
      <div className="invoice-amount">
        <MoneyText amount={line.amount} />
      </div>
    </>
  );
}

/** The quantity of a line in words; null for a single item. */
function useLineWords() {
  const { t, format } = useTexts('invoice');
  const counted = useCallback(
    ({ unit, quantity, price }: InvoiceLine): string | null => {
      if (unit === 'percent') return t('counted.percent', { percent: format.number(price) });
      if (unit === 'each' && quantity === 1) return null;
      return t(`counted.${unit}`, {
        count: quantity,
        quantity: format.number(quantity),
        price: format.money(price),
      });
    },
    [format, t],
  );
  return { counted };
}
