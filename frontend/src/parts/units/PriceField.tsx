import Typography from '@mui/material/Typography';
import { AMOUNT } from '@dispatch/domain/text/money';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useSession } from '../../api/accounts/session';
import { useTranslation } from '../../ui/text/useTranslation';
import { NumberField } from '../../ui/form/number/NumberField';

interface PriceFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
}

/** Shown to users who see prices; never to drivers (specification 6). */
export function PriceField<Values extends FieldValues>({
  control,
  name,
  label,
}: PriceFieldProps<Values>) {
  const { t } = useTranslation('units');
  const { may } = useSession();
  if (!may('prices:read')) return null;
  return (
    <NumberField
      control={control}
      name={name}
      label={label}
      note={
        <Typography variant="caption" color="textSecondary" sx={{ lineHeight: 'inherit' }}>
          {t('adminOnly')}
        </Typography>
      }
      bounds={AMOUNT}
    />
  );
}
