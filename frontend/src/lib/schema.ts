import { config } from 'zod/v4';

// Compiled checks need `eval`, which the content security policy forbids; probing for it would
// already be reported as a violation.
config({ jitless: true });

export * from 'zod/v4';
