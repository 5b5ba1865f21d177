import { NOTICE_EVENTS } from '@dispatch/domain/customer-notices/notice-event';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { LANGUAGES } from '@dispatch/domain/text/language';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CustomerNotices } from '../../../api/telling';
import { FormCheckBox } from '../../../ui/form/FormCheckBox';
import { FormField } from '../../../ui/form/FormField';
import { FormSelect } from '../../../ui/form/FormSelect';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { NoticesValues } from './noticesForm';

/** Inside a `FormProvider`. */
export function NoticesFields({ notices }: { notices: CustomerNotices }) {
  const { t } = useTranslation('telling');
  const { control } = useFormContext<NoticesValues>();
  const use = useWatch({ control, name: 'use' });
  const { companyEvents, customerEmail, usualLanguage } = notices;
  const named = companyEvents.map((event) => t(`notices.events.${event}`)).join(', ');
  return (
    <>
      <FormSelect<NoticesValues>
        name="use"
        label={t('notices.use')}
        help={
          named === '' ? t('notices.companyNone') : t('notices.companyEvents', { events: named })
        }
        options={[
          { value: 'company', label: t('notices.company') },
          { value: 'own', label: t('notices.own') },
        ]}
      />
      {use === 'own' && (
        <div role="group" aria-label={t('notices.own')}>
          {NOTICE_EVENTS.map((event) => (
            <FormCheckBox
              key={event}
              control={control}
              name={event}
              label={t(`notices.events.${event}`)}
            />
          ))}
        </div>
      )}
      <FormField<NoticesValues>
        name="email"
        label={t('notices.email')}
        help={
          customerEmail === null
            ? t('notices.noAddress')
            : t('notices.instead', { value: customerEmail })
        }
        type="email"
        maxLength={TEXT_MAX.email}
      />
      <FormSelect<NoticesValues>
        name="language"
        label={t('notices.language')}
        options={[
          {
            value: '',
            label: t('notices.usualLanguage', {
              language: t(`notices.languages.${usualLanguage}`),
            }),
          },
          ...LANGUAGES.map((value) => ({ value, label: t(`notices.languages.${value}`) })),
        ]}
      />
    </>
  );
}
