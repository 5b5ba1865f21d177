import { isNoticeEvent } from '@dispatch/domain/customer-notices/notice-event';
import { LANGUAGES } from '@dispatch/domain/text/language';
import type { TheirChange } from '../../../ui/form/sending/useRebasedForm';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { NoticesValues } from './noticesForm';

/** Another user's choice, described in words. */
export function useNoticesWords() {
  const { t } = useTranslation('telling');
  return ({ name, value }: Pick<TheirChange<NoticesValues>, 'name' | 'value'>) => {
    if (isNoticeEvent(name))
      return {
        label: t(`notices.events.${name}`),
        text: t(value === true ? 'notices.told' : 'notices.notTold'),
      };
    const label = t(`notices.${name}`);
    if (name === 'use')
      return { label, text: t(value === 'own' ? 'notices.own' : 'notices.company') };
    const language = LANGUAGES.find((one) => name === 'language' && one === value);
    return { label, text: language ? t(`notices.languages.${language}`) : String(value) };
  };
}
