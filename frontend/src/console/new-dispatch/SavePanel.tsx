import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../ui/text/useTranslation';
import { DispatchSummary } from './DispatchSummary';

interface SavePanelProps {
  isSaving: boolean;
  wasRestored: boolean;
  mayExist: boolean;
  onSave: () => void;
  onCancel: () => void;
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Beside the form where there is room, below it elsewhere; always within reach. */
export function SavePanel(props: SavePanelProps) {
  const { t } = useTranslation('dispatch');
  const { isSaving, wasRestored, mayExist, onSave, onCancel } = props;
  return (
    <Card
      component="aside"
      aria-label={t('summary.title')}
      sx={({ spacing }) => ({
        position: { lg: 'sticky' },
        top: { lg: spacing(20) },
        maxHeight: { lg: `calc(100dvh - ${spacing(37)})` },
        display: 'flex',
        flexDirection: 'column',
      })}
    >
      <CardContent
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'minmax(0, 1fr)',
          overflowY: 'auto',
          p: { xs: 4, md: 5 },
        }}
      >
        <Typography variant="h2">{t('summary.title')}</Typography>
        {wasRestored && (
          <Alert severity="info" role="status">
            {t('restored')}
          </Alert>
        )}
        <DispatchSummary />
      </CardContent>
      <Box
        sx={({ vars }) => ({
          display: 'grid',
          gap: 2,
          p: { xs: 4, md: 5 },
          borderTop: `1px solid ${vars.palette.divider}`,
        })}
      >
        {mayExist && <Alert severity="warning">{t('mayExist')}</Alert>}
        <Button
          variant="contained"
          fullWidth
          onClick={onSave}
          disabled={isSaving}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {isSaving ? t('saving') : t('save')}
        </Button>
        <Button variant="outlined" color="secondary" fullWidth onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Typography variant="caption" color="textSecondary">
          {t('hint')}
        </Typography>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ display: { xs: 'none', md: 'block' } }}
        >
          {t('shortcut', { keys: isMac() ? t('keys.mac') : t('keys.other') })}
        </Typography>
      </Box>
    </Card>
  );
}
