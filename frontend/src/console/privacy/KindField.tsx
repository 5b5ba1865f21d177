import {
  RETENTION,
  RETENTION_MAX_MONTHS,
  type RetentionKind,
} from '@dispatch/domain/privacy/retention';
import { NumberField } from '../../ui/form/number/NumberField';
import { useTranslation } from '../../ui/text/useTranslation';
import type { RetentionValues } from './retentionForm';

/** Retention of one record type in months, with what is deleted then and why not earlier. */
export function KindField({ kind }: { kind: RetentionKind }) {
  const { t } = useTranslation('privacy');
  const { leastMonths, fromYearEnd, basis, usual } = RETENTION[kind];
  const least =
    usual === null
      ? t(fromYearEnd ? 'retention.leastYear' : 'retention.least', { count: leastMonths })
      : t('retention.noLeast');
  return (
    <div>
      <NumberField<RetentionValues>
        name={kind}
        label={t(`kept.${kind}`)}
        help={`${least}. ${t(`goes.${kind}`)}`}
        bounds={{ min: leastMonths, max: RETENTION_MAX_MONTHS, decimals: 0, unit: 'month' }}
      />
      <p className="caption quiet">{t(`basis.${basis}`)}</p>
    </div>
  );
}
