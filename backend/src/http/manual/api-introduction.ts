/** The version of the contract, not of the program: it changes when callers must. */
export const API_VERSION = '1.0.0';

/** The first page of the API manual. */
export const API_INTRODUCTION = `
Create and run vehicle transport jobs from another program.

## Getting started

Sign in once and keep the token, then send it with every call.

\`\`\`sh
TOKEN=$(curl -s https://dispatch.example.com/api/auth/login \\
  -H 'Content-Type: application/json' \\
  -d '{"email":"admin@example.com","password":"…"}' | jq -r .token)

curl -s https://dispatch.example.com/api/jobs/active -H "Authorization: Bearer $TOKEN"
\`\`\`

Create a job with its vehicles. The key makes it safe to send again when no answer came.

\`\`\`sh
curl -s https://dispatch.example.com/api/jobs \\
  -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: 5f0c2a52-order-1042' \\
  -d '{"pickupCity":"Montréal","dropoffCity":"Toronto","vehicleUnitsData":[{"year":2024,"make":"Honda","model":"Civic","vinLast8":"KP042788"}]}'
\`\`\`

The answer carries \`id\`, \`jobId\` and \`version\`. Change the job as long as nobody else did, find it again, and sign out.

\`\`\`sh
curl -s -X PUT https://dispatch.example.com/api/jobs/1 \\
  -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
  -H 'If-Match: "1"' \\
  -d '{"price":1250.5,"specialInstructions":"Keys are at the front desk."}'

curl -s 'https://dispatch.example.com/api/jobs?q=montreal%20civic&limit=50' -H "Authorization: Bearer $TOKEN"

curl -s -X POST https://dispatch.example.com/api/auth/logout -H "Authorization: Bearer $TOKEN"
\`\`\`

## Signing in

The token is a JWT that names a session; it carries no rights of its own. Each request looks the session up, so that signing out, a new password, another role or deactivation end it at once. It expires after 12 hours unless the server is set otherwise; then, as with any 401, sign in again. Repeated failures are slowed down: 429 says in \`Retry-After\` how many seconds to wait.

Browsers may use the httpOnly cookie that the same call sets. A request with an \`Authorization\` header is judged by that alone.

## Tokens for programs

A program that runs by itself takes a token instead of a session: \`Authorization: Bearer vdt_…\`. People make personal ones under API Access in the console, which do at most what their person may do. A service account acts in its own name; admins make it and its tokens there. A token is shown once, has an expiry date, and is refused from the moment that it is revoked.

Its scopes say what it opens, such as \`jobs:read\` or \`jobs:write\`: the first word of the permission that a route asks for (\`x-permission\`). A permission to read needs \`read\`, one to change needs \`write\`. Where one permission serves both, as \`billing:manage\` does, GET needs \`read\` and everything else \`write\`. A missing one answers 403 \`token_scope_missing\` and names it. Without \`prices:read\` and \`customers:read\` jobs come without what these are for. Sessions, passwords, users and tokens are never changed by a token: 403 \`not_for_tokens\`.

Each token may send 600 requests a minute unless the server is set otherwise. \`RateLimit-Policy: "token";q=600;w=60\` and \`RateLimit: "token";r=571;t=33\` say how many are left for how many seconds; beyond that it is 429 with \`Retry-After\`. A typed client for TypeScript is in \`clients/typescript\` of the source.

## Errors

\`\`\`json
{
  "statusCode": 400,
  "code": "validation_failed",
  "message": "Some of the given information is not valid.",
  "details": [{ "field": "vehicleUnitsData.0.year", "code": "not_whole_number", "message": "must be a whole number" }],
  "requestId": "0b8f7f0e-3f2f-4a55-9d52-0f7d2c1f9a11"
}
\`\`\`

Programs read \`code\`, which never changes its meaning; people read \`message\` and \`details\`. Tell the operator the \`requestId\`: log and activity name it too.

## Photos

\`POST /api/jobs/{id}/units/{unitId}/photos\` takes one JPEG or PNG as its body; what else there is to say stands in the query. Make a \`clientId\` (UUID) when the photo is taken, and keep the photo until an answer with 200 came: sent again with the same \`clientId\`, it is taken once. 503 and 507 mean that nothing was kept and that it may be sent again later, 400 \`upload_cut_off\` that it should be sent again at once. \`GET /api/jobs/{id}/photos\` lists what has arrived.

## Rules that hold everywhere

- Bodies are JSON, but for photos, which are sent as they are. Unknown fields are refused, and text is trimmed. An absent value is \`null\` in answers; in updates \`null\` clears a field and an absent field is left alone.
- Instants are ISO 8601 in UTC with milliseconds, dates \`YYYY-MM-DD\`, money a number of dollars with at most two decimals.
- Somebody else's record and one that does not exist answer the same 404.
- Records carry \`version\`, also as \`ETag\`. Send it back as \`If-Match\`, and a change based on an older version answers 412 with the record as it is now in \`current\`, instead of overwriting it.
- Send an \`Idempotency-Key\` with every POST: a repeat with the same body within 24 hours gets the first answer and changes nothing; with another body it is 422, and 409 while the first is still at work.
- Lists that grow take \`limit\` and \`offset\` and then answer \`X-Total-Count\` and, while there is more, \`Link: <…>; rel="next"\`. A search for frequent words and a list of more than 10,000 vehicles or activity entries stop counting early and say so: \`X-Total-Count-Relation: at-least\`. Without \`limit\` and \`offset\` a list is whole, up to 10,000 records. A longer one answers 400 with \`needed_for_long_list\`: ask for it in pages, by \`limit\` and \`offset\`, or follow \`Link\` from page to page.
- 429 and 503 say in \`Retry-After\` how many seconds to wait.
- \`GET /api/events\` tells of every change as it happens, so that nobody needs to ask again and again.
`.trim();
