/** CPU milliseconds of `work` on the machine that measured the budgets, with both cores in use. */
const REFERENCE_MS = 70;
const SAMPLE_MS = 30_000;
const RUNS = 3;

const ROW = { words: Array.from({ length: 40 }, (_, at) => `word${String(at)}`) };

/** Like tests: parses, sorts and replaces text. */
function work() {
  for (let id = 0; id < 4_000; id += 1) {
    const text = JSON.stringify({ ...ROW, id });
    /** @type {typeof ROW} */
    const { words } = JSON.parse(text);
    words.sort((one, other) => (one < other ? 1 : -1));
    text.replaceAll(/o(\w)/g, '$1o');
  }
}

function cpuMs() {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** How many times as much CPU time the same work takes now as on the machine that measured the budgets. */
function slownessNow() {
  const runs = Array.from({ length: RUNS }, cpuMs).sort((one, other) => one - other);
  return (runs[Math.floor(RUNS / 2)] ?? 0) / REFERENCE_MS;
}

/**
 * The slowness of the machine over time: virtual machines change their pace within minutes, and with it the CPU time of
 * the same tests.
 * @param {() => number} [measure]
 */
export function machinePace(measure = slownessNow) {
  /** @type {{ at: number, slowness: number }[]} */
  const samples = [];
  const sample = () => {
    samples.push({ at: Date.now(), slowness: measure() });
  };
  const timer = setInterval(sample, SAMPLE_MS);
  return {
    /**
     * The mean since a time, with one sample now; at least 1, so that a fast machine keeps the budgets as they are.
     * @param {number} startedAt
     */
    since(startedAt) {
      sample();
      const seen = samples.filter(({ at }) => at >= startedAt).map(({ slowness }) => slowness);
      return Math.max(1, seen.reduce((sum, one) => sum + one, 0) / seen.length);
    },
    stop() {
      clearInterval(timer);
    },
  };
}
