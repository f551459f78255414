import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { publishingErrors, zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import {
  afterPublicationAction,
  type DELETED,
  type PublicationAction,
  type PublicationStanding,
} from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../data/database.ts'
import { CallError } from '../http/call-error.ts'
import { isOwnWork, mayTake } from './publication.access.ts'
import type { KeptRecord, MoveInput, Publication, Viewer } from './publication.ts'
import type { RecordColumns } from './publication.store.ts'

const NO_CHANGE = { change_status: null, change: null, return_reason: null } as const

/** The actions after which the public reads what it did not read before. */
const MAKES_PUBLIC: readonly PublicationAction[] = ['submit', 'approve', 'publish']

/** What the public would read after the action; brought back, a record is what it was, without the change beside it. */
function madePublic<Row extends KeptRecord>(record: Row, action: PublicationAction): Row {
  return action === 'publish' ? { ...record, change: null, changeStatus: null } : record
}

/**
 * The standing that a move leads to, or that the record goes with it; throws when the record has moved on, when the move is not open, when it is not the
 * actor's, and when a review would be no second person's.
 */
export async function requireMove<Form, Row extends KeptRecord>(
  { declared, publishable }: Publication<Form, Row>,
  record: Row,
  viewer: Viewer,
  { action, version, reason }: MoveInput,
  db: Db,
): Promise<PublicationStanding | typeof DELETED> {
  const { actor } = viewer
  if (!mayTake(actor, declared, action)) throw new CallError(kernelErrors.forbidden)
  if (MAKES_PUBLIC.includes(action)) await publishable?.(madePublic(record, action), viewer, db)
  if (record.version !== version) throw new CallError(kernelErrors.conflict, { data: record })
  const next = afterPublicationAction(action, record)
  if (!next) throw new CallError(zonesErrors.illegalMove, { data: record })
  if ((action === 'approve' || action === 'return') && isOwnWork(actor, record)) {
    throw new CallError(publishingErrors.ownReview)
  }
  if (action === 'return' && !reason) {
    throw new CallError(publishingErrors.reasonMissing, {
      fields: { reason: publishingErrors.reasonMissing.msg },
    })
  }
  return next
}

/** What a move writes. The time of publishing is the last one. */
export function movedColumns<Form, Row extends KeptRecord>(
  { columns, publishedAt }: Publication<Form, Row>,
  record: Row,
  { status, changeStatus }: PublicationStanding,
  { action, reason }: MoveInput,
  { actor, now }: Viewer,
): RecordColumns {
  const { change } = record
  const standing = { status, change_status: changeStatus }
  const at = now.toISOString()
  const publicAt = publishedAt?.(record, action === 'approve' ? (change ?? record) : record, now) ?? at
  switch (action) {
    case 'submit':
      return { ...standing, submitted_by: actor.accountId, submitted_at: at, return_reason: null }
    case 'return':
      return { ...standing, return_reason: reason ?? null }
    case 'discard':
      return { ...standing, ...NO_CHANGE }
    case 'approve':
      return { ...(change ? columns(change as Form) : {}), ...NO_CHANGE, ...standing, published_at: publicAt }
    case 'publish':
      return { ...standing, published_at: publicAt }
    case 'unlist':
      return standing
  }
}
