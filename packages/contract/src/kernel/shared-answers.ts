import type { AnyCall } from './define-call.ts'
import { mayReadReplica } from './reading-place.ts'

/** Lists that somebody watches: needs that institutions take from one another, and figures on a wall. */
const WATCHED: ReadonlySet<string> = new Set(['financing', 'statistics', 'briefs'])

/**
 * Whether everybody who is not signed in gets the same answer for the same question, so that it may be given again for some seconds: the public
 * lists and searches that a replica may answer as well, moments behind. A single record is always read anew (decision 0180).
 */
export function sharesAnswers(call: AnyCall): boolean {
  const isForAll = call.access === 'public' && call.limit === undefined
  return isForAll && mayReadReplica(call) && !WATCHED.has(call.name.slice(0, call.name.indexOf('.')))
}
