export type Engine = 'sqlite' | 'mysql';
