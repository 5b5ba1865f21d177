import Phone from '@mui/icons-material/Phone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatPhone, telHref } from '@dispatch/domain/phone';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FallbackText } from '../../components/facts/FallbackText';
import { cityLine, type Place } from './place';
import { Pill } from './Pill';
import { SectionTitle } from './SectionTitle';

interface PlaceBlockProps {
  title: string;
  place: Place;
  /** Where the driver goes now. */
  isNext: boolean;
  children?: ReactNode;
}

/** Where to go and whom to ask for; the address is the largest thing on it. */
export function PlaceBlock({ title, place, isNext, children }: PlaceBlockProps) {
  const { t } = useTranslation('driver');
  const { contactName, contactPhone, siteContactName } = place;
  const call = telHref(contactPhone);
  return (
    <section>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mb: 1, flexWrap: 'wrap' }}>
        <SectionTitle text={title} />
        {isNext && (
          <Pill
            sx={({ vars }) => ({
              bgcolor: vars.palette.primary.main,
              color: vars.palette.primary.contrastText,
            })}
          >
            {t('job.nextStop')}
          </Pill>
        )}
      </Stack>
      {contactName && (
        <Typography variant="h4" component="p">
          {contactName}
        </Typography>
      )}
      <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        <FallbackText value={place.address} fallback={t('job.noAddress')} />
      </Typography>
      <Typography variant="h2" component="p" sx={{ fontWeight: 400, whiteSpace: 'pre-wrap' }}>
        {cityLine(place, place.postalCode)}
      </Typography>
      {siteContactName && (
        <Typography color="text.secondary">
          {t('job.siteContact', { name: siteContactName })}
        </Typography>
      )}
      {children}
      {contactPhone && (
        <Box sx={{ mt: 2 }}>
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<Phone />}
            href={call ?? undefined}
            disabled={call === null}
            // What is read on the button belongs to its name, for who speaks to the phone.
            aria-label={t('job.callContact', {
              name: [contactName, formatPhone(contactPhone)].filter(Boolean).join(', '),
            })}
          >
            {formatPhone(contactPhone)}
          </Button>
        </Box>
      )}
    </section>
  );
}
