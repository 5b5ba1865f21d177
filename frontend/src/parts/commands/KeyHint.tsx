import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { isMac, type KeySequence, type KeyStep } from '../../lib/keys';
import { useTranslation } from '../../ui/text/useTranslation';

const Key = styled('kbd')(({ theme }) => ({
  ...theme.typography.caption,
  fontFamily: 'inherit',
  minWidth: 20,
  padding: theme.spacing(0, 1.25),
  textAlign: 'center',
  borderRadius: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.secondary,
}));

const NAMED = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp'] as const;

/** The keys as they are printed on the keyboard in front of the person. */
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
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, flexShrink: 0 }}>
      {caps.map((cap, place) => (
        // The same key may come twice in a sequence.
        <Key key={`${place} ${cap}`}>{cap}</Key>
      ))}
    </Box>
  );
}
