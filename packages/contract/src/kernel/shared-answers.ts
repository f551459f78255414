import type { AnyCall } from './define-call.ts'
import { mayReadReplica } from './reading-place.ts'

/** Lists that somebody watches: needs that institutions take from one another, and figures on a wall. */
const WATCHED: ReadonlySet<string> = new Set(['financing', 'statistics', 'briefs'])

/** Records that are published or kept by hand, by the names of their calls. */
const PUBLISHED: ReadonlySet<string> = new Set([
  'content.getArticle',
  'organisations.getOrganisation',
  'policies.getPolicy',
  'products.getProduct',
])

/** What stands in the frame of every page; one of them read anew each time would have every page made anew. */
const OF_THE_FRAME: ReadonlySet<string> = new Set([
  'content.listLinks',
  'content.listOpenQuestionnaires',
  'content.queryImageByPage',
  'reference.getSiteSettings',
  'reference.getSiteTree',
])

/**
 * Whether a call answers one record that was published: every change of what it says begins a new generation of the pages, so a stranger may be
 * given for minutes what was read in this one (decision 0193).
 */
export function isPublishedRecord({ name }: Pick<AnyCall, 'name'>): boolean {
  return PUBLISHED.has(name)
}

/** Whether the frame of every page asks this call of somebody who is not signed in: sites, settings, banners and links. */
export function isOfTheFrame({ name }: Pick<AnyCall, 'name'>): boolean {
  return OF_THE_FRAME.has(name)
}

/**
 * Whether everybody who is not signed in gets the same answer for the same question, so that it may be given again: the public lists and
 * searches that a replica may answer as well, moments behind, and what was published (decisions 0180 and 0193). Any other record is always read
 * anew.
 */
export function sharesAnswers(call: AnyCall): boolean {
  if (call.access !== 'public' || call.limit !== undefined) return false
  if (isPublishedRecord(call) || isOfTheFrame(call)) return true
  return mayReadReplica(call) && !WATCHED.has(call.name.slice(0, call.name.indexOf('.')))
}
