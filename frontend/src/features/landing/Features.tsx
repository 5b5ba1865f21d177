import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FEATURES, FeatureIcon, type Feature } from './FeatureIcon';

export function Features({ width }: { width: object }) {
  const { t } = useTranslation('landing');
  return (
    <Box
      component="section"
      id="features"
      sx={({ vars }) => ({
        // Above the picture's shadow, which ends at this edge.
        position: 'relative',
        bgcolor: vars.palette.surface.sunken,
        borderTop: `1px solid ${vars.palette.divider}`,
        py: { xs: 14, md: 20 },
      })}
    >
      <Box sx={width}>
        <Typography variant="display" component="h2" sx={{ fontSize: '1.75rem', mb: 8 }}>
          {t('featuresTitle')}
        </Typography>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: { xs: 8, md: 10 },
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          }}
        >
          {FEATURES.map((feature) => (
            <FeatureText key={feature} feature={feature} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

function FeatureText({ feature }: { feature: Feature }) {
  const { t } = useTranslation('landing');
  return (
    <li>
      <FeatureIcon feature={feature} />
      <Typography variant="h2" component="h3" sx={{ mt: 4, mb: 1.5 }}>
        {t(`features.${feature}.title`)}
      </Typography>
      <Typography color="text.secondary">{t(`features.${feature}.text`)}</Typography>
    </li>
  );
}
