import { SIDES, type LocationPart } from '@dispatch/domain/jobs/job-location';
import { isCancellationReason } from '@dispatch/domain/jobs/cancellation';
import { isJobStatus } from '@dispatch/domain/jobs/job-status';
import { useCallback } from 'react';
import type { ActivityPerson } from '../../api/generated/endpoints';
import { useColleagueName } from '../people/useColleagueName';
import { useTexts } from '../../ui/text/useTexts';
import { UNIT_FIELDS, type UnitField } from '../units/comparedFields';

/** `unit.2.make`, or `unit.2` for an added or removed unit. */
const UNIT = /^unit\.(\d+)\.?(\w*)$/;
const isUnitField = (name: string | undefined): name is UnitField =>
  UNIT_FIELDS.some((field) => field === name);

/** Labels and values of a job's fields for users. */
export function useFieldWords() {
  const { t, i18n, format } = useTexts(['jobDetails', 'jobForm', 'common', 'jobs']);
  const colleague = useColleagueName();

  const label = useCallback(
    (name: string): string => {
      const [, number, field] = UNIT.exec(name) ?? [];
      if (number !== undefined) {
        return isUnitField(field)
          ? t('conflict.unitField', {
              number,
              field: t(`jobForm:${field === 'vinLast8' ? 'vin' : field}`),
            })
          : t('conflict.unit', { number });
      }
      const side = SIDES.find((one) => name.startsWith(one));
      const part = side && name.slice(side.length);
      if (side && i18n.exists(`jobForm:parts.${part}`)) {
        // `exists` has just found it among the parts.
        return `${t(`map.${side}`)}: ${t(`jobForm:parts.${part as LocationPart}`)}`;
      }
      const key = `jobForm:fields.${name.replace(/\.(\w)/, (_dot, letter: string) => letter.toUpperCase())}`;
      return i18n.exists(key) ? t(key as 'jobForm:fields.status') : name;
    },
    [i18n, t],
  );

  const value = useCallback(
    (name: string, fact: unknown, people: readonly ActivityPerson[] = []): string => {
      const nameOf = (resource: ActivityPerson['resource']) =>
        people.find((one) => one.resource === resource && one.id === fact)?.name;
      if (typeof fact === 'boolean') return t(fact ? 'activity.yes' : 'activity.no');
      const text = typeof fact === 'string' || typeof fact === 'number' ? String(fact) : '';
      if (text === '') return t('activity.nothing');
      switch (name.replace(UNIT, '$2')) {
        case 'status':
          return isJobStatus(fact) ? t(`common:status.${fact}`) : text;
        case 'reason':
          return isCancellationReason(fact) ? t(`jobs:cancelled.reasons.${fact}`) : text;
        case 'price':
        case 'dryRunCharge':
        case 'total':
        case 'amount':
          return format.money(Number(fact));
        case 'driverId':
          return nameOf('driver') ?? t('activity.someone', { id: text });
        case 'responsibleId':
          return colleague(Number(fact));
        case 'customerId':
          return nameOf('customer') ?? t('activity.someone', { id: text });
        case 'preferredPickupDate':
        case 'preferredDeliveryDate':
          return format.day(text);
        case 'completedAt':
          return format.moment(text);
        case 'pickupFrom':
        case 'pickupUntil':
        case 'dropoffFrom':
        case 'dropoffUntil':
          return format.time(text);
        default:
          return text;
      }
    },
    [colleague, format, t],
  );

  return { label, value };
}
