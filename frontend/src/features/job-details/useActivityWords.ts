import { useTranslation } from 'react-i18next';
import type { ActivityEntry } from '../../api/generated/endpoints';
import type { ChangedField } from './changedFields';
import { useFieldWords } from './useFieldWords';

/** The sentence of an entry, and one line for each field that it changed besides. */
export function useActivityWords() {
  const { t } = useTranslation('jobDetails');
  const { label, value } = useFieldWords();
  const sentence = ({ action, before, after }: ActivityEntry): string => {
    switch (action) {
      case 'job.created':
        return t('activity.created');
      case 'job.assigned':
        return t('activity.assigned', { driver: value('driverId', after?.['driverId']) });
      case 'job.unassigned':
        return t('activity.unassigned', { driver: value('driverId', before?.['driverId']) });
      case 'job.status-changed':
        return t('activity.statusChanged', { status: value('status', after?.['status']) });
      case 'job.delivered':
        return t('activity.delivered');
      case 'job.deleted':
        return t('activity.deleted');
      case 'job.billing-changed':
        return t('activity.billingChanged');
      default:
        return t('activity.edited');
    }
  };
  const change = ({ name, before, after }: ChangedField): string =>
    t('activity.change', {
      field: label(name),
      before: value(name, before),
      after: value(name, after),
    });
  return { sentence, change };
}
