import { DRIVER_GROUPS, type DriverGroup } from '@dispatch/domain/job-status';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat';

interface GroupTilesProps {
  /** Undefined while it is on its way; null where it could not be had. */
  counts: Readonly<Record<DriverGroup, number | null | undefined>>;
  selected: DriverGroup;
  onSelect: (group: DriverGroup) => void;
}

/** Three across, or one below the other where that is too narrow for the words. */
const GRID = {
  display: 'grid',
  gap: 2,
  '@media (min-width: 24rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} as const;

const TILE = {
  fontFamily: 'inherit',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 56,
  px: 3,
  py: 2,
  '@media (min-width: 24rem)': {
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: 0,
    px: 0.5,
  },
} as const;

export function GroupTiles({ counts, selected, onSelect }: GroupTilesProps) {
  const { t } = useTranslation('driver');
  const format = useFormat();
  return (
    <Box role="group" aria-label={t('groupsLabel')} sx={GRID}>
      {DRIVER_GROUPS.map((group) => {
        const count = counts[group];
        const isSelected = group === selected;
        return (
          <ButtonBase
            key={group}
            aria-pressed={isSelected}
            onClick={() => onSelect(group)}
            sx={[
              TILE,
              ({ vars }) => ({
                borderRadius: 2,
                color: isSelected ? vars.palette.primary.text : vars.palette.text.primary,
                bgcolor: isSelected ? vars.palette.primary.tint : vars.palette.background.paper,
                boxShadow: `inset 0 0 0 ${isSelected ? 2 : 1}px ${
                  isSelected ? vars.palette.primary.text : vars.palette.surface.inputEdge
                }`,
                '@media (forced-colors: active)': { border: `${isSelected ? 3 : 1}px solid` },
              }),
            ]}
          >
            <Typography
              variant="subtitle2"
              component="span"
              sx={{ lineHeight: 1.2, fontWeight: 500, overflowWrap: 'anywhere' }}
            >
              {t(`groups.${group}`)}
            </Typography>
            <Typography variant="figure" component="span">
              {count === undefined && <Skeleton width="1.2em" />}
              {count === null && '–'}
              {typeof count === 'number' && format.number(count)}
            </Typography>
          </ButtonBase>
        );
      })}
    </Box>
  );
}
