import { config } from 'zod/v4';

// Compiled checks need `eval`, which the content security policy forbids; probing for it would
// already be reported as a violation.
config({ jitless: true });

// eslint-disable-next-line no-restricted-syntax -- whoever imports zod through here cannot miss the setting above
export * from 'zod/v4';
