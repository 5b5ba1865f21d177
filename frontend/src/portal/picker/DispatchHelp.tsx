import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatPhone, telHref } from '@dispatch/domain/people/phone';
import { PlainLink } from '../../ui/button/PlainLink';
import { Icon } from '../../ui/icon/Icon';
import { useConfig } from '../../api/config';
import { useTranslation } from '../../ui/text/useTranslation';

/** Whom to ask; the company's phone and e-mail where they are configured. */
export function DispatchHelp() {
  const { t } = useTranslation('driver');
  const { phone, email } = useConfig();
  const call = telHref(phone);
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center' }}>
      <Typography color="text.secondary">{t('picker.help')}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        {phone && call && (
          <PlainLink href={call}>
            <Icon name="phone" />
            {formatPhone(phone)}
          </PlainLink>
        )}
        {email && (
          <PlainLink href={`mailto:${email}`} className="breakable">
            <Icon name="email" />
            {email}
          </PlainLink>
        )}
      </Stack>
    </Stack>
  );
}
