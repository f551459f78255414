import { sql } from 'kysely'
import { EXACT_TOTAL_LIMIT, type Page } from '@lqr/contract/kernel/page.ts'
import type { WebhookDelivery } from '@lqr/contract/open/webhook-calls.ts'
import type { Db } from '../../../data/database.ts'
import { countedPage, type PageRequest } from '../../../data/paging.ts'

/** For so long a delivery under way is nobody else's; who died over it leaves it to the next. */
const CLAIM_SECONDS = 20

export interface NewEvent {
  readonly messageId: string
  readonly type: string
  readonly body: string
  readonly now: Date
}

/** Writes an event with a delivery for each webhook, in the transaction of what it tells. */
export async function insertEvent(db: Db, event: NewEvent, webhookIds: readonly string[]): Promise<void> {
  const at = event.now.toISOString()
  await sql`with made as (insert into webhook_event (message_id, type, body, at)
      values (${event.messageId}, ${event.type}, ${event.body}, ${at}) returning id)
    insert into webhook_delivery (webhook_id, event_id, next_at)
    select w.id, made.id, ${at}::timestamptz from made, unnest(${webhookIds}::bigint[]) w(id)`.execute(db)
}

/** The webhooks that have something due and that nobody of this process works on. */
export async function listDueWebhooks(
  db: Db,
  now: Date,
  busy: readonly string[],
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select w.id from webhook w
    where w.is_on and w.id <> all(${busy}::bigint[]) and exists (select from webhook_delivery d
      where d.webhook_id = w.id and d.state = 'waiting' and d.next_at <= ${now.toISOString()}
        and (d.claimed_until is null or d.claimed_until <= ${now.toISOString()}))
    order by w.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface ClaimedDelivery {
  readonly id: string
  readonly webhookId: string
  readonly orgId: string
  /** Nobody can switch on a webhook of an institution that was merged or closed. */
  readonly orgGoesOn: boolean
  readonly webhookName: string
  readonly attempts: number
  readonly messageId: string
  readonly body: string
  readonly url: string
  readonly secretCipher: string
  /** Of the secrets before; null where none signs any more. */
  readonly previousCipher: string | null
  /** Says whose claim it is: who sends again by hand takes it away, and how the try ends is then nothing about what waits. */
  readonly claimedUntil: string
}

/** Takes what is due of a webhook, the oldest first: counted as tried, and nobody else's for a while. */
export async function claimDeliveries(
  db: Db,
  webhookId: string,
  now: Date,
  limit: number,
): Promise<ClaimedDelivery[]> {
  const at = now.toISOString()
  const { rows } = await sql<ClaimedDelivery>`with due as (
      select d.id from webhook_delivery d
      where d.webhook_id = ${webhookId} and d.state = 'waiting' and d.next_at <= ${at}
        and (d.claimed_until is null or d.claimed_until <= ${at})
      order by d.next_at, d.id limit ${limit} for update skip locked),
    taken as (update webhook_delivery d set attempts = d.attempts + 1, last_at = ${at},
        claimed_until = ${at}::timestamptz + make_interval(secs => ${CLAIM_SECONDS})
      from due where d.id = due.id returning d.id, d.webhook_id, d.event_id, d.attempts, d.claimed_until)
    select t.id, t.webhook_id "webhookId", w.org_id "orgId", o.status = 'active' "orgGoesOn", w.name "webhookName", t.attempts,
      e.message_id "messageId", e.body, w.url, w.secret_cipher "secretCipher",
      case when w.previous_until > ${at} then w.previous_secret_cipher end "previousCipher",
      t.claimed_until "claimedUntil"
    from taken t join webhook w on w.id = t.webhook_id join webhook_event e on e.id = t.event_id
    join organisation o on o.id = w.org_id where w.is_on order by t.id`.execute(db)
  return rows
}

export interface Taken extends Pick<ClaimedDelivery, 'id' | 'claimedUntil'> {
  readonly status: number
  readonly at: Date
}

/**
 * Messages of one receiver were taken: with the first one after a failure, everything that waits is due at once, except what it refuses
 * while it takes others.
 */
export async function keepDelivered(db: Db, webhookId: string, taken: readonly Taken[]): Promise<void> {
  const ids = taken.map(({ id }) => id)
  const claims = taken.map(({ claimedUntil }) => claimedUntil)
  const statuses = taken.map(({ status }) => status)
  const moments = taken.map(({ at }) => at.toISOString())
  await sql`update webhook_delivery d set state = 'delivered', delivered_at = t.at, claimed_until = null,
      last_status = t.status, last_fault = null
    from unnest(${ids}::bigint[], ${claims}::timestamptz[], ${statuses}::int[], ${moments}::timestamptz[]) t(id, claim, status, at)
    where d.id = t.id and d.claimed_until = t.claim`.execute(db)
  const back =
    await sql`update webhook set failing_since = null where id = ${webhookId} and failing_since is not null`.execute(
      db,
    )
  if (back.numAffectedRows === 1n)
    await sql`update webhook_delivery set next_at = ${moments[0]}
      where webhook_id = ${webhookId} and state = 'waiting' and not refused_alone`.execute(db)
}

/** Gives back what was claimed and then not tried. */
export async function releaseDeliveries(db: Db, deliveries: readonly ClaimedDelivery[]): Promise<void> {
  const ids = deliveries.map(({ id }) => id)
  const claims = deliveries.map(({ claimedUntil }) => claimedUntil)
  await sql`update webhook_delivery d set claimed_until = null, attempts = d.attempts - 1
    from unnest(${ids}::bigint[], ${claims}::timestamptz[]) t(id, claim)
    where d.id = t.id and d.claimed_until = t.claim`.execute(db)
}

export interface Failure {
  readonly status: number | null
  readonly fault: WebhookDelivery['lastFault']
  /** The receiver answered, and the answer may be about this message. */
  readonly mayBeOfMessage: boolean
  /** Undefined after the last try. */
  readonly nextAt: Date | undefined
}

/**
 * Keeps a try that was not taken; answers since when the receiver has taken nothing. A message that was refused before and is refused again
 * is refused alone when the failing began no earlier than this try: others were taken in between.
 */
export async function keepFailure(
  db: Db,
  { id, webhookId, claimedUntil }: ClaimedDelivery,
  failure: Failure,
  now: Date,
): Promise<Date> {
  const at = now.toISOString()
  // The webhook first, as in keeping what was taken: two instances would wait for each other.
  const { rows } = await sql<{
    since: string
  }>`update webhook set failing_since = coalesce(failing_since, ${at})
    where id = ${webhookId} returning failing_since since`.execute(db)
  const since = rows[0]?.since ?? at
  await sql`update webhook_delivery set state = ${failure.nextAt ? 'waiting' : 'failed'},
      next_at = ${(failure.nextAt ?? now).toISOString()}, claimed_until = null, last_status = ${failure.status}, last_fault = ${failure.fault},
      refused_alone = refused_alone or (${failure.mayBeOfMessage} and attempts > 1
        and last_fault is not distinct from 'refused' and last_at <= ${since})
    where id = ${id} and claimed_until = ${claimedUntil}`.execute(db)
  return new Date(since)
}

/** One page of what a webhook was told, the newest first. */
export async function listWebhookDeliveries(
  db: Db,
  webhookId: string,
  state: WebhookDelivery['state'] | undefined,
  page: PageRequest,
): Promise<Page<WebhookDelivery>> {
  const where = sql`d.webhook_id = ${webhookId} and (${state ?? null}::text is null or d.state = ${state ?? null})`
  const { rows } = await sql<WebhookDelivery>`select d.id, e.message_id "messageId", e.type event,
      e.body::jsonb -> 'data' ->> 'number' "caseNumber", d.state, d.attempts, e.at,
      case when d.state = 'waiting' and w.is_on then d.next_at end "nextAt", d.delivered_at "deliveredAt",
      d.last_status "httpAnswer", d.last_fault "lastFault"
    from webhook_delivery d join webhook_event e on e.id = d.event_id join webhook w on w.id = d.webhook_id where ${where}
    order by d.id desc limit ${page.pageSize} offset ${(page.currentPageNum - 1) * page.pageSize}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int total from (
    select from webhook_delivery d where ${where} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return countedPage(rows, counted[0]?.total ?? 0, page)
}

/** The webhook of a delivery; undefined when the institution has none of that number. */
export async function findDeliveryWebhook(db: Db, orgId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ webhookId: string }>`select w.id "webhookId" from webhook_delivery d
    join webhook w on w.id = d.webhook_id where d.id = ${id} and w.org_id = ${orgId}`.execute(db)
  return rows[0]?.webhookId
}

/** Sends again under the same number, from the first try on. */
export async function resetDelivery(db: Db, id: string, now: Date): Promise<void> {
  await sql`update webhook_delivery set state = 'waiting', attempts = 0, delivered_at = null, claimed_until = null,
      refused_alone = false, next_at = ${now.toISOString()} where id = ${id}`.execute(db)
}
