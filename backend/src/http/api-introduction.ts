/** Of the contract, not of the program: it changes when callers must. */
export const API_VERSION = '1.0.0';

/** The page that readers of the API manual see first. */
export const API_INTRODUCTION = `
Create and run vehicle transport jobs from another program.

## Getting started

Sign in once and keep the token; it is a JWT that works until it expires or the session ends.

\`\`\`sh
TOKEN=$(curl -s https://dispatch.example.com/api/auth/login \\
  -H 'Content-Type: application/json' \\
  -d '{"email":"admin@example.com","password":"…"}' | jq -r .token)

curl -s https://dispatch.example.com/api/jobs/active -H "Authorization: Bearer $TOKEN"

curl -s https://dispatch.example.com/api/jobs \\
  -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: 5f0c2a52-order-1042' \\
  -d '{"pickupCity":"Montréal","dropoffCity":"Toronto","vehicleUnitsData":[{"year":2024,"make":"Honda","model":"Civic","vinLast8":"KP042788"}]}'
\`\`\`

## Rules that hold everywhere

- Bodies are JSON, unknown fields are refused, and text is trimmed. An absent value is \`null\` in answers; in updates \`null\` clears a field and an absent field is left alone.
- Instants are ISO 8601 in UTC with milliseconds, dates \`YYYY-MM-DD\`, money a number of dollars with at most two decimals.
- An error is \`{ statusCode, code, message, details?, requestId }\`. Programs read \`code\`, people read \`message\`.
- Records carry \`version\`, also as \`ETag\`. Send it back as \`If-Match\`, and a change based on an older version answers 412 with the current record instead of overwriting it.
- Send an \`Idempotency-Key\` with every POST: a repeat within 24 hours gets the first answer and changes nothing.
- Lists that grow take \`limit\` and \`offset\` and then answer \`X-Total-Count\` and a \`Link\` to the next page.
- 429 and 503 say in \`Retry-After\` how many seconds to wait.
`.trim();
