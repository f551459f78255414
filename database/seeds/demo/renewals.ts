import { sql } from 'kysely'
import { shanghaiDay } from '../../../apps/server/src/clocks/working-days.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import {
  listApplicableProducts,
  makeApplications,
} from '../../../apps/server/src/domains/applications/applications.fixtures.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import { officeMoment } from './example-days.ts'
import type { DemoPeople } from './identity.ts'

const OFFICER = '客户经理（示例）'
const MANAGER = '审批经理（示例）'
/** How long ago the enterprise asked for its yearly loan. */
const OWN_LOAN_DAYS = 330
/** What becomes of the first loans that fall due, and how many days ago their renewal was handed in. */
const EXAMPLES = [
  { state: 'SUBMITTED', days: 9 },
  { state: 'REVIEWING', days: 12 },
  { state: 'CREDITED', days: 15 },
  { state: 'SUBMITTED', days: 1 },
  { state: 'REJECTED', days: 20 },
] as const

interface DueLoan {
  readonly id: string
  readonly companyId: string
  readonly corporateName: string
  readonly areaCode: string | null
  readonly accountId: string
  readonly productId: string
  readonly number: string
  readonly openYuan: number
  readonly termMonths: number
  readonly guaranteeMode: 'credit'
}

/** Loans of certified enterprises that fall due; not those of the demonstration enterprise, which renews its own. */
async function dueLoans(tx: Tx, today: string, ownId: string): Promise<DueLoan[]> {
  const { rows } = await sql<DueLoan>`select d.id, d.company_id "companyId", e.corporate_name "corporateName",
      e.area_code "areaCode", a.applicant_account_id "accountId", d.product_id "productId", d.number,
      d.open_yuan "openYuan", a.term_months "termMonths", a.guarantee_mode "guaranteeMode"
    from loan_due d join product_application a on a.id = d.id join enterprise e on e.id = d.company_id
    where d.kind = 'application' and d.due_on >= ${today}::date and d.company_id <> ${ownId}::bigint
    order by d.due_on, d.id limit ${EXAMPLES.length}`.execute(tx)
  return rows
}

/** A loan of the demonstration enterprise that falls due within two months, so that its renewal can be tried. */
async function seedOwnLoan(tx: Tx, services: Services, people: DemoPeople): Promise<void> {
  const now = services.now()
  const [own] = people.enterprises
  if (!own) return
  const products = await listApplicableProducts(tx, own.areaCode ?? '620100')
  const product = products.find(({ terms }) => terms.guaranteeModes.includes('credit'))
  if (!product) return
  await makeApplications(tx, services, [
    {
      state: 'DISBURSED',
      submittedAt: new Date(officeMoment(now, OWN_LOAN_DAYS, 20)),
      enterprise: { accountId: people.accounts.enterprise, name: own.corporateName },
      officer: { accountId: people.accounts.officer, name: OFFICER },
      manager: { accountId: people.accounts.manager, name: MANAGER },
      amountYuan: product.terms.amountMinYuan,
      termMonths: 12,
      guaranteeMode: 'credit',
      rate: product.terms.rateMin,
      rejectCode: 'MATERIAL_INCOMPLETE',
      product,
      company: own,
      purpose: '采购原材料',
      contactName: '财务负责人（示例）',
      contactPhone: '13900000000',
      annualRevenueYuan: null,
    },
  ])
}

/** Renewals in several states, so that the radar shows answers and silence. */
export async function seedRenewals(tx: Tx, services: Services, people: DemoPeople): Promise<void> {
  await seedOwnLoan(tx, services, people)
  const now = services.now()
  const loans = await dueLoans(tx, shanghaiDay(now), people.enterprises[0]?.id ?? '0')
  for (const [index, loan] of loans.entries()) {
    const example = EXAMPLES[index]
    const products = await listApplicableProducts(tx, loan.areaCode ?? '620100')
    const product = products.find(({ id }) => id === loan.productId)
    if (!example || !product) continue
    const [made] = await makeApplications(tx, services, [
      {
        state: example.state,
        submittedAt: new Date(officeMoment(now, example.days, 30 + index * 10)),
        enterprise: { accountId: loan.accountId, name: loan.corporateName },
        officer: { accountId: people.accounts.officer, name: OFFICER },
        manager: { accountId: people.accounts.manager, name: MANAGER },
        amountYuan: Math.max(loan.openYuan, product.terms.amountMinYuan),
        termMonths: loan.termMonths,
        guaranteeMode: loan.guaranteeMode,
        rate: product.terms.rateMin,
        rejectCode: 'MATERIAL_INCOMPLETE',
        product,
        company: { id: loan.companyId, corporateName: loan.corporateName, areaCode: loan.areaCode },
        purpose: `无还本续贷，用于归还 ${loan.number} 的未还本金`,
        contactName: '财务负责人（示例）',
        contactPhone: '13900000000',
        annualRevenueYuan: null,
      },
    ])
    if (made)
      await tx
        .updateTable('product_application')
        .set({ renews_id: loan.id })
        .where('id', '=', made.id)
        .execute()
  }
}
