import { createContext } from 'react';

/** The levels of a job's heading and of those of its parts. */
export interface JobHeadings {
  readonly job: 'h1' | 'h3';
  readonly part: 'h2' | 'h4';
}

/** A job is the page itself, unless it is one of several on it. */
export const HeadingsContext = createContext<JobHeadings>({ job: 'h1', part: 'h2' });
