import Box from '@mui/material/Box';
import { KeyHint } from '../../parts/commands/KeyHint';
import { useTranslation } from '../../ui/text/useTranslation';

const KEYS = [
  { id: 'move', keys: ['ArrowDown', 'ArrowUp'] },
  { id: 'choose', keys: ['Enter'] },
  { id: 'close', keys: ['Escape'] },
] as const;

/** The keys of the palette; hidden on phones, which have no keyboard. */
export function PaletteFooter() {
  const { t } = useTranslation('commands');
  return (
    <Box
      aria-hidden
      sx={({ vars }) => ({
        display: { xs: 'none', md: 'flex' },
        gap: 4,
        px: 4,
        py: 2,
        mt: 'auto',
        typography: 'caption',
        color: 'text.secondary',
        borderTop: `1px solid ${vars.palette.divider}`,
      })}
    >
      {KEYS.map(({ id, keys }) => (
        <Box key={id} component="span" sx={{ display: 'inline-flex', gap: 1.5 }}>
          <KeyHint keys={keys} />
          {t(`palette.footer.${id}`)}
        </Box>
      ))}
    </Box>
  );
}
