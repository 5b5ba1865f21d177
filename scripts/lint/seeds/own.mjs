/** @typedef {[rule: string, file: string, text: string]} Seed */

/**
 * Violations of this project's own rules.
 * @type {Seed[]}
 */
export const OWN = [
  ['no-console', 'domain/src/console.ts', "console.log('a');"],
  ['no-console', 'backend/src/console.ts', "console.warn('a');"],
  ['no-console', 'frontend/src/console.ts', "console.log('a');"],
  ['max-lines', 'domain/src/long.ts', 'export {};\n'.repeat(251)],
  ['max-lines', 'frontend/src/long.test.ts', 'export {};\n'.repeat(251)],
  ['max-lines', 'scripts/long.mjs', 'export {};\n'.repeat(251)],
  ['max-lines', 'e2e/long.ts', 'export {};\n'.repeat(401)],

  ['refuse', 'domain/src/enum.ts', 'export enum It { A = 1 }'],
  ['refuse', 'backend/src/own/enum.repository.ts', 'export enum It { A = 1 }'],
  ['refuse', 'domain/src/enum.d.ts', 'export enum It { A = 1 }'],
  ['refuse', 'scripts/barrel.mjs', "export * from './long.mjs';"],
  ['refuse', 'e2e/barrel.ts', "export * from './long';"],
  ['refuse', 'frontend/src/default.ts', 'export default 1;'],
  ['refuse', 'scripts/default.mjs', 'const it = 1; export { it as default };'],
  ['refuse', 'frontend/vitest.config.mts', "export * from './src/long';"],
  ['refuse', 'domain/src/environment.ts', 'export const it = process.env.A;'],
  ['refuse', 'backend/src/environment.ts', 'export const it = process.env.A;'],
  ['refuse', 'backend/src/own/environment.repository.ts', 'export const it = process.env.A;'],
  ['refuse', 'domain/src/now.ts', 'export const it = () => Date.now();'],
  ['refuse', 'domain/src/date.ts', 'export const it = () => new Date();'],
  ['refuse', 'domain/src/chance.ts', 'export const it = () => Math.random();'],
  [
    'refuse',
    'backend/src/own/input.ts',
    'export class It { a(@Body({ schema: S }) b: string) { return b; } }',
  ],
  [
    'refuse',
    'backend/src/own/id.ts',
    "export class It { a(@Param('id') b: string) { return b; } }",
  ],
  [
    'refuse',
    'backend/src/own/unbound.repository.ts',
    'export class It { a() { return this.jobs.findOneBy({ id: 1 }); } }',
  ],

  [
    'no-restricted-imports',
    'backend/src/own/forward.ts',
    "import { forwardRef } from '@nestjs/common'; forwardRef(() => 1);",
  ],
  [
    'no-restricted-imports',
    'backend/src/own/forward.repository.ts',
    "import { forwardRef } from '@nestjs/common'; forwardRef(() => 1);",
  ],
  ['no-restricted-imports', 'backend/src/own/mapper.ts', "import { In } from 'typeorm'; In([]);"],
  ['no-restricted-imports', 'frontend/src/zod.ts', "import * as z from 'zod'; z.string();"],
  ['no-restricted-imports', 'frontend/src/parts/account/zod.ts', "import * as z from 'zod/v4';"],
  ['no-restricted-imports', 'frontend/src/mui.ts', "import Box from '@mui/material/Box'; Box();"],
  ['no-restricted-imports', 'frontend/src/css.ts', "import { css } from '@emotion/react'; css``;"],
  [
    'no-restricted-imports',
    'frontend/src/ui/over/kit.ts',
    "import Button from '@mui/material/Button'; Button();",
  ],

  ['no-literal-string', 'frontend/src/Text.tsx', 'export const It = () => <p>Hello there</p>;'],
  [
    'no-literal-string',
    'frontend/src/Chosen.tsx',
    "export const It = ({ a }: { a: boolean }) => <p>{a ? 'Yes, please' : null}</p>;",
  ],
  [
    'no-literal-string',
    'frontend/src/Label.tsx',
    'export const It = () => <input aria-label="Hello there" />;',
  ],
  [
    'Unused eslint-disable directive',
    'domain/src/directive.ts',
    '// eslint-disable-next-line no-debugger\nexport {};',
  ],
  [
    'Unused eslint-disable directive',
    'scripts/directive.mjs',
    '// eslint-disable-next-line no-debugger\nexport {};',
  ],
];

