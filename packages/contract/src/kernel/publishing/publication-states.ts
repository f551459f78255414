/** Where a record of the zones stands, and where a change of what was published stands: parks, their enterprises, rosters and funds. */
export const publicationStates = [
  { code: 'DRAFT', name: '草稿' },
  { code: 'REVIEW', name: '待复核' },
  { code: 'PUBLISHED', name: '已发布' },
  { code: 'OFFLINE', name: '已下线' },
] as const

export type PublicationStatus = (typeof publicationStates)[number]['code']

/** What is done to a record besides changing it. */
export const publicationActions = [
  { code: 'submit', name: '提交复核' },
  { code: 'approve', name: '复核通过' },
  { code: 'return', name: '退回' },
  { code: 'discard', name: '放弃修改，或删除从未发布的草稿' },
  { code: 'publish', name: '恢复发布' },
  { code: 'unlist', name: '下线' },
] as const

export type PublicationAction = (typeof publicationActions)[number]['code']

/** States of a record that the public has read: its change is kept beside what it read. */
export const PUBLISHED_ONCE_STATES = ['PUBLISHED', 'OFFLINE'] as const satisfies readonly PublicationStatus[]

/**
 * A record's standing: `status` is what the public sees; what was published once may have a change under way, whose own
 * state is `changeStatus` and which touches nothing public until a second person approves it.
 */
export interface PublicationStanding {
  readonly status: PublicationStatus
  readonly changeStatus: PublicationStatus | null
}

/** Whether the public has read the record: what it read is kept apart from what is being worked on. */
export function wasPublished(status: PublicationStatus): boolean {
  return PUBLISHED_ONCE_STATES.some((state) => state === status)
}

/** Whether the public reads the record at a moment: what is published at a time ahead is not read before it. */
export function isPublicAt(
  { status, publishedAt }: { readonly status: string; readonly publishedAt: string | null },
  now: Date,
): boolean {
  return status === 'PUBLISHED' && publishedAt !== null && Date.parse(publishedAt) <= now.getTime()
}

/** The change is thrown away, and what was published stays as it is. */
const GONE = 'GONE'

/** Where a draft leads that is thrown away and was never published: nothing is left of the record. */
export const DELETED = 'DELETED'

const moves: Record<
  PublicationAction,
  Partial<Record<PublicationStatus, PublicationStatus | typeof GONE>>
> = {
  submit: { DRAFT: 'REVIEW' },
  approve: { REVIEW: 'PUBLISHED' },
  return: { REVIEW: 'DRAFT' },
  discard: { DRAFT: GONE, REVIEW: GONE },
  publish: { OFFLINE: 'PUBLISHED' },
  unlist: { PUBLISHED: 'OFFLINE' },
}

/** The standing after a change of the content: whoever had it under review has to be asked again. */
export function afterChange({ status }: PublicationStanding): PublicationStanding {
  return wasPublished(status) ? { status, changeStatus: 'DRAFT' } : { status: 'DRAFT', changeStatus: null }
}

/** The standing after the action, or that the record goes with it; undefined when it is not open now. */
export function afterPublicationAction(
  action: PublicationAction,
  { status, changeStatus }: PublicationStanding,
): PublicationStanding | typeof DELETED | undefined {
  const isOfLive = action === 'publish' || action === 'unlist'
  const to = moves[action][isOfLive ? status : (changeStatus ?? status)]
  if (to === undefined) return undefined
  if (to === GONE) {
    if (wasPublished(status)) return { status, changeStatus: null }
    return status === 'DRAFT' ? DELETED : undefined
  }
  if (isOfLive) return { status: to, changeStatus }
  if (to === 'PUBLISHED') return { status: to, changeStatus: null }
  return wasPublished(status) ? { status, changeStatus: to } : { status: to, changeStatus: null }
}
