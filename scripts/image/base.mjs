/** A base image from Debian's packages and this repository's Node, for machines without access to a registry. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findProgram } from '../services/binaries.mjs';
import { StepFailed } from '../steps/command.mjs';

const MMDEBSTRAP = { title: 'mmdebstrap', names: ['mmdebstrap'], debianPackage: 'mmdebstrap' };
const RELEASE = 'bookworm';
const NAME = `vehicle-dispatch-base:${RELEASE}-node${process.versions.node}`;

/** Whether a base image can be built here. */
export const canMakeBase = () => findProgram(MMDEBSTRAP) !== null;

/**
 * @param {import('./builder.mjs').Builder} builder
 * @returns {string} the name of the base, which is made once for each version of Node
 */
export function debianBase(builder) {
  if (builder.hasImage(NAME)) return NAME;
  const mmdebstrap = findProgram(MMDEBSTRAP);
  if (mmdebstrap === null)
    throw new StepFailed(
      'A base of Debian’s packages needs mmdebstrap: apt-get install mmdebstrap',
    );
  const npm = process.env['npm_execpath'];
  if (npm === undefined) throw new StepFailed('Run it by npm, which the base takes along.');
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-base-'));
  try {
    const system = join(folder, 'system');
    execFileSync(
      mmdebstrap,
      [
        '--quiet',
        '--variant=essential',
        '--include=libstdc++6',
        '--format=directory',
        RELEASE,
        system,
      ],
      { stdio: 'inherit' },
    );
    const local = join(system, 'usr/local');
    cpSync(process.execPath, join(local, 'bin/node'), { dereference: true });
    const npmFolder = 'lib/node_modules/npm';
    cpSync(dirname(dirname(npm)), join(local, npmFolder), { recursive: true });
    mkdirSync(join(local, 'bin'), { recursive: true });
    symlinkSync(`../${npmFolder}/bin/npm-cli.js`, join(local, 'bin/npm'));
    builder.importImage(system, NAME);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return NAME;
}