const TYPED_TEXT = "export const it: number = 'a';";
const SCRIPT_TEXT = "/** @type {number} */\nexport const it = 'a';";

/**
 * Errors of the compiler, in each part with settings of its own.
 * @type {Seed[]}
 */
export const COMPILER = [
  ...[
    ...['domain/src/type.ts', 'backend/src/type.ts', 'backend/test/type.ts', 'e2e/type.ts'],
    ...['frontend/src/type.tsx', 'frontend/src/api/generated/type.ts'],
    ...['clients/typescript/src/type.ts', 'clients/typescript/src/generated/type.ts'],
  ].map((file) => seedOf(file, TYPED_TEXT)),
  ...['scripts/type.mjs', 'bench/type.mjs', 'backend/manual/type.js'].map((file) =>
    seedOf(file, SCRIPT_TEXT),
  ),
];

/**
 * @param {string} file
 * @param {string} text
 * @returns {Seed}
 */
function seedOf(file, text) {
  return ['TS2322', file, text];
}

/**
 * Mistakes that only `npm run lint:typed` finds.
 * @type {Seed[]}
 */
export const FOUND_BY_TYPED_LINT = [
  [
    '@typescript-eslint/no-unsafe-class-instance-assignment',
    'domain/src/instance.ts',
    'class A { a = 1; b() { return this.a; } } export const it: A = { a: 1, b: () => 1 };',
  ],
  [
    'i18next/no-literal-string',
    'frontend/src/Called.tsx',
    "const loud = (a: string) => a; export const It = () => <p>{loud('Hello there')}</p>;",
  ],
  [
    'react-hooks/purity',
    'frontend/src/Chance.tsx',
    'export function It() { const a = Math.random(); return <p>{a}</p>; }',
  ],
];

/** One mistake for each rule of React. */
export const REACT = {
  'rules-of-hooks':
    "import { useState } from 'react'; export function It({ a }: { a: boolean }) { if (a) useState(1); return null; }",
  'exhaustive-deps':
    "import { useEffect } from 'react'; export function It({ a }: { a: () => void }) { useEffect(() => { a(); }, []); return null; }",
  'static-components': 'export function It() { const A = () => <p />; return <A />; }',
  'use-memo':
    "import { useMemo } from 'react'; export function It() { const a = useMemo((b: number) => b, []); return <p>{a}</p>; }",
  'preserve-manual-memoization':
    "import { useMemo } from 'react'; export function It({ a, useMade }: { a: 1; useMade: () => void }) { const b: 1[] = []; useMade(); b.push(a); const c = useMemo(() => [b], [b]); return <p>{c}</p>; }",
  'incompatible-library':
    "import { useForm } from 'react-hook-form'; export function It() { const { watch } = useForm<{ a: string }>(); return <p>{watch('a')}</p>; }",
  immutability: 'export function It({ a }: { a: { b: number } }) { a.b = 1; return <p>{a.b}</p>; }',
  globals: 'let a = 0; export function It() { a = 1; return <p>{a}</p>; }',
  refs: "import { useRef } from 'react'; export function It() { const a = useRef(1); return <p>{a.current}</p>; }",
  'set-state-in-effect':
    "import { useEffect, useState } from 'react'; export function It() { const [a, set] = useState(1); useEffect(() => { set(2); }, []); return <p>{a}</p>; }",
  'error-boundaries':
    'export function It({ A }: { A: () => null }) { try { return <A />; } catch { return null; } }',
  'set-state-in-render':
    "import { useState } from 'react'; export function It() { const [a, set] = useState(1); set(2); return <p>{a}</p>; }",
  'unsupported-syntax': "export function It() { eval('1'); return <p />; }",
};
