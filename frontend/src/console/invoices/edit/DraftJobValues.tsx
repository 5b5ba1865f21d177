import { PROVINCE_CODES } from '@dispatch/domain/places/province';
import { AMOUNT } from '@dispatch/domain/text/money';
import { useEffect } from 'react';
import { useFormContext, type FieldPath } from 'react-hook-form';
import type { Invoice, InvoiceProblem } from '../../../api/invoicing/invoices';
import { MoneyText } from '../../../ui/facts/MoneyText';
import { FormSelect } from '../../../ui/form/FormSelect';
import { NumberField } from '../../../ui/form/number/NumberField';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { DraftValues } from './draftForm';
import './edit.css';

/** The field that solves a problem of a job. */
const FIELD_OF: Partial<Record<InvoiceProblem['code'], 'price' | 'origin' | 'destination'>> = {
  no_price: 'price',
  no_delivered_price: 'price',
  no_origin: 'origin',
  no_destination: 'destination',
};

/** Focuses the first field of a job that the draft lacks, once. */
export function useFirstMissing({ problemList, jobs }: Invoice) {
  const { setFocus } = useFormContext<DraftValues>();
  useEffect(() => {
    const problem = problemList.find(({ code }) => FIELD_OF[code] !== undefined);
    const place = jobs.findIndex(({ jobId }) => jobId === problem?.jobId);
    const field = problem && FIELD_OF[problem.code];
    if (field !== undefined && place !== -1)
      setFocus(`jobs.${place}.${field}` as FieldPath<DraftValues>);
    // Only when the editor opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

interface DraftJobValuesProps {
  invoice: Invoice;
  jobId: number;
  /** In the form. */
  place: number;
}

/** The lines of a job on the draft, its price, and a province that is missing. */
export function DraftJobValues({ invoice, jobId, place }: DraftJobValuesProps) {
  const { t } = useTranslation(['invoice', 'books']);
  const { control } = useFormContext<DraftValues>();
  const job = invoice.jobs.find((one) => one.jobId === jobId);
  const problems = invoice.problemList.filter((problem) => problem.jobId === jobId);
  const lacks = (code: InvoiceProblem['code']) => problems.some((problem) => problem.code === code);
  const lines = invoice.lines.filter((line) => line.jobId === jobId && line.kind !== 'correction');
  if (job === undefined) return null;
  const provinces = [
    { value: '', label: t('edit.noProvince') },
    ...PROVINCE_CODES.map((value) => ({ value, label: t(`books:provinces.${value}`) })),
  ];
  const ends = (['origin', 'destination'] as const).filter((end) => lacks(`no_${end}`));
  return (
    <div className="edit-job-values">
      {lines.length > 0 && (
        <ul className="plain-list edit-job-lines">
          {lines.map((line, at) => (
            <li key={at} className="line line-baseline small">
              <span className="push breakable" lang={invoice.language}>
                {line.description}
              </span>
              <MoneyText amount={line.amount} />
            </li>
          ))}
        </ul>
      )}
      {(job.price !== null ||
        lines.some(({ kind }) => kind !== 'charge') ||
        problems.length > 0) && (
        <NumberField
          control={control}
          name={`jobs.${place}.price`}
          label={t('edit.priceOf', { job: job.jobReference })}
          help={lacks('no_delivered_price') ? t('edit.deliveredHelp') : undefined}
          bounds={AMOUNT}
        />
      )}
      {ends.map((end) => (
        <FormSelect
          key={end}
          control={control}
          name={`jobs.${place}.${end}`}
          label={t(`edit.${end}Of`, { job: job.jobReference })}
          options={provinces}
        />
      ))}
    </div>
  );
}
