/** One mistake for each rule of typed files that needs no type information. */
export const TYPESCRIPT = {
  'no-array-constructor': 'export const it = new Array(1, 2);',
  'no-unused-expressions': 'export const it = (a: boolean) => { a; };',
  'no-unused-vars': 'const it = 1; export {};',
  'no-useless-constructor': 'export class It { constructor() {} }',
  'no-var': 'export var it = 1;',
  'prefer-const': 'let it = 1; export { it };',
  'prefer-rest-params': 'export function it() { return arguments[0]; }',
  'prefer-spread': 'export const it = (a: () => void, b: []) => a.apply(undefined, b);',
  'ban-ts-comment': '// @ts-ignore\nexport const it: string = 1;',
  'consistent-type-imports':
    "import { Imported } from './imported'; export const it = (a: Imported) => a;",
  'no-duplicate-enum-values': 'export enum It { A = 1, B = 1 }',
  'no-dynamic-delete': 'export function it(a: Record<string, 1>, b: string) { delete a[b]; }',
  'no-empty-object-type': 'export type It = {};',
  'no-explicit-any': 'export type It = any;',
  'no-extra-non-null-assertion': 'export const it = (a?: { b: 1 }) => a!!.b;',
  'no-extraneous-class': 'export class It { static a = 1; }',
  'no-invalid-void-type': 'export type It = { a: void };',
  'no-misused-new': 'export interface It { new (): It; }',
  'no-namespace': 'export namespace It { export const a = 1; }',
  'no-non-null-asserted-nullish-coalescing': 'export const it = (a: { b?: 1 }) => a.b! ?? 2;',
  'no-non-null-asserted-optional-chain': 'export const it = (a?: { b: 1 }) => a?.b!;',
  'no-non-null-assertion': 'export const it = (a?: { b: 1 }) => a!.b;',
  'no-require-imports': "import it = require('node:path'); export { it };",
  'no-this-alias': 'export class It { a() { const that = this; return that; } }',
  'no-unnecessary-type-constraint': 'export type It<A extends unknown> = A[];',
  'no-unsafe-declaration-merging': 'export interface It { a: 1 } export class It {}',
  'no-unsafe-function-type': 'export type It = Function;',
  'no-wrapper-object-types': 'export type It = String;',
  'prefer-as-const': "export const it = 'a' as 'a';",
  'prefer-literal-enum-member': 'const a = 1; export enum It { A = a }',
  'prefer-namespace-keyword': 'declare module It { const a: 1; } export {};',
  'triple-slash-reference': "/// <reference path='a.d.ts' />\nexport {};",
  'unified-signatures':
    'export declare function it(a: 1): void; export declare function it(a: 2): void;',
};

/** One mistake for each rule that needs type information. */
export const TYPED = {
  'await-thenable': 'export const it = async (a: number) => await a;',
  'no-array-delete': 'export function it(a: number[]) { delete a[0]; }',
  'no-base-to-string': 'export const it = (a: object) => String(a);',
  'no-confusing-void-expression':
    'export const it = (a: () => void) => { const b = a(); return b; };',
  'no-deprecated': '/** @deprecated */ const old = () => 1; export const it = () => old();',
  'no-duplicate-type-constituents': 'export type It = 1 | 1;',
  'no-floating-promises': 'export function it(a: Promise<1>) { a; void 0; }',
  'no-for-in-array': 'export function it(a: number[]) { for (const b in a) console.warn(b); }',
  'no-generated-empty-object-type':
    'export const it = <A,>(a: A) => a; export const b: Omit<{ a: 1 }, "a"> = {};',
  'no-implied-eval': "export const it = () => new Function('a');",
  'no-meaningless-void-operator': 'export const it = (a: () => void) => { void a(); };',
  'no-misused-promises': 'export const it = (a: Promise<1>) => { if (a) return 1; return 2; };',
  'no-misused-spread': 'export const it = (a: () => 1) => ({ ...a });',
  'no-mixed-enums': "export enum It { A = 1, B = 'b' }",
  'no-redundant-type-constituents': 'export type It = unknown | 1;',
  'no-unnecessary-boolean-literal-compare': 'export const it = (a: boolean) => a === true;',
  'no-unnecessary-condition': 'export const it = (a: { b: 1 }) => a?.b;',
  'no-unnecessary-template-expression': "export const it = `${'a'}b`;",
  'no-unnecessary-type-arguments':
    'const a = <A = number>(b: A) => b; export const it = a<number>(1);',
  'no-unnecessary-type-assertion': 'export const it = (a: number) => a as number;',
  'no-unnecessary-type-conversion': 'export const it = (a: string) => String(a);',
  'no-unnecessary-type-parameters': 'export const it = <A,>(a: A) => { void a; };',
  'no-unsafe-argument': "export const it = (a: (b: string) => 1) => a(JSON.parse('1'));",
  'no-unsafe-assignment': "export const it: string = JSON.parse('1');",
  'no-unsafe-call': "export const it = () => { JSON.parse('1')(); };",
  'no-unsafe-enum-assignment':
    'enum A { B = 1, C = 2 } export function it() { let a: A = A.B; a = 2 as number; return a; }',
  'no-unsafe-enum-comparison': 'enum A { B = 1 } export const it = (a: A) => a === 1;',
  'no-unsafe-member-access': "export const it = () => { JSON.parse('1').a = 1; };",
  'no-unsafe-return': "export const it = () => JSON.parse('1');",
  'no-unsafe-unary-minus': 'export const it = (a: string) => -a;',
  'no-useless-default-assignment': '[1].map((a = 0) => a);',
  'only-throw-error': "export function it() { throw 'a'; }",
  'prefer-promise-reject-errors': "export const it = () => Promise.reject('a');",
  'prefer-reduce-type-parameter':
    'export const it = (a: string[]) => a.reduce((b, c) => b.concat(c), [] as string[]);',
  'prefer-return-this-type': 'export class It { a(): It { return this; } }',
  'related-getter-setter-pairs': 'export interface It { get a(): string; set a(b: number); }',
  'require-await': 'export async function it() { return 1; }',
  'restrict-plus-operands': "export const it = (a: number) => a + 'b';",
  'restrict-template-expressions': 'export const it = (a: object) => `${a}`;',
  'return-await':
    'export async function it(a: () => Promise<1>) { try { return a(); } catch { return 1; } }',
  'switch-exhaustiveness-check':
    'export function it(a: 1 | 2) { switch (a) { case 1: return 1; } return 2; }',
  'unbound-method':
    'class A { b() { return this; } } export const it = (a: A) => { const c = a.b; return c; };',
  'use-unknown-in-catch-callback-variable':
    'export const it = (a: Promise<1>) => a.catch((fault) => { throw fault; });',
};
