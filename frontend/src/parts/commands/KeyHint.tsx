import { isMac, type KeySequence, type KeyStep } from '../../lib/keys';
import { useTranslation } from '../../ui/text/useTranslation';
import './keys.css';

const NAMED = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp'] as const;

/** The keys as labelled on the user's keyboard. */
export function KeyHint({ keys }: { keys: KeySequence }) {
  const { t } = useTranslation('commands');
  const capsOf = (step: KeyStep) => {
    const key = step.replace('mod+', '');
    const named = NAMED.find((name) => name === key);
    const cap = named ? t(`caps.${named}`) : key.length === 1 ? key.toUpperCase() : key;
    return step.startsWith('mod+') ? [isMac() ? '⌘' : t('caps.Control'), cap] : [cap];
  };
  const caps = keys.flatMap(capsOf);
  return (
    <span className="keys">
      {caps.map((cap, place) => (
        // The same key may come twice in a sequence.
        <kbd key={`${place} ${cap}`}>{cap}</kbd>
      ))}
    </span>
  );
}
