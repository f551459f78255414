import type { Tx } from '../../../apps/server/src/data/database.ts'
import {
  type EnquiryPlan,
  makeEnquiry,
} from '../../../apps/server/src/domains/services/enquiry-plan.fixtures.ts'
import { officeMoment } from './example-days.ts'
import type { DemoPeople } from './identity.ts'

type Example = Pick<EnquiryPlan, 'state' | 'content' | 'wishedTime'> & {
  readonly service: string
  readonly daysAgo: number
}

const EXAMPLES: readonly Example[] = [
  {
    service: '小微企业流动资金担保（示例）',
    state: 'CLOSED',
    content: '拟向银行申请流动资金贷款，需要担保机构评审并出具担保意向。',
    wishedTime: '一个月内',
    daysAgo: 20,
  },
  {
    service: '投标和履约保函（示例）',
    state: 'SUBMITTED',
    content: '参加设备采购投标，需要开具投标保函一份。',
    wishedTime: '五个工作日内',
    daysAgo: 1,
  },
  {
    service: '年度财务报表审计（示例）',
    state: 'QUOTED',
    content: '需要上年度财务报表审计报告一份，用于贷款申请。',
    wishedTime: '本月底前',
    daysAgo: 3,
  },
]
const CLERK = '中介服务专员（示例）'

/** Enquiries of the demonstration enterprise: one closed with its rating, one that waits for a quote, one that was quoted. */
export async function seedServiceEnquiries(tx: Tx, now: Date, people: DemoPeople): Promise<void> {
  const company = people.enterprises[0]
  if (!company) return
  for (const [index, { service: name, daysAgo, ...asked }] of EXAMPLES.entries()) {
    const service = await tx
      .selectFrom('service_entry')
      .select(['id', 'name', 'org_id as orgId'])
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    await makeEnquiry(tx, {
      ...asked,
      company,
      service,
      clerk: { accountId: people.accounts.agency, name: CLERK },
      areaCode: company.areaCode,
      submittedAt: new Date(officeMoment(now, daysAgo, index * 20)),
    })
  }
}
