import { z } from 'zod/v4';

// Compiled checks need `eval`, which the content security policy forbids; probing for it would
// already be reported as a violation.
z.config({ jitless: true });

export { z };
