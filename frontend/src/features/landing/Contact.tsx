import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../../api/config';
import { LanguageSwitch } from '../../components/LanguageSwitch';

/** Name, phone and e-mail of the company, as far as they are configured. */
export function Contact({ width }: { width: object }) {
  const { t } = useTranslation('landing');
  const { companyName, phone, email } = useConfig();
  return (
    <Box
      component="footer"
      sx={({ vars }) => ({ borderTop: `1px solid ${vars.palette.divider}`, py: 6 })}
    >
      <Stack
        direction="row"
        sx={{ ...width, gap: 4, flexWrap: 'wrap', alignItems: 'center', minHeight: 24 }}
      >
        <Typography color="text.secondary" sx={{ flex: 1, minWidth: '16ch' }}>
          {companyName}
        </Typography>
        {(phone || email) && <Typography color="text.secondary">{t('contact')}</Typography>}
        {phone && <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>}
        {email && <Link href={`mailto:${email}`}>{email}</Link>}
        <Box sx={{ display: { sm: 'none' } }}>
          <LanguageSwitch />
        </Box>
      </Stack>
    </Box>
  );
}
