import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Customer } from '../../api/customers';
import { PhoneLink } from '../../components/facts/ContactLinks';
import { FallbackText } from '../../components/facts/FallbackText';
import { useFormat } from '../../components/useFormat';
import { CustomerActions } from './CustomerActions';
import { CustomerLink } from './CustomerLink';
import { CustomerStatusChip } from './CustomerStatusChip';
import { placeOf } from './place';

/** All of it opens the details. Lines are cut, so that cards of a virtual grid are equally high. */
export function CustomerCard({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const format = useFormat();
  const above = { position: 'relative', zIndex: 1 } as const;
  const { name, contactName, phone, totalJobs, lastJobDate } = customer;
  const place = placeOf(customer);
  return (
    <Card
      component="article"
      aria-label={name}
      sx={({ vars }) => ({
        position: 'relative',
        p: 4,
        '&:hover': { borderColor: vars.palette.surface.inputEdge },
      })}
    >
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', minHeight: 36 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <CustomerLink customer={customer} stretched />
        </Box>
        <Box sx={{ ...above, display: 'flex', mr: -2 }}>
          <CustomerActions customer={customer} />
        </Box>
      </Stack>
      <Typography variant="body2" color="text.secondary" noWrap>
        <FallbackText value={[contactName, place].filter(Boolean).join(' · ')} />
      </Typography>
      <Box sx={{ ...above, typography: 'body2', width: 'fit-content', my: 1 }}>
        <PhoneLink phone={phone} />
      </Box>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', mt: 2 }}>
        <Typography variant="body2" noWrap sx={{ flex: 1, minWidth: 0 }}>
          {t('jobs', { count: totalJobs, shown: format.number(totalJobs) })}
          {lastJobDate && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {` · ${t('lastJob', { date: format.moment(lastJobDate, 'date') })}`}
            </Box>
          )}
        </Typography>
        <Box sx={above}>
          <CustomerStatusChip customer={customer} />
        </Box>
      </Stack>
    </Card>
  );
}
