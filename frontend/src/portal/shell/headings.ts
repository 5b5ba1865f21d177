import { createContext } from 'react';

/** The heading levels of a job and of its parts. */
export interface JobHeadings {
  readonly job: 'h1' | 'h3';
  readonly part: 'h2' | 'h4';
}

/** A job is the page itself, unless it is one of several. */
export const HeadingsContext = createContext<JobHeadings>({ job: 'h1', part: 'h2' });
