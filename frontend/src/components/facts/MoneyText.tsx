import Box from '@mui/material/Box';
import { useFormat } from '../useFormat';
import { FallbackText } from './FallbackText';

interface MoneyTextProps {
  /** Dollars. */
  amount: number | null | undefined;
  fallback?: string;
}

export function MoneyText({ amount, fallback }: MoneyTextProps) {
  const format = useFormat();
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      <FallbackText
        value={typeof amount === 'number' ? format.money(amount) : null}
        fallback={fallback}
      />
    </Box>
  );
}
