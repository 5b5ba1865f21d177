import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { completionRate } from '@dispatch/domain/completion-rate';
import { useTranslation } from 'react-i18next';
import type { Driver } from '../../api/drivers';
import { PhoneLink } from '../../components/facts/ContactLinks';
import { useFormat } from '../../components/useFormat';
import { DriverLink } from './DriverLink';
import { DriverStatusMenu } from './DriverStatusMenu';
import { InactiveChip } from './InactiveChip';

/** All of it opens the panel. Lines are cut, so that cards of a virtual grid are equally high. */
export function DriverCard({ driver }: { driver: Driver }) {
  const { t } = useTranslation('drivers');
  const format = useFormat();
  const above = { position: 'relative', zIndex: 1 } as const;
  const { name, email, phone, isActive, activeJobs, completedJobs, totalJobs } = driver;
  const facts = [
    { label: t('card.active'), value: format.number(activeJobs) },
    { label: t('card.completed'), value: format.number(completedJobs) },
    { label: t('card.rate'), value: format.percent(completionRate(completedJobs, totalJobs)) },
  ];
  return (
    <Card
      component="article"
      aria-label={name}
      sx={({ vars }) => ({
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        p: 4,
        height: '100%',
        '&:hover': { borderColor: vars.palette.surface.inputEdge },
      })}
    >
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', minHeight: 28 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <DriverLink driver={driver} stretched />
        </Box>
        {!isActive && <InactiveChip />}
        <Box sx={above}>
          <DriverStatusMenu driver={driver} />
        </Box>
      </Stack>
      <Typography variant="body2" color="text.secondary" noWrap title={email}>
        {email}
      </Typography>
      <Box sx={{ ...above, typography: 'body2', width: 'fit-content' }}>
        <PhoneLink phone={phone} />
      </Box>
      <Box
        component="dl"
        sx={({ vars }) => ({
          display: 'grid',
          gridTemplateColumns: 'repeat(3, 1fr)',
          m: 0,
          mt: 1,
          pt: 3,
          borderTop: `1px solid ${vars.palette.divider}`,
        })}
      >
        {facts.map(({ label, value }) => (
          <div key={label}>
            <Typography component="dt" variant="caption" color="text.secondary" noWrap>
              {label}
            </Typography>
            <Typography component="dd" variant="subtitle1" sx={{ m: 0 }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
    </Card>
  );
}
