import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../components/BrandMark';
import { DocumentTitle } from '../../components/DocumentTitle';
import { LanguageSwitch } from '../../components/LanguageSwitch';
import { ConsolePicture } from './ConsolePicture';
import { Contact } from './Contact';
import { Features } from './Features';

const WIDTH = { width: '100%', maxWidth: 1120, mx: 'auto', px: { xs: 4, md: 8 } } as const;

/** What signed-out visitors see at / and at any unknown path. */
export function LandingPage() {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <Box sx={{ bgcolor: 'background.paper', minHeight: '100dvh' }}>
      <DocumentTitle />
      <Stack
        component="header"
        direction="row"
        sx={{ ...WIDTH, alignItems: 'center', gap: 2, height: 72 }}
      >
        <BrandMark subtitle={t('common:product')} />
        <Box sx={{ flex: 1 }} />
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <LanguageSwitch />
        </Box>
        <Button component={Link} to="/login" variant="outlined" color="secondary">
          {t('signIn')}
        </Button>
      </Stack>
      <main>
        <Stack
          component="section"
          sx={{ ...WIDTH, alignItems: 'center', textAlign: 'center', pt: { xs: 12, md: 20 } }}
        >
          <Typography
            variant="display"
            component="h1"
            sx={{
              maxWidth: '24ch',
              fontSize: { xs: '2.125rem', md: '3.25rem' },
              lineHeight: 1.1,
              textWrap: 'balance',
            }}
          >
            {t('headline')}
          </Typography>
          <Typography
            variant="lead"
            component="p"
            color="text.secondary"
            sx={{ mt: 5, maxWidth: '58ch', textWrap: 'pretty' }}
          >
            {t('lead')}
          </Typography>
          <Stack direction="row" sx={{ mt: 8, gap: 3, flexWrap: 'wrap', justifyContent: 'center' }}>
            <Button component={Link} to="/login" variant="contained" size="large">
              {t('getStarted')}
            </Button>
            <Button href="#features" variant="outlined" color="secondary" size="large">
              {t('learnMore')}
            </Button>
          </Stack>
          <ConsolePicture />
        </Stack>
        <Features width={WIDTH} />
        <Stack
          component="section"
          sx={({ vars }) => ({
            alignItems: 'center',
            textAlign: 'center',
            gap: 2,
            px: 4,
            py: { xs: 16, md: 20 },
            borderTop: `1px solid ${vars.palette.divider}`,
          })}
        >
          <Typography variant="display" component="h2" sx={{ fontSize: '1.75rem' }}>
            {t('trialTitle')}
          </Typography>
          <Typography variant="lead" component="p" color="text.secondary">
            {t('trialText')}
          </Typography>
          <Button component={Link} to="/login" variant="contained" size="large" sx={{ mt: 5 }}>
            {t('trial')}
          </Button>
        </Stack>
      </main>
      <Contact width={WIDTH} />
    </Box>
  );
}
