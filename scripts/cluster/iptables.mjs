/** Temporary packet filter rules that cause a fault. Requires iptables and the permission to use it. */
import { execFileSync } from 'node:child_process';
import { findProgram } from '../services/binaries.mjs';

const IPTABLES = { title: 'iptables', names: ['iptables'], debianPackage: 'iptables' };

/**
 * @typedef {object} Chain
 * @property {string} table
 * @property {string} chain
 */

/**
 * Whether the test may change a chain on this machine.
 * @param {Chain} where
 */
export function canFilter({ table, chain }) {
  const iptables = findProgram(IPTABLES);
  if (!iptables) return false;
  try {
    execFileSync(iptables, ['-w', '-t', table, '-L', chain, '-n'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Inserts rules before all others, until they are removed or this process ends.
 * @param {Chain} where
 * @param {string[][]} rules
 * @returns {() => void} removes them; safe to call twice
 */
export function filter({ table, chain }, rules) {
  const iptables = findProgram(IPTABLES) ?? 'iptables';
  /** @param {string} how @param {string[]} rule */
  const change = (how, rule) => {
    execFileSync(iptables, ['-w', '-t', table, how, chain, ...rule]);
  };
  /** @type {string[][]} */
  const there = [];
  const undo = () => {
    for (const rule of there.splice(0)) change('-D', rule);
    process.removeListener('exit', undo);
  };
  process.once('exit', undo);
  for (const rule of rules) {
    change('-I', rule);
    there.push(rule);
  }
  return undo;
}
