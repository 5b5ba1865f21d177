import { fillNotice } from '@dispatch/domain/customer-notices/notice-text';
import type { Language } from '@dispatch/domain/text/language';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useGetCompanyQuery } from '../../../api/invoicing/company';
import { useConfig } from '../../../api/config';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { NoticeTextValues } from './noticeTextForm';
import { sampleFacts } from './sampleFacts';

/** A live preview of the e-mail. */
export function NoticePreview({ language }: { language: Language }) {
  const { t } = useTranslation('telling');
  const titleId = useId();
  const { control } = useFormContext<NoticeTextValues>();
  const [subject, body] = useWatch({ control, name: ['subject', 'body'] });
  const config = useConfig();
  const { data: company } = useGetCompanyQuery();
  const name = company?.legalName ?? config.companyName;
  const facts = sampleFacts({ name, phone: company?.phone ?? config.phone }, language);
  const filled = fillNotice({ subject, body }, facts);
  return (
    <section className="stack notice-preview" aria-labelledby={titleId}>
      <h3 className="type-label" id={titleId}>
        {t('text.preview')}
      </h3>
      <div className="notice-mail" lang={language}>
        <p className="type-body type-strong">{filled.subject || '—'}</p>
        <p className="type-body notice-mail-body">{filled.body || '—'}</p>
      </div>
      <p className="type-small quiet">{t('text.previewHelp')}</p>
    </section>
  );
}
