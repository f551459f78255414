import type { Tx } from '../../../apps/server/src/data/database.ts'
import {
  APPLICATION_FILES,
  type ApplicationPlan,
  type MadeApplication,
} from '../../../apps/server/src/domains/applications/applications.fixtures.ts'
import { makeFile } from '../../../apps/server/src/domains/files/files.fixtures.ts'
import { linkFiles } from '../../../apps/server/src/domains/files/index.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import { examplePaper } from './example-paper.ts'

/** Cases on a desk now: whoever opens one finds its papers. */
const ON_A_DESK = ['SUBMITTED', 'ACCEPTED', 'REVIEWING', 'SUPPLEMENT', 'CREDITED']

/** The statement and the sheet that institutions ask for first, with figures of this very case. */
function papersOf({ annualRevenueYuan, amountYuan }: ApplicationPlan) {
  const revenue = annualRevenueYuan ?? 0
  const yuan = (value: number) => `CNY ${Math.round(value).toLocaleString('en-US')}`
  return [
    {
      kind: '近六个月银行对账单',
      name: '近六个月银行对账单.pdf',
      bytes: examplePaper([
        ['F1', 26, 110, 480, 'EXAMPLE - bank statement, six months'],
        ...[0.9, 1.1, 0.8, 1.2, 1, 1.05].map(
          (share, index) =>
            [
              'F2',
              15,
              110,
              420 - index * 40,
              `Month ${index + 1}   received ${yuan((revenue / 12) * share)}`,
            ] as const,
        ),
      ]),
    },
    {
      kind: '近一年财务报表',
      name: '上年度财务报表.pdf',
      bytes: examplePaper([
        ['F1', 26, 110, 480, 'EXAMPLE - annual accounts'],
        ['F2', 16, 110, 410, `Revenue of the year    ${yuan(revenue)}`],
        ['F2', 16, 110, 370, `Total assets           ${yuan(revenue * 0.7)}`],
        ['F2', 16, 110, 330, `Loan applied for       ${yuan(amountYuan)}`],
      ]),
    },
  ]
}

/** The documents of the cases that somebody works on. */
export async function attachPapers(
  tx: Tx,
  services: Services,
  plans: readonly ApplicationPlan[],
  made: readonly MadeApplication[],
): Promise<void> {
  for (const [index, plan] of plans.entries()) {
    const { accountId } = plan.enterprise
    if (!ON_A_DESK.includes(plan.state) || accountId === null) continue
    const files: { fileId: string; purpose: string }[] = []
    for (const { kind, ...paper } of papersOf(plan)) {
      const owner = { ownerAccountId: accountId, ownerCompanyId: plan.company.id }
      const fileId = await makeFile(tx, services, { ...owner, ...paper, purpose: 'application' })
      files.push({ fileId, purpose: kind })
    }
    await linkFiles(tx, { entity: APPLICATION_FILES, entityId: made[index]?.id ?? '' }, files)
  }
}
