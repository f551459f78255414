import { grouped } from '@lqr/contract/rules/grouped.ts'
import { shanghaiDay } from '../../../apps/server/src/clocks/working-days.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import {
  APPLICATION_FILES,
  type ApplicationPlan,
  type MadeApplication,
} from '../../../apps/server/src/domains/applications/applications.fixtures.ts'
import { makeFile } from '../../../apps/server/src/domains/files/files.fixtures.ts'
import { linkFiles } from '../../../apps/server/src/domains/files/index.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import { type ExamplePaper, typesetPaper } from './example-paper.ts'

/** Cases on a desk now: whoever opens one finds its papers. */
const ON_A_DESK = ['SUBMITTED', 'ACCEPTED', 'REVIEWING', 'SUPPLEMENT', 'CREDITED']
const LICENCE = '营业执照'
const MONTHS_OF_STATEMENT = 6
/** How the months of a year differ from their mean. */
const SEASON = [0.9, 1.1, 0.8, 1.2, 1, 1.05]

const yuan = (value: number) => `${grouped(value)} 元`

/** The last whole months before the case, as YYYY-MM, the earliest first. */
function monthsBefore({ submittedAt }: ApplicationPlan): string[] {
  const day = new Date(shanghaiDay(submittedAt))
  return Array.from({ length: MONTHS_OF_STATEMENT }, (_, index) =>
    new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - MONTHS_OF_STATEMENT + index, 1))
      .toISOString()
      .slice(0, 7),
  )
}

function statementOf(plan: ApplicationPlan): ExamplePaper {
  const months = monthsBefore(plan)
  const revenue = plan.annualRevenueYuan ?? 0
  let balance = revenue / 20
  const rows: string[][] = []
  for (const [index, month] of months.entries()) {
    const received = (revenue / 12) * (SEASON[index] ?? 1)
    const spent = received * 0.94
    balance += received - spent
    rows.push([month, yuan(received), yuan(spent), yuan(balance)])
  }
  return {
    title: '近六个月银行对账单',
    issuer: '开户银行（示例）',
    lines: [
      ['户名', plan.company.corporateName],
      ['期间', `${months[0]} 至 ${months.at(-1)}`],
    ],
    table: { columns: ['月份', '收入', '支出', '月末余额'], rows },
  }
}

function accountsOf({ company, annualRevenueYuan, submittedAt }: ApplicationPlan): ExamplePaper {
  const revenue = annualRevenueYuan ?? 0
  const assets = revenue * 0.7
  return {
    title: '近一年财务报表',
    issuer: company.corporateName,
    lines: [
      ['编制单位', company.corporateName],
      ['年度', `${Number(shanghaiDay(submittedAt).slice(0, 4)) - 1} 年`],
    ],
    table: {
      columns: ['项目', '金额'],
      rows: [
        ['营业收入', yuan(revenue)],
        ['营业成本', yuan(revenue * 0.81)],
        ['净利润', yuan(revenue * 0.06)],
        ['资产总额', yuan(assets)],
        ['负债总额', yuan(assets * 0.46)],
        ['所有者权益', yuan(assets * 0.54)],
      ],
    },
  }
}

/** What stands on each document that products ask for (`products.ts`); any other is a sheet with the request on it. */
const PAPERS: Readonly<Record<string, (plan: ApplicationPlan) => ExamplePaper>> = {
  法定代表人身份证明: ({ company }) => ({
    title: '法定代表人身份证明',
    issuer: company.corporateName,
    lines: [
      ['单位', company.corporateName],
      ['兹证明', '示例联系人在我单位任法定代表人。'],
    ],
  }),
  近一年财务报表: accountsOf,
  近六个月银行对账单: statementOf,
}

function requestOf(title: string, { company, purpose, amountYuan }: ApplicationPlan): ExamplePaper {
  return {
    title: title.replace(/（.*）$/, ''),
    issuer: company.corporateName,
    lines: [
      ['单位', company.corporateName],
      ['贷款用途', purpose],
      ['涉及金额', yuan(amountYuan)],
    ],
  }
}

/** The documents of the cases that somebody works on: one for each that the product asks for, the licence that was certified. */
export async function attachPapers(
  tx: Tx,
  services: Services,
  plans: readonly ApplicationPlan[],
  made: readonly MadeApplication[],
): Promise<void> {
  const licences = await licencesOf(tx)
  for (const [index, plan] of plans.entries()) {
    const { accountId } = plan.enterprise
    if (!ON_A_DESK.includes(plan.state) || accountId === null) continue
    const licence = licences.get(plan.company.id)
    const files = licence ? [{ fileId: licence, purpose: LICENCE }] : []
    for (const purpose of plan.product.terms.materials.filter((material) => material !== LICENCE)) {
      const paper = PAPERS[purpose]?.(plan) ?? requestOf(purpose, plan)
      const fileId = await makeFile(tx, services, {
        ownerAccountId: accountId,
        ownerCompanyId: plan.company.id,
        name: `${paper.title}.pdf`,
        bytes: await typesetPaper(paper),
        purpose: 'application',
      })
      files.push({ fileId, purpose })
    }
    await linkFiles(tx, { entity: APPLICATION_FILES, entityId: made[index]?.id ?? '' }, files)
  }
}

async function licencesOf(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('enterprise')
    .select(['id', 'license_file_id'])
    .where('license_file_id', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.id, row.license_file_id ?? '']))
}
