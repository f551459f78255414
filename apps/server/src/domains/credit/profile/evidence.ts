import type { ItemClassCode } from '@lqr/contract/credit/item-classes.ts'
import type { ObjectionMark } from '@lqr/contract/credit/objections/objection-mark.ts'
import type { TopicContent } from '@lqr/contract/credit/topic-schema.ts'
import type { FactorState } from '@lqr/contract/credit/profile/profile-entities.ts'

/** An item of a topic as it is shown on the day of the question. */
export interface EvidenceItem {
  readonly id: string
  readonly source: string
  readonly dataDate: string | null
  readonly itemClass: ItemClassCode | null
  readonly publishedOn: string | null
  readonly publishedUntil: string | null
  readonly content: TopicContent
  readonly objections: readonly ObjectionMark[]
}

/** What a profile knows of a topic: all its items, or why it knows none. */
export type TopicEvidence =
  | { readonly state: 'read'; readonly items: readonly EvidenceItem[]; readonly source: string }
  | { readonly state: Extract<FactorState, 'unread' | 'late' | 'closed'> }

/**
 * An objection that was upheld says that the item is wrong: until its source changes it, it counts as if it were not known. One that was
 * decided later counts instead.
 */
export function isCorrected({ objections }: Pick<EvidenceItem, 'objections'>): boolean {
  const decided = objections.find(({ mark }) => mark !== 'open')
  return decided?.mark === 'corrected' && !decided.hasItemChanged
}
