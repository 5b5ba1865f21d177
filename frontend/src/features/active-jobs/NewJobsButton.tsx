import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** Floats over the list's upper edge, so that its coming and going moves nothing. */
export function NewJobsButton({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation('activeJobs');
  return (
    <Box
      role="status"
      sx={{
        position: 'sticky',
        top: 'calc(var(--sticky-top, 0px) + 8px)',
        zIndex: 3,
        height: 0,
        display: 'flex',
        justifyContent: 'center',
        alignItems: 'flex-start',
      }}
    >
      {count > 0 && (
        <Button
          size="small"
          variant="contained"
          startIcon={<ArrowUpward fontSize="small" />}
          onClick={onShow}
          sx={({ vars }) => ({ borderRadius: 999, boxShadow: vars.palette.surface.shadow })}
        >
          {t('live.new', { count })}
        </Button>
      )}
    </Box>
  );
}
