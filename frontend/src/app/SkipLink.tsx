import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** First stop of the Tab key; unseen until it has the focus. The target is `#content`. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <Box
      component="a"
      href="#content"
      sx={({ vars, zIndex }) => ({
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: zIndex.tooltip,
        px: 4,
        py: 2,
        borderRadius: 1,
        bgcolor: vars.palette.primary.main,
        color: vars.palette.primary.contrastText,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      })}
    >
      {t('skipToContent')}
    </Box>
  );
}
