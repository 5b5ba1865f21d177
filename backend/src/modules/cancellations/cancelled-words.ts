import { type JobSearchFacts, jobSearchText } from '@dispatch/domain/text/search-words';

/** What a cancellation keeps of the words that its job is found by: a blank stands before every word. */
export function cancelledWords(job: JobSearchFacts): string {
  return ` ${jobSearchText(job)}`;
}
