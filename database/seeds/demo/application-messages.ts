import type { Tx } from '../../../apps/server/src/data/database.ts'
import {
  type ApplicationPlan,
  type MadeApplication,
  noticesOf,
} from '../../../apps/server/src/domains/applications/applications.fixtures.ts'
import type { DemoPeople } from './identity.ts'

const DAY_MS = 86_400_000
/** What came in before is read. */
const UNREAD_DAYS = 4
const KEPT_DAYS = 30

interface SeededCase {
  readonly made: MadeApplication
  readonly plan: ApplicationPlan
}

/** What the demonstration enterprise, officer and manager were told about their cases in the last month. */
export async function insertCaseMessages(
  tx: Tx,
  cases: readonly SeededCase[],
  people: DemoPeople,
  now: Date,
): Promise<void> {
  const { enterprise, officer, manager } = people.accounts
  const rows = cases.flatMap(({ made, plan }) =>
    noticesOf(made, plan).flatMap(({ notice, side, at }) => {
      const toStaff = plan.officer.accountId === officer ? [officer, manager] : []
      const receivers =
        side === 'institution' ? toStaff : plan.enterprise.accountId === enterprise ? [enterprise] : []
      if (now.getTime() - at.getTime() > KEPT_DAYS * DAY_MS) return []
      const isRead = now.getTime() - at.getTime() > UNREAD_DAYS * DAY_MS
      return receivers.map((account_id) => ({
        account_id,
        ...notice,
        created_at: at.toISOString(),
        read_at: isRead ? new Date(at.getTime() + 3_600_000).toISOString() : null,
      }))
    }),
  )
  const inOrder = rows.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
  if (inOrder.length > 0) await tx.insertInto('message').values(inOrder).execute()
  await insertCreditAccess(tx, cases)
}

/** The officer's look at each case that was accepted, as the consent wallet shows it. */
async function insertCreditAccess(tx: Tx, cases: readonly SeededCase[]): Promise<void> {
  const worked = cases.filter(({ plan }) => plan.officer.accountId !== null && plan.state !== 'SUBMITTED')
  const known = await tx
    .selectFrom('product_application')
    .select(['authorisation_id', 'company_id', 'org_id', 'officer_account_id', 'accepted_at'])
    .where(
      'id',
      'in',
      worked.map(({ made }) => made.id),
    )
    .where('accepted_at', 'is not', null)
    .execute()
  const looks = known.flatMap(({ authorisation_id, company_id, org_id, officer_account_id, accepted_at }) =>
    authorisation_id && officer_account_id && accepted_at
      ? [
          {
            authorisation_id,
            company_id,
            org_id,
            account_id: officer_account_id,
            what: 'application' as const,
            at: accepted_at,
          },
        ]
      : [],
  )
  if (looks.length > 0) await tx.insertInto('credit_access').values(looks).execute()
}
