/** A message without a machine-readable report. */
export interface PlainMessage {
  /** The `From` line, or the name and address in it. */
  readonly from: string;
  readonly subject: string;
  readonly text: string;
}

/** Only mail servers send bounces. A person's reply may quote one. */
const DAEMON = /mailer-?daemon|postmaster|mail delivery (?:system|subsystem|service)/i;
/** The part of a message that is searched; the reason is near the top. */
const LOOKED_AT = 20_000;
/** Starts the copy of the bounced message. */
const COPY =
  /^-{2,} ?(?:below this line is a copy|this is a copy of|the (?:body|header) of|original message|returned message|unsent message)/im;
/** The server will retry, so this is no bounce yet. */
const WARNING =
  /this is a warning|warning message only|still being retried|transient non-?fatal|will (?:be retried|(?:keep|continue) (?:trying|retrying|to (?:try|retry)))|not (?:yet )?been delivered|no action is required/i;
const DELAY = /^(?:warning|delayed)\b/i;
/** qmail, Exim, Postfix and sendmail, in this order; then others. */
const FAILURES = [
  /wasn['’]t able to deliver|this is a permanent error|i['’]ve given up/i,
  /could not\s+be\s+delivered|address(?:\(es\)|es)? failed/i,
  /undelivered mail returned/i,
  /permanent fatal errors/i,
  /(?:wasn['’]t|was not) delivered|delivery (?:has )?failed|failed delivery|undeliverable/i,
];
/** `550 5.1.1 no such user`, up to the end of its line. */
const REPLY = /(?:^|[\s:(])(5\d\d[ -](?!\d{3}\b)[^\r\n]{1,300})/m;

/** The server's reason for the bounce. An empty string without a reply, null if it is no bounce. */
export function plainBounce({ from, subject, text }: PlainMessage): string | null {
  const shown = text.slice(0, LOOKED_AT);
  const said = shown.slice(0, COPY.exec(shown)?.index);
  const whole = `${subject}\n${said}`;
  if (!DAEMON.test(from) || WARNING.test(whole) || DELAY.test(subject.trim())) return null;
  if (!FAILURES.some((failure) => failure.test(whole))) return null;
  return (
    REPLY.exec(said)?.[1]
      ?.replace(/\)\s*$/, '')
      .trim() ?? ''
  );
}
