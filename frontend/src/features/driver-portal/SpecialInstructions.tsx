import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { HeadingsContext } from './headings';

/** What dispatch wants kept in mind, on yellow. */
export function SpecialInstructions({ text }: { text: string }) {
  const { t } = useTranslation('driver');
  const { part } = useContext(HeadingsContext);
  return (
    <Box
      component="section"
      sx={({ vars }) => ({
        p: 3,
        borderRadius: 1,
        color: vars.palette.note.text,
        bgcolor: vars.palette.note.tint,
        border: `1px solid ${vars.palette.note.border}`,
      })}
    >
      <Typography variant="subtitle2" component={part}>
        {t('job.instructions')}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
    </Box>
  );
}
