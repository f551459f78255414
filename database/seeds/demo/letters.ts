import { sql } from 'kysely'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import {
  makeLetter,
  type OpenCase,
} from '../../../apps/server/src/domains/oversight/letters/letter-plan.fixtures.ts'
import { officeMoment } from './example-days.ts'
import type { DemoPeople } from './identity.ts'

const PROVINCE = '620000'
const AUTHOR = '金融工作专员（示例）'
const OFFICER = '客户经理（示例）'
const CONTENT = '所列业务超过承诺的办理时限，请立即办理，逐件说明超时原因、已经采取的措施和办结时间。'
const ANSWER = '所列业务已逐件核对：材料齐全的当日受理，其余已通知企业补充材料，预计三个工作日内全部办结。'

/** How far each letter has come: days since it was sent, answered, closed. */
const EXAMPLES = [
  { sent: 1 },
  { sent: 6 },
  { sent: 5, answered: 2 },
  { sent: 12, answered: 9, closed: 7 },
] as const

interface LateOrg {
  readonly orgId: string
  readonly cases: readonly OpenCase[]
}

/** Institutions with overdue cases; the one of the demonstration accounts first. */
async function lateInstitutions(tx: Tx, now: Date, officerId: string): Promise<LateOrg[]> {
  const { rows } = await sql<LateOrg>`select t.org_id::text "orgId",
      json_agg(json_build_object('kind', t.kind, 'caseId', t.case_id::text, 'number', t.number,
        'companyId', t.company_id::text, 'status', t.status, 'dueAt', t.due_at) order by t.due_at) cases
    from case_task t where t.waits_for = 'institution' and t.kind = 'application' and t.due_at < ${now.toISOString()}
    group by t.org_id
    order by t.org_id <> coalesce((select org_id from account where id = ${officerId}), 0), count(*) desc, t.org_id`.execute(
    tx,
  )
  return rows
}

/** Letters of the provincial government in every state, about what institutions have let lapse. */
export async function seedLetters(tx: Tx, now: Date, { accounts }: DemoPeople): Promise<void> {
  const late = await lateInstitutions(tx, now, accounts.officer)
  const at = (days: number | undefined) =>
    days === undefined ? undefined : new Date(officeMoment(now, days, 40))
  for (const [index, example] of EXAMPLES.entries()) {
    const org = late[index % Math.max(1, late.length)]
    // Each letter of an institution is about cases of its own.
    const cases = org?.cases.filter((_, place) => place % EXAMPLES.length === Math.floor(index / late.length))
    const sentAt = at(example.sent)
    if (!org || !cases || cases.length === 0 || !sentAt) continue
    const answeredAt = at('answered' in example ? example.answered : undefined)
    const closedAt = at('closed' in example ? example.closed : undefined)
    await makeLetter(tx, {
      author: { accountId: accounts.government, name: AUTHOR, areaCode: PROVINCE },
      officer: { accountId: accounts.officer, name: OFFICER },
      orgId: org.orgId,
      subject: `关于 ${cases.length} 件业务超过承诺时限未办理`,
      content: CONTENT,
      cases,
      sentAt,
      ...(answeredAt && { answer: { text: ANSWER, at: answeredAt } }),
      ...(closedAt && { closedAt }),
    })
  }
}
