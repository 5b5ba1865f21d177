import { AMOUNT } from '@dispatch/domain/text/money';
import type { ReactNode } from 'react';
import { useSession } from '../../api/accounts/session';
import { useTranslation } from '../../ui/text/useTranslation';
import { NumberField } from '../../ui/form/number/NumberField';
import './units.css';

interface PriceFieldProps {
  name: string;
  label: string;
  help?: ReactNode;
}

/** Shown to users who see prices; never to drivers (specification 6). */
export function PriceField({ name, label, help }: PriceFieldProps) {
  const { t } = useTranslation('jobForm');
  const { may } = useSession();
  if (!may('prices:read')) return null;
  return (
    <NumberField
      {...{ name, label, help }}
      note={<span className="price-note quiet">{t('adminOnly')}</span>}
      bounds={AMOUNT}
    />
  );
}
