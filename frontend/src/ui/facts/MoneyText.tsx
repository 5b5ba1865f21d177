import { useFormat } from '../text/useFormat';
import { FallbackText } from './FallbackText';

interface MoneyTextProps {
  /** Dollars. */
  amount: number | null | undefined;
  fallback?: string;
}

export function MoneyText({ amount, fallback }: MoneyTextProps) {
  const format = useFormat();
  return (
    <span className="figures">
      <FallbackText
        value={typeof amount === 'number' ? format.money(amount) : null}
        fallback={fallback}
      />
    </span>
  );
}
