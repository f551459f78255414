import { type LoanFlag, LOAN_FLAGS } from '@lqr/contract/demand-reports/kinds.ts'
import type { ReportStatus } from '@lqr/contract/demand-reports/report-case.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import { makeBatch, makeReport } from '../../../apps/server/src/domains/demand-reports/reports.fixtures.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import { officeMoment } from './example-days.ts'
import type { DemoPeople } from './identity.ts'
import type { SeededOrganisations } from './organisations.ts'

/** Of ten certified enterprises in a row, how far their reports have come in each of the two batches. */
const LAST_BATCH: readonly ReportStatus[] = [
  'DISBURSED',
  'CREDITED',
  'DISBURSED',
  'REJECTED',
  'CONTACTED',
  'DISBURSED',
  'REVIEWED',
  'UNUSED',
  'RECOMMENDED',
  'DISBURSED',
]
const THIS_BATCH: readonly (ReportStatus | undefined)[] = [
  undefined,
  'SUBMITTED',
  'RECOMMENDED',
  'ACCEPTED',
  'REVIEWED',
  'SUBMITTED',
  undefined,
  'RETURNED',
  'WITHDRAWN',
  'RECOMMENDED',
]
/** Parts of the credit that were drawn so far. */
const DRAWN = [[0.6, 0.4], [1], [0.3, 0.2]]
const AMOUNTS = [300_000, 800_000, 500_000, 2_000_000, 1_200_000, 3_000_000, 600_000]
const PURPOSES = ['purchase', 'turnover', 'equipment', 'order', 'farming', 'upgrade', 'wages'] as const
const SENTENCES = [
  '采购下一季度生产用原料。',
  '补充日常经营周转资金。',
  '购置一台节能设备。',
  '履行已签订的供货订单。',
  '购买种苗、饲料和农资。',
  '对生产线进行技术改造。',
  '支付工人工资和场地租金。',
]

/** Batches that are over, open and to come, with reports over every state; the demonstration enterprise may still file. */
export async function seedDemandReports(
  tx: Tx,
  services: Services,
  { orgs, people }: { orgs: SeededOrganisations; people: DemoPeople },
): Promise<void> {
  const now = services.now()
  const last = await makeBatch(tx, {
    name: '上一季度融资需求填报（示例）',
    opens: -100,
    closes: -40,
    archives: 60,
    now,
  })
  const open = await makeBatch(tx, { name: '本季度融资需求填报（示例）', opens: -12, closes: 45, now })
  await makeBatch(tx, { name: '下一季度融资需求填报（示例）', opens: 60, closes: 120, now })
  const county = { ownerArea: '620102', name: '城关区科技企业专场填报（示例）', opens: -5, closes: 25, now }
  await makeBatch(tx, county)
  const bank = orgs.all.find(({ id }) => id === orgs.bankId)
  const certified = people.enterprises.filter(({ certiFlg }) => certiFlg === 3)
  for (const [index, company] of certified.entries()) {
    const plans = [
      { batchId: last, state: LAST_BATCH[index % LAST_BATCH.length], daysAgo: 75 },
      { batchId: open, state: THIS_BATCH[index % THIS_BATCH.length], daysAgo: 9 },
    ]
    for (const { batchId, state, daysAgo } of plans) {
      if (!state) continue
      const kind = index % PURPOSES.length
      await makeReport(tx, services, {
        batchId,
        companyId: company.id,
        companyName: company.corporateName,
        applicantAccountId: company.accountId,
        state,
        org: bank,
        submittedAt: new Date(officeMoment(now, daysAgo, index * 11)),
        flags: flagsOf(index),
        drawn: DRAWN[index % DRAWN.length],
        industryCode: company.industryCode,
        asked: {
          applicantKind: company.corporateName.includes('合作社') ? 'cooperative' : 'micro',
          areaCode: company.areaCode,
          address: '登记住所地经营场所（示例）',
          amountYuan: AMOUNTS[index % AMOUNTS.length],
          loanPurpose: PURPOSES[kind],
          purpose: SENTENCES[kind],
        },
      })
    }
  }
}

/** Two marks each, the first-loan ones first. */
function flagsOf(index: number): LoanFlag[] {
  return [index, index + 2].flatMap((at) => LOAN_FLAGS[at % LOAN_FLAGS.length]?.code ?? [])
}
