import { KeyHint } from '../../parts/commands/KeyHint';
import { useTranslation } from '../../ui/text/useTranslation';
import './palette.css';

const KEYS = [
  { id: 'move', keys: ['ArrowDown', 'ArrowUp'] },
  { id: 'choose', keys: ['Enter'] },
  { id: 'close', keys: ['Escape'] },
] as const;

/** The keys of the palette; hidden on phones, which have no keyboard. */
export function PaletteFooter() {
  const { t } = useTranslation('commands');
  return (
    <div aria-hidden className="palette-foot type-caption quiet">
      {KEYS.map(({ id, keys }) => (
        <span key={id}>
          <KeyHint keys={keys} />
          {t(`palette.footer.${id}`)}
        </span>
      ))}
    </div>
  );
}
