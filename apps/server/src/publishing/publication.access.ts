import type { AccessKind, ServiceKind } from '@lqr/contract/kernel/access.ts'
import type { PublicationCan } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import {
  afterPublicationAction,
  type PublicationAction,
  type PublicationStanding,
} from '@lqr/contract/kernel/publishing/publication-states.ts'
import { type Actor, isOfKind } from '../http/actor.ts'

type Person = Exclude<AccessKind, ServiceKind>

/** Who changes and submits records of a kind, and who decides about them. */
export interface Maintainers {
  readonly edits: Person
  readonly releases: Person
}

/** A record's standing, with who changed it last and who asked for its review. */
export interface ReviewedRecord extends PublicationStanding {
  readonly changedById: string | null
  readonly submittedById: string | null
}

/** Whether the actor had a hand in what waits for review: somebody else has to decide about it. */
export function isOwnWork({ accountId }: Actor, { changedById, submittedById }: ReviewedRecord): boolean {
  return accountId === changedById || accountId === submittedById
}

/** Whether the actor is one of those who take this action on records of the kind, whatever their state. */
export function mayTake(actor: Actor, { edits, releases }: Maintainers, action: PublicationAction): boolean {
  return isOfKind(actor, action === 'submit' || action === 'discard' ? edits : releases)
}

/** Whether the actor has to do with the work on records of the kind; others read what is public. */
export function worksOn(actor: Actor, { edits, releases }: Maintainers): boolean {
  return isOfKind(actor, edits) || isOfKind(actor, releases)
}

/** What the viewer may do with the record now. */
export function publicationCan(
  actor: Actor,
  maintainers: Maintainers,
  record: ReviewedRecord,
): PublicationCan {
  const may = (action: PublicationAction) =>
    mayTake(actor, maintainers, action) && afterPublicationAction(action, record) !== undefined
  return {
    maintain: isOfKind(actor, maintainers.edits),
    submit: may('submit'),
    review: may('approve') && !isOwnWork(actor, record),
    discard: may('discard'),
    publish: may('publish'),
    unlist: may('unlist'),
  }
}
