import Link from '@mui/material/Link';
import { formatPhone, telHref } from '@dispatch/domain/phone';
import { FallbackText } from './FallbackText';

/** A number to press, or words where there is none. */
export function PhoneLink({ phone }: { phone: string | null }) {
  const href = telHref(phone);
  if (phone === null || href === null) return <FallbackText value={phone} />;
  return (
    <Link href={href} noWrap color="inherit" underline="hover">
      {formatPhone(phone)}
    </Link>
  );
}

export function EmailLink({ email }: { email: string | null }) {
  if (!email) return <FallbackText value={email} />;
  return (
    <Link
      href={`mailto:${email}`}
      title={email}
      noWrap
      color="inherit"
      underline="hover"
      sx={{ display: 'block' }}
    >
      {email}
    </Link>
  );
}
