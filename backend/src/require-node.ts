import { nodeProblem } from './config/node-version';

/** Must be imported first: on an old Node the packages would fail with obscure errors. */
const problem = nodeProblem(process.versions.node);
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
