import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { PRICE_MAX_CENTS, PRICE_STEP } from '@dispatch/domain/limits';
import { toDollars } from '@dispatch/domain/money';
import { useTranslation } from 'react-i18next';
import type { FieldPath } from 'react-hook-form';
import { useSession } from '../../api/session';
import type { DispatchValues } from './dispatchForm';
import { FieldCell } from './FormSection';
import { NumberField } from './NumberField';

interface PriceFieldProps {
  name: FieldPath<DispatchValues>;
  label: string;
}

/** Shown to admins only (specification 6). */
export function PriceField({ name, label }: PriceFieldProps) {
  const { t } = useTranslation('dispatch');
  const { isAdmin } = useSession();
  if (!isAdmin) return null;
  return (
    <FieldCell span={2}>
      <NumberField
        name={name}
        label={label}
        note={
          <Typography variant="caption" color="textSecondary" sx={{ lineHeight: 'inherit' }}>
            {t('vehicle.adminOnly')}
          </Typography>
        }
        min={0}
        max={toDollars(PRICE_MAX_CENTS)}
        step={PRICE_STEP}
        startAdornment={<InputAdornment position="start">{t('vehicle.currency')}</InputAdornment>}
      />
    </FieldCell>
  );
}
