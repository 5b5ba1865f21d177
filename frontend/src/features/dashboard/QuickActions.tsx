import Add from '@mui/icons-material/Add';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenView } from '../../lib/consoleViews';
import { useExportDialog } from '../../lib/exportDialog';

export function QuickActions() {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const openView = useOpenView();
  const { open: openExport } = useExportDialog();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h2" id={id}>
        {t('actions.title')}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          flexWrap: 'wrap',
          gap: 2,
        }}
      >
        <Button variant="contained" startIcon={<Add />} onClick={() => openView('new-dispatch')}>
          {t('actions.newDispatch')}
        </Button>
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<PersonAdd />}
          // `dialog=add` opens the Add User dialog of that view.
          onClick={() => openView('users', { dialog: 'add' })}
        >
          {t('actions.addUser')}
        </Button>
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<FileDownload />}
          aria-haspopup="dialog"
          onClick={openExport}
        >
          {t('actions.export')}
        </Button>
      </Box>
    </Box>
  );
}
