import type { ApplicationStatus } from '@lqr/contract/applications/application-case.ts'
import type { Db } from '../../data/database.ts'
import { decideFirstLoans } from '../applications/applications.fixtures.ts'

export { writePromises } from './tally-promises.ts'

export interface CaseMaker {
  status?: ApplicationStatus
  regionCode?: string | null
  amountYuan?: number
  createdAt?: string
  creditAmountYuan?: number
  creditRate?: number
  loanAmountYuan?: number
  loanDate?: string
  hasEarlierLoan?: boolean
  isCreditOnly?: boolean
}

/** Who applies to whom for what: rows that exist already. */
export interface CaseParties {
  companyId: string
  accountId: string
  orgId: string
  productId: string
}

let made = 0

const GRANTED: readonly string[] = ['CREDITED', 'SIGNED', 'UNUSED', 'DISBURSED', 'SETTLED']
const DRAWN: readonly string[] = ['DISBURSED', 'SETTLED']

/** One application as the counters see it, straight in the given state and without its history. */
export async function makeCase(db: Db, parties: CaseParties, maker: CaseMaker = {}): Promise<string> {
  made += 1
  const status = maker.status ?? 'SUBMITTED'
  const amountYuan = maker.amountYuan ?? 500_000
  const { id } = await db
    .insertInto('product_application')
    .values({
      apply_no: `TEST${made}-${parties.companyId}`,
      product_id: parties.productId,
      product_snapshot: JSON.stringify({ name: '示例贷' }),
      org_id: parties.orgId,
      company_id: parties.companyId,
      applicant_account_id: parties.accountId,
      region_code: maker.regionCode === undefined ? '620102' : maker.regionCode,
      amount_yuan: amountYuan,
      term_months: 12,
      guarantee_mode: 'credit',
      purpose: '购买原料',
      contact_name: '示例联系人',
      contact_phone_cipher: '',
      status,
      ...(maker.createdAt ? { created_at: maker.createdAt } : {}),
      ...(GRANTED.includes(status)
        ? { credit_amount_yuan: maker.creditAmountYuan ?? amountYuan, credit_rate: maker.creditRate ?? 3.85 }
        : {}),
      ...(DRAWN.includes(status)
        ? {
            loan_amount_yuan: maker.loanAmountYuan ?? amountYuan,
            loan_date: maker.loanDate ?? '2026-11-18',
            has_earlier_loan: maker.hasEarlierLoan ?? false,
            is_credit_only: maker.isCreditOnly ?? false,
          }
        : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (DRAWN.includes(status)) await decideFirstLoans(db, [parties.companyId])
  return id
}
