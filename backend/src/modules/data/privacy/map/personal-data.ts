import { EXCHANGED_DATA } from './exchanged-data';
import type { PersonalTable } from './personal-table';

const OF_JOBS = {
  driver: 'jobId IN (SELECT id FROM jobs WHERE driverId = :id)',
  customer: 'jobId IN (SELECT id FROM jobs WHERE customerId = :id)',
};

const SITES = ['pickup', 'dropoff'] as const;
const ofBoth = (...endings: string[]) =>
  SITES.flatMap((site) => endings.map((ending) => `${site}${ending}`));

/** Columns that `docs/privacy.md` names by these words. */
const named = (words: string, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, words]));

/**
 * Personal data per table. A test fails for a text column in none of these lists, so that new columns get classified.
 */
export const PERSONAL_DATA: Readonly<Record<string, PersonalTable>> = {
  users: {
    of: { user: 'id = :id' },
    record: ['name', 'nameSort', 'email', 'emailKey'],
    secret: ['passwordHash'],
    plain: ['role', 'language'],
  },
  drivers: {
    of: { user: 'userId = :id' },
    record: ['name', 'nameSort', 'phone'],
    plain: ['status'],
  },
  customers: {
    of: { customer: 'id = :id' },
    record: ['name', 'nameKey', 'likenessKey', 'nameSort', 'city', 'postalCode'],
    names: { contactName: null },
    contacts: ['email', 'phone'],
    addresses: ['address'],
    texts: ['blacklistReason'],
    plain: ['province', 'status', 'reportLevel'],
  },
  customer_billing: {
    of: { customer: 'customerId = :id' },
    record: ['city', 'postalCode'],
    names: { legalName: null, statementName: null },
    contacts: ['email', 'statementEmail'],
    addresses: ['address'],
    kept: { exemptCertificate: 'exemption numbers' },
    plain: ['province', 'language', 'gathering'],
  },
  jobs: {
    of: { driver: 'driverId = :id', customer: 'customerId = :id' },
    names: Object.fromEntries(
      [...ofBoth('ContactName', 'SiteContactName'), ...['pickupSignedBy', 'deliverySignedBy']].map(
        (column) => [column, null],
      ),
    ),
    contacts: ofBoth('ContactPhone'),
    // Without a town, jobs are sorted by the address.
    addresses: ofBoth('Address', 'Sort'),
    texts: ['specialInstructions', 'completionNotes'],
    kept: {
      poNumber: 'order numbers',
      ...named('towns', ofBoth('City')),
      ...named('postal codes', ofBoth('PostalCode')),
    },
    plain: [
      ...['status', 'preferredPickupDate', 'pickedUpOn', 'pickupOutcome'],
      ...['preferredDeliveryDate', 'deliveredOn', ...ofBoth('From', 'Until')],
      ...['deliveryOutcome', ...ofBoth('Province')],
    ],
  },
  job_units: {
    of: OF_JOBS,
    names: { leftByName: 'leftById', checkedByName: null },
    texts: ['leftNote'],
    plain: ['leftReason', 'checkedVin', 'checkMethod'],
  },
  job_cancellations: {
    of: { user: 'cancelledById = :id', ...OF_JOBS },
    names: { cancelledByName: 'cancelledById' },
    texts: ['note'],
    words: ['words'],
    plain: ['reason'],
  },
  job_comments: {
    of: { user: 'userId = :id', ...OF_JOBS },
    names: { userName: 'userId' },
    texts: ['text'],
  },
  collection_notes: {
    of: { user: 'userId = :id', customer: 'customerId = :id' },
    names: { userName: 'userId' },
    texts: ['text'],
    plain: ['promisedOn'],
  },
  // Names of charges belong to the books, like those on invoices.
  job_charges: { kept: named('names of charges', ['nameEn', 'nameFr']), plain: ['unit'] },
  job_viewers: { of: { user: 'userId = :id' }, plain: ['doing'] },
  vehicles: {
    kept: { ...named('vehicles', ['make', 'makeSort', 'model']), poNumber: 'order numbers' },
    plain: ['vin', 'vinLast8'],
  },
  unit_photos: {
    of: { user: 'takenById = :id' },
    names: { takenByName: 'takenById' },
    plain: ['clientId', 'stage', 'place', 'sha256', 'fileName', 'thumbnailName'],
  },
  unit_reports: {
    of: { user: 'byId = :id' },
    names: { byName: 'byId' },
    facts: ['content'],
    plain: ['stage'],
  },
  report_versions: { of: OF_JOBS, plain: ['hash'] },
  report_version_parts: { kept: { content: 'sealed reports' } },
  report_chains: { plain: ['hash'] },
  sessions: {
    of: { user: 'userId = :id' },
    secret: ['sidHash', 'providerSid', 'idToken'],
    record: ['ip', 'userAgent'],
  },
  sign_in_failures: { secret: ['subjectHash'] },
  sign_in_networks: { of: { user: 'userId = :id' }, secret: ['networkHash'] },
  identities: { of: { user: 'userId = :id' }, record: ['subject'], plain: ['issuer'] },
  used_marks: { secret: ['hash'] },
  file_removals: { plain: ['name'] },
  second_factors: { of: { user: 'userId = :id' }, secret: ['secret'] },
  recovery_codes: { of: { user: 'userId = :id' }, secret: ['codeHash'] },
  passkeys: {
    of: { user: 'userId = :id' },
    record: ['name'],
    secret: ['credentialHash', 'credentialId', 'publicKey'],
    plain: ['transports'],
  },
  remembered_devices: {
    of: { user: 'userId = :id' },
    record: ['userAgent'],
    secret: ['tokenHash'],
  },
  password_resets: { of: { user: 'userId = :id' }, secret: ['tokenHash'] },
  invitations: { of: { user: 'userId = :id' }, secret: ['tokenHash'] },
  api_tokens: {
    of: { user: 'userId = :id' },
    record: ['lastUsedFrom'],
    texts: ['name'],
    secret: ['tokenHash'],
    plain: ['hint', 'scopes'],
  },
  audit_seals: {
    secret: ['salt', 'factsHash', 'hash', 'erasedSeal'],
    plain: ['keyId', 'erasedKeyId', 'erasedBy'],
  },
  audit_chain: { plain: ['lastHash'] },
  /** A receiver's error message may repeat what it was sent. */
  audit_streams: { texts: ['lastError'], plain: ['name', 'holder'] },
  saved_views: {
    of: { user: 'userId = :id' },
    titles: { name: 'nameKey' },
    queries: ['query'],
    plain: ['list'],
  },
  /** Of other users; the person's own keys are deleted at once. All expire after a day. */
  idempotency_keys: {
    isCopy: true,
    facts: ['body'],
    secret: ['key', 'requestHash', 'visibility'],
  },
  activity: {
    of: {
      user: "actorId = :id OR (resource IN ('user', 'session') AND resourceId = :id)",
      driver: "resource = 'driver' AND resourceId = :id",
      customer: "resource = 'customer' AND resourceId = :id",
    },
    names: { actorName: 'actorId' },
    facts: ['before', 'after'],
    record: ['address', 'userAgent'],
    plain: ['action', 'resource', 'requestId'],
  },
  driver_operations: {
    of: { user: 'userId = :id' },
    names: { userName: 'userId' },
    texts: ['notes', 'message'],
    facts: ['details'],
    plain: ['operationId', 'type', 'status', 'reason', 'vin', 'method', 'outcome', 'code'],
  },
  outbox_tasks: {
    of: {
      customer: `(resource = 'customer' AND resourceId = :id)
        OR (resource = 'invoice' AND resourceId IN (SELECT id FROM invoices WHERE customerId = :id))
        OR (resource = 'job' AND resourceId IN (SELECT id FROM jobs WHERE customerId = :id))`,
    },
    facts: ['payload'],
    texts: ['lastError'],
    plain: ['kind', 'resource', 'dedupe', 'state'],
  },
  invoices: {
    of: { customer: 'customerId = :id', user: 'issuedById = :id' },
    names: { issuedByName: 'issuedById' },
    kept: named('issued invoices', ['note', 'parties', 'poNumber']),
    plain: [
      ...['kind', 'status', 'reference', 'invoiceDate', 'dueDate', 'language'],
      ...['periodFrom', 'periodTo', 'pdfHash'],
    ],
  },
  invoice_jobs: { plain: ['carriage'] },
  invoice_claims: { plain: ['kind'] },
  invoice_lines: {
    kept: named('issued invoices', [
      ...['description', 'poNumber', 'pickupCity', 'dropoffCity', 'origin', 'destination'],
    ]),
    plain: ['kind', 'vin', 'carriage', 'deliveredOn', 'unit', 'make'],
  },
  invoice_taxes: { plain: ['name', 'province'] },
  payments: {
    of: { customer: 'customerId = :id', user: 'takenById = :id' },
    names: { takenByName: 'takenById' },
    texts: ['note'],
    kept: { reference: 'payment references' },
    plain: ['paidOn', 'method'],
  },
  price_list_items: {
    kept: named('price list', ['nameEn', 'nameFr']),
    plain: ['unit', 'proposedBy'],
  },
  book_periods: {
    of: { user: 'closedById = :id' },
    names: { closedByName: 'closedById' },
    plain: ['firstDay', 'lastDay'],
  },
  book_accounts: {
    kept: named('book accounts', [...['receivable', 'bank', 'revenue', 'gst', 'qst', 'writeOff']]),
  },
  /** The company's own data, which it prints on its documents. */
  company_profile: {
    kept: named('company profile', [
      ...['legalName', 'address', 'city', 'postalCode', 'phone', 'email', 'nsc', 'cvor', 'nir'],
      ...['gstNumber', 'qstNumber', 'interestText', 'interestTextFr', 'invoicePrefix'],
      ...['remittance', 'remittanceFr'],
    ]),
    plain: ['province', 'invoiceLanguage', 'logoHash', 'reminderDays'],
  },
  guards: { plain: ['name'] },
  delivered_days: { plain: ['day'] },
  report_months: { plain: ['kind', 'month', 'value', 'label'] },
  /** `marks` identify the person, and are deleted when the erasure is finished. */
  erasures: { secret: ['marks'], plain: ['kind', 'reason', 'atTable'] },
  retention_settings: { plain: ['lastRunOn'] },
  ...EXCHANGED_DATA,
};
