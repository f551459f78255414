import type { LinkFault } from '@lqr/contract/content/broken-link-calls.ts'

/** Asks outside pages whether they are there, one at a time. */
export interface WebProbe {
  /** What is wrong with the page; null when it answers, or refuses programs alone. Never throws. */
  ask(url: string): Promise<LinkFault | null>
}
