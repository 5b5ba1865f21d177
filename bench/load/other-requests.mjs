import { FREQUENT, MIDDLING, wordsOf } from './words.mjs';

/**
 * Reads of the console and other programs that are not compared with the limit. Several paths alternate. The names
 * give the frequency of the words: see `words.mjs`.
 * @param {number} jobs
 * @returns {[name: string, ...paths: string[]][]}
 */
function others(jobs) {
  const byAll = byWords(jobs);
  const byNumber = wordsOf('vehicles', jobs).map((word) => `/api/vehicles/search?q=${word}`);
  const addresses = wordsOf('hundreds', jobs).map((word) => `/api/addresses/suggest?q=${word}`);
  const withFord = wordsOf('hundreds', jobs).map((word) => `/api/jobs?limit=25&q=ford%20${word}`);
  return [
    ['Jobs of a customer', '/api/jobs?limit=25&customerId=3'],
    ['Delivered jobs, the newest first', '/api/jobs?limit=25&status=delivered'],
    ['All jobs by completion', '/api/jobs?limit=25&sort=completedAt'],
    ['Completed jobs, page 20', '/api/jobs/completed?limit=50&offset=950'],
    ['Completed jobs of a customer', '/api/jobs/completed?limit=50&customerId=3'],
    [
      'Completed jobs of three months',
      '/api/jobs/completed?limit=50&from=2025-09-01&to=2025-11-30',
    ],
    ...byAll('Completed jobs', '/api/jobs/completed?limit=50&q='),
    ['Billing: not billed', '/api/jobs?limit=25&billing=pending'],
    ['Billing: billed', '/api/jobs?limit=25&billing=complete'],
    ['Billing: summary', '/api/jobs/billing-summary'],
    ...byAll('Billed jobs', '/api/jobs?limit=25&billing=complete&q='),
    ['Jobs by two frequent words', '/api/jobs?limit=25&q=toronto%20ford'],
    ['Jobs by a frequent word and one of hundreds', ...withFord],
    ['Active jobs by a word', '/api/jobs/active?limit=25&q=447'],
    ["A driver's completed jobs", '/api/jobs/driver/3/completed?limit=25'],
    ["A driver's completed jobs by a word", '/api/jobs/driver/3/completed?limit=5&q=toronto'],
    ['Chart: jobs per day', '/api/stats/jobs-per-day'],
    ['Chart: revenue per month', '/api/stats/revenue-per-month'],
    ['Customers by name', '/api/customers?limit=25'],
    ['Customers by number of jobs', '/api/customers?limit=25&sort=totalJobs&order=desc'],
    ['Customers by last job', '/api/customers?limit=25&sort=lastJobDate&order=desc'],
    ['Customers by a word', '/api/customers?limit=25&q=motors'],
    ['Customer type-ahead', '/api/customers/search?q=motors'],
    ['One customer', '/api/customers/3'],
    ['Drivers', '/api/drivers?limit=25'],
    ['Drivers by number of jobs', '/api/drivers?limit=25&sort=activeJobs&order=desc'],
    ['Vehicles', '/api/vehicles?limit=25'],
    ['Vehicles by make', '/api/vehicles?limit=25&sort=make'],
    [
      'Vehicles by a frequent word',
      '/api/vehicles?limit=25&q=ford',
      '/api/vehicles?limit=25&q=2025',
    ],
    ['Vehicle type-ahead by a make', '/api/vehicles/search?q=ford'],
    ['Vehicle type-ahead by a number', ...byNumber],
    ['Address type-ahead by a city', '/api/addresses/suggest?q=toronto'],
    ['Address type-ahead by a number', ...addresses],
    ['Activity', '/api/activity?limit=25'],
  ];
}

/**
 * @param {number} jobs
 * @returns {(name: string, path: string) => [string, ...string[]][]}
 */
function byWords(jobs) {
  const kinds = Object.entries({
    'a frequent word': FREQUENT,
    'a middling word': MIDDLING,
    'a word of hundreds': wordsOf('hundreds', jobs),
    'a word of sixty': wordsOf('sixty', jobs),
    'a rare word': wordsOf('few', jobs),
  });
  return (name, path) =>
    kinds.map(([kind, words]) => [
      `${name} by ${kind}`,
      ...words.slice(0, 3).map((word) => path + word),
    ]);
}

/**
 * Runs all of them, each read from the database after a change.
 * @param {number} jobs
 * @param {string} token
 * @param {(turn: number) => import('./requests.mjs').Request} change
 * @returns {import('./requests.mjs').Measured[]}
 */
export function otherRequests(jobs, token, change) {
  return others(jobs).map(([name, ...paths]) => ({
    ...{ name, most: null, alone: true, before: change },
    request: (turn) => ({ method: 'GET', path: paths[turn % paths.length] ?? '', token }),
  }));
}
