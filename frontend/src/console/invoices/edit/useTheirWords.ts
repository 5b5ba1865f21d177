import { useCallback } from 'react';
import type { TheirValue } from '../../../ui/form/sending/StaleValues';
import type { TheirChange } from '../../../ui/form/sending/useRebasedForm';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { DraftValues } from './draftForm';

/** Another user's values in the fields of the draft, in words. */
export function useTheirWords() {
  const { t } = useTranslation('invoice');
  return useCallback(
    ({ name, value }: TheirChange<DraftValues>): TheirValue => {
      const text = Array.isArray(value)
        ? value
            .map((item) => ('jobReference' in item ? item.jobReference : item.description))
            .join(', ')
        : String(value ?? '');
      return { label: t(`fields.${name}`), text };
    },
    [t],
  );
}
