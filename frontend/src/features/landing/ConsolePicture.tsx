import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../components/StatusChip';
import { PICTURE_FIGURES, PICTURE_JOBS } from './pictureData';

/** The console drawn with its real parts, as one picture: nothing inside takes the focus. */
export function ConsolePicture() {
  const { t } = useTranslation('landing');
  return (
    <Box
      role="img"
      aria-label={t('picture.label')}
      sx={({ vars }) => ({
        width: '100%',
        mt: { xs: 12, md: 16 },
        textAlign: 'left',
        overflow: 'hidden',
        border: `1px solid ${vars.palette.divider}`,
        borderBottom: 0,
        borderRadius: '12px 12px 0 0',
        bgcolor: vars.palette.background.default,
        boxShadow: vars.palette.surface.shadow,
      })}
    >
      <Box aria-hidden inert sx={{ px: { xs: 3, md: 6 }, pt: { xs: 3, md: 6 } }}>
        <PictureFigures />
        <PictureTable />
      </Box>
    </Box>
  );
}

function PictureFigures() {
  const { t } = useTranslation('landing');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 4 },
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      {PICTURE_FIGURES.map(({ key, value }) => (
        <Box
          key={key}
          sx={({ vars }) => ({
            p: { xs: 3, md: 4 },
            borderRadius: 2,
            bgcolor: 'background.paper',
            border: `1px solid ${vars.palette.divider}`,
          })}
        >
          <Typography variant="body2" color="text.secondary" noWrap>
            {t(`picture.${key}`)}
          </Typography>
          <Typography variant="figure" component="div">
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function PictureTable() {
  const { t } = useTranslation('landing');
  const onWide = { display: { xs: 'none', md: 'table-cell' } };
  return (
    <Box
      sx={({ vars }) => ({
        mt: 4,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        border: `1px solid ${vars.palette.divider}`,
        borderBottom: 0,
        borderRadius: '8px 8px 0 0',
      })}
    >
      <Typography variant="h2" component="div" sx={{ p: 4, pb: 3 }}>
        {t('picture.recent')}
      </Typography>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>{t('picture.job')}</TableCell>
            <TableCell sx={onWide}>{t('picture.vehicle')}</TableCell>
            <TableCell>{t('picture.route')}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {PICTURE_JOBS.map(({ jobId, vehicle, from, to, status }) => (
            <TableRow key={jobId}>
              <TableCell sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{jobId}</TableCell>
              <TableCell sx={onWide}>{vehicle}</TableCell>
              <TableCell>{`${from} → ${to}`}</TableCell>
              <TableCell align="right">
                <StatusChip status={status} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
