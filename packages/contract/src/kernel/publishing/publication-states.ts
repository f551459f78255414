/** States of what operators publish in the zones: parks, their enterprises, rosters and funds. */
export const publicationStates = [
  { code: 'DRAFT', name: '草稿' },
  { code: 'PUBLISHED', name: '已发布' },
  { code: 'OFFLINE', name: '已下线' },
] as const

export type PublicationStatus = (typeof publicationStates)[number]['code']

export const publicationActions = [
  { code: 'publish', name: '发布' },
  { code: 'takeOffline', name: '下线' },
] as const

export type PublicationAction = (typeof publicationActions)[number]['code']

export const publicationMoves: Record<
  PublicationAction,
  Partial<Record<PublicationStatus, PublicationStatus>>
> = {
  publish: { DRAFT: 'PUBLISHED', OFFLINE: 'PUBLISHED' },
  takeOffline: { PUBLISHED: 'OFFLINE' },
}

/** What can be done to a record in this state, in the order of the actions. */
export function publicationActionsIn(status: PublicationStatus): PublicationAction[] {
  return publicationActions.map(({ code }) => code).filter((action) => publicationMoves[action][status])
}
