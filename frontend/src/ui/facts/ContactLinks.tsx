import { mailtoHref } from '@dispatch/domain/people/email';
import { formatPhone, telHref } from '@dispatch/domain/people/phone';
import { FallbackText } from './FallbackText';

/** A phone link, or a text if there is no number. */
export function PhoneLink({ phone }: { phone: string | null }) {
  const href = telHref(phone);
  if (phone === null || href === null) return <FallbackText value={phone} />;
  return (
    <a href={href} className="contact-link one-line">
      {formatPhone(phone)}
    </a>
  );
}

export function EmailLink({ email }: { email: string | null }) {
  if (!email) return <FallbackText value={email} />;
  return (
    <a href={mailtoHref(email)} title={email} className="contact-link cut">
      {email}
    </a>
  );
}
