import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Side } from '@dispatch/domain/jobs/job-location';
import { Icon } from '../../ui/icon/Icon';
import { FallbackText } from '../../ui/facts/FallbackText';
import { useTranslation } from '../../ui/text/useTranslation';
import { placeHref } from '../map/mapLinks';
import { OutLink } from '../map/OutLink';

/** One end of the route in words, marked as on the map. */
export function AddressPanel({ side, address }: { side: Side; address: string | null }) {
  const { t } = useTranslation('maps');
  return (
    <Box
      sx={{
        flex: 1,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignContent: 'center',
        columnGap: 3,
        rowGap: 1,
        p: 4,
      }}
    >
      <Box
        aria-hidden
        sx={({ vars }) => ({
          gridRow: 'span 3',
          display: 'grid',
          placeItems: 'center',
          width: 40,
          height: 40,
          borderRadius: '50%',
          fontWeight: 700,
          bgcolor: vars.palette.route[side].main,
          color: vars.palette.route[side].contrastText,
        })}
      >
        {t(`label.${side}`)}
      </Box>
      <Typography variant="subtitle2" component="h3">
        {t(`panel.${side}`)}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <FallbackText value={address} fallback={t('unknown')} />
      </Typography>
      {address && (
        <Box sx={{ mt: 1 }}>
          <OutLink
            href={placeHref(address)}
            text={t('open')}
            name={t('openPlace', { address })}
            icon={<Icon name="external" />}
          />
        </Box>
      )}
    </Box>
  );
}
