import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { SORTS } from './activeJobsUrl';
import type { ActiveList } from './useActiveList';

/** What the list is sorted by, and a button that turns it round. */
export function SortControls({ list }: { list: ActiveList }) {
  const { t } = useTranslation('activeJobs');
  const { sort, order } = list.choice;
  const Arrow = order === 'asc' ? ArrowUpward : ArrowDownward;
  return (
    <Stack direction="row" sx={{ gap: 1, minWidth: 0 }}>
      <Select
        size="small"
        value={sort}
        onChange={(event) => list.sortBy(event.target.value)}
        renderValue={(value) => (
          <>
            <Box
              component="span"
              aria-hidden
              sx={{ display: { xs: 'none', md: 'inline' }, color: 'text.secondary', mr: 1.5 }}
            >
              {t('sort.label')}
            </Box>
            {t(`sort.${value}`)}
          </>
        )}
        SelectDisplayProps={{ 'aria-label': t('sort.label'), title: t(`sort.${sort}`) }}
        sx={{ flex: 1, minWidth: { xs: 0, md: 230 } }}
      >
        {SORTS.map((value) => (
          <MenuItem key={value} value={value}>
            {t(`sort.${value}`)}
          </MenuItem>
        ))}
      </Select>
      <Tooltip title={t(`sort.${order}`)}>
        <IconButton onClick={list.turnOrder} aria-label={t(`sort.${order}`)}>
          <Arrow fontSize="small" />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
