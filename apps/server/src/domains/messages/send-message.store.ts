import { type ExpressionBuilder, sql } from 'kysely'
import { type Delivery, groupOfKind } from '@lqr/contract/messages/message-groups.ts'
import type { Role } from '@lqr/contract/kernel/access.ts'
import type { DB } from '../../../../../database/types.ts'
import type { Db } from '../../data/database.ts'

/** One person, with whoever works in that person's place on a day, everybody of a company or of several, those of an institution or of a region's government with one of the roles, or everybody with one of them. */
export type Recipient =
  | { readonly accountId: string; readonly substitutesOn?: string }
  | { readonly companyId: string }
  | { readonly companyIds: readonly string[] }
  | { readonly orgId: string; readonly roles: readonly Role[] }
  | { readonly regionCode: string; readonly roles: readonly Role[] }
  | { readonly roles: readonly Role[] }

export type NewMessage = Recipient & {
  /** `<slug>.<what happened>`, for icons and filters. */
  readonly kind: string
  readonly title: string
  readonly body: string
  /** Address inside the console that the message is about. */
  readonly link?: string | null
}

/** Puts the message into the box of each active recipient, to be told as each has set it, in the caller's transaction; answers how many got it. */
export async function sendMessage(db: Db, message: NewMessage): Promise<number> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('message')
    .columns(['account_id', 'kind', 'title', 'body', 'link', 'delivery'])
    .expression((eb) =>
      eb
        .selectFrom('account')
        .select([
          'account.id',
          sql<string>`${message.kind}`.as('kind'),
          sql<string>`${message.title}`.as('title'),
          sql<string>`${message.body}`.as('body'),
          sql<string | null>`${message.link ?? null}`.as('link'),
          deliveryOf(message.kind).as('delivery'),
        ])
        .where('account.status', '=', 'active')
        .where((account) => isRecipient(account, message))
        .orderBy('account.id'),
    )
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0)
}

/** As each recipient has set it for this group; at once where nothing is set. */
function deliveryOf(kind: string) {
  const { code, isFixed } = groupOfKind(kind)
  if (isFixed) return sql<Delivery>`'now'`
  return sql<Delivery>`coalesce((select s.delivery from message_setting s
    where s.account_id = account.id and s.message_group = ${code}), 'now')`
}

function isRecipient(eb: ExpressionBuilder<DB, 'account'>, to: Recipient) {
  if ('accountId' in to) {
    const isOne = eb('account.id', '=', to.accountId)
    if (to.substitutesOn === undefined) return isOne
    return eb.or([
      isOne,
      eb.exists(
        eb
          .selectFrom('task_substitute')
          .select('task_substitute.substitute_id')
          .whereRef('task_substitute.substitute_id', '=', 'account.id')
          .where('task_substitute.account_id', '=', to.accountId)
          .where('task_substitute.from_day', '<=', to.substitutesOn)
          .where('task_substitute.to_day', '>=', to.substitutesOn)
          .where(sql<boolean>`stands_beside(task_substitute.account_id, task_substitute.substitute_id)`),
      ),
    ])
  }
  if ('companyId' in to) return eb('account.company_id', '=', to.companyId)
  if ('companyIds' in to) return sql<boolean>`account.company_id = any(${to.companyIds}::bigint[])`
  const holds = eb.exists(
    eb
      .selectFrom('account_role')
      .select('account_role.role')
      .whereRef('account_role.account_id', '=', 'account.id')
      .where('account_role.role', 'in', to.roles),
  )
  if ('regionCode' in to) return eb.and([holds, eb('account.region_code', '=', to.regionCode)])
  return 'orgId' in to ? eb.and([holds, eb('account.org_id', '=', to.orgId)]) : holds
}
