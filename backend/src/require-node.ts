import { nodeProblem } from './config/node-version';

/** Imported before all else: on an old Node the packages would fail with words of their own. */
const problem = nodeProblem(process.versions.node);
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
