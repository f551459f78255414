import type pg from 'pg'
import type { CreditAccessKind } from '@lqr/contract/credit/authorisation-letter.ts'
import type { PersonalView } from '@lqr/contract/credit/personal-views.ts'
import { CREDIT_READERS } from '@lqr/contract/credit/readers.ts'
import { topicsOf } from '@lqr/contract/credit/scopes.ts'
import { CREDIT_TOPICS, type CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { type Actor, hasRole } from '../../../http/actor.ts'
import type { RequestFacts } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import type { Db } from '../../../data/database.ts'
import { DIGEST_SUITE, deliveryDigest } from './delivery-digest.ts'
import { chooseAuthorisation, type Wanted } from './gate.rules.ts'
import { insertDelivery, listHeldBy } from './gate.store.ts'
import { personalViewOf } from './personal-view.ts'

/** Who reads, through which connection, when; as the context of a call has it. */
export interface Reading {
  readonly db: Db
  /** Where no transaction is under way: statements then go by their names. */
  readonly pool?: pg.Pool
  readonly actor: Actor
  readonly now: Date
  /** The request that what is read goes out to. */
  readonly request: Pick<RequestFacts, 'id' | 'ip'>
}

/** Whose data is wanted, which topics of it, for which case where that is known. */
export interface WantedOf extends Wanted {
  readonly companyId: string
}

/** What opens the data: that it is the reader's own, or an authorisation. */
export type Ground =
  | { readonly by: 'self'; readonly personal: PersonalView; readonly opens: readonly CreditTopicCode[] }
  | {
      readonly by: 'authorisation'
      readonly personal: PersonalView
      /** Every topic that it opens, not only those that were asked for. */
      readonly opens: readonly CreditTopicCode[]
      readonly authorisationId: string
      readonly authNo: string
      readonly bizNo: string
    }

/**
 * What lets the reader see the topics now, or with none named whatever an authorisation opens; throws 403 with the reason when nothing
 * does, and 404 where another enterprise asks. Reads the rows, so a revocation counts at once.
 */
export async function openTopics(
  { db, pool, actor, now }: Pick<Reading, 'db' | 'pool' | 'actor' | 'now'>,
  wanted: WantedOf,
): Promise<Ground> {
  if (actor.companyId === wanted.companyId) {
    return { by: 'self', personal: 'whole', opens: CREDIT_TOPICS.map(({ code }) => code) }
  }
  // Another enterprise's data and an enterprise that is not there are answered alike.
  if (hasRole(actor, 'enterprise')) throw new CallError(creditErrors.companyNotFound)
  if (actor.orgId === null || !hasRole(actor, ...CREDIT_READERS)) {
    throw new CallError(creditErrors.roleNotCovered)
  }
  const held = await listHeldBy(db, wanted.companyId, actor.orgId, pool)
  const chosen = chooseAuthorisation(held, { ...wanted, readerOrgId: actor.orgId }, now)
  if ('refusal' in chosen) throw new CallError(creditErrors[chosen.refusal])
  const { id, authNo, bizNo, dataScope } = chosen.opens
  return {
    by: 'authorisation',
    personal: personalViewOf(actor),
    opens: topicsOf(dataScope),
    authorisationId: id,
    authNo,
    bizNo,
  }
}

/** Whether an institution still may see the topics for a case: what is made later than it was asked for asks again. */
export async function isStillOpen(
  { db, now }: Pick<Reading, 'db' | 'now'>,
  { companyId, orgId, ...wanted }: WantedOf & { readonly orgId: string },
): Promise<boolean> {
  const held = await listHeldBy(db, companyId, orgId)
  return 'opens' in chooseAuthorisation(held, { ...wanted, readerOrgId: orgId }, now)
}

/** What was read, and how much of it. */
export interface Delivered {
  readonly what: CreditAccessKind
  readonly topics: readonly string[]
  readonly items: number | null
  /** What goes out, as it goes out: its digest is kept, not itself. */
  readonly content: unknown
}

/**
 * Writes that topics were read under an authorisation: the row that the enterprise sees, with the digest of what goes out, and an entry
 * of the audit log. To be called before anything goes out; throws 403 when the authorisation has ended meanwhile. Answers the
 * receipt's number; undefined where the reader reads its own.
 */
export async function recordDelivery(
  { db, pool, actor, now, request }: Reading,
  ground: Ground,
  { what, topics, items, content }: Delivered,
): Promise<string | undefined> {
  if (ground.by === 'self') return undefined
  const { authorisationId, bizNo } = ground
  const delivery = {
    authorisationId,
    what,
    topics,
    items,
    digestSuite: DIGEST_SUITE,
    digest: deliveryDigest(content),
    at: now,
  }
  const told = {
    origin: { actor, requestId: request.id, ip: request.ip },
    entry: {
      action: 'read-credit',
      entity: 'credit_authorisation',
      entityId: authorisationId,
      detail: { what, topics, bizNo },
    },
  } as const
  const receiptNo = await insertDelivery(db, delivery, told, pool)
  if (receiptNo === undefined) throw new CallError(creditErrors.revoked)
  return receiptNo
}

/** Topics as a call answers them: opens, reads, writes the row, hands out. `read` masks by what it is told of the reader. */
export async function readTopics<T>(
  reading: Reading,
  wanted: WantedOf & { readonly what?: CreditAccessKind },
  read: (ground: Ground) => Promise<{ content: T; items: number | null }>,
): Promise<T> {
  const ground = await openTopics(reading, wanted)
  const { content, items } = await read(ground)
  const { topics, what = 'topic' } = wanted
  await recordDelivery(reading, ground, { what, topics, items, content })
  return content
}
