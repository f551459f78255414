import type { applicationAsked } from '../applications/form.ts'
import type { openingAsked, pdbAsked } from '../bank-accounts/form.ts'
import type { reportAsked } from '../demand-reports/form.ts'
import type { listingAsked } from '../equity/listing-form.ts'
import type { projectAsked } from '../equity/project-form.ts'
import type { needAsked } from '../financing/form.ts'
import type { leaseAsked } from '../leasing/form.ts'
import type { FactName } from './known-values.ts'

/** Which fact a field takes over; of several the first that is known. */
type Fills<Asked> = { readonly [F in keyof Asked]?: FactName | readonly FactName[] }

interface FactForm<Asked> {
  readonly name: string
  readonly fills: Fills<Asked>
}

const form = <Asked extends object>(name: string, fills: Fills<Asked>): FactForm<Asked> => ({ name, fills })

const contact = { contactName: 'contactName', contactPhone: 'contactPhone' } as const

// The shapes are named as types alone: a page that takes over facts loads none of the other forms.

/** The longest forms of an enterprise, with the facts that arrive filled in each. */
export const FACT_FORMS = {
  productApply: form<typeof applicationAsked>('产品申请', {
    ...contact,
    annualRevenueYuan: 'annualRevenueYuan',
    amountYuan: 'amountYuan',
    termMonths: 'termMonths',
    guaranteeMode: 'guaranteeMode',
    purpose: 'purpose',
  }),
  leaseNeed: form<typeof leaseAsked>('租赁需求', {
    ...contact,
    areaCode: 'areaCode',
    kind: 'leaseKind',
    equipmentCategory: 'equipmentCategory',
    equipmentCondition: 'equipmentCondition',
    termMonths: 'leaseTermMonths',
    downPaymentPercent: 'downPaymentPercent',
    purpose: 'leasePurpose',
  }),
  financingNeed: form<typeof needAsked>('融资需求', {
    ...contact,
    areaCode: 'areaCode',
    demandType: 'demandType',
    amountYuan: 'amountYuan',
    termMonths: 'termMonths',
    wantRate: 'wantRate',
    guaranteeMode: 'guaranteeMode',
    purpose: 'purpose',
    description: 'description',
    industryCode: ['fundsIndustryCode', 'industryCode'],
  }),
  demandReport: form<typeof reportAsked>('需求填报', {
    ...contact,
    applicantKind: 'reporterKind',
    areaCode: 'areaCode',
    address: 'address',
    amountYuan: 'amountYuan',
    termMonths: 'termMonths',
    wantRate: 'wantRate',
    guaranteeMode: 'guaranteeMode',
    loanPurpose: 'loanPurpose',
    purpose: 'purpose',
    fundsIndustryCode: ['fundsIndustryCode', 'industryCode'],
  }),
  accountOpening: form<typeof openingAsked & typeof pdbAsked>('银行开户预约', {
    corporateName: 'corporateName',
    creditCode: 'creditCode',
    legalPersonName: 'legalPersonName',
    purpose: 'accountPurpose',
    beneficialOwner: 'beneficialOwner',
    operatorName: ['operatorName', 'contactName'],
    operatorPhone: ['operatorPhone', 'contactPhone'],
    licenceValidTo: 'licenceValidTo',
  }),
  equityProject: form<typeof projectAsked>('股权融资项目', {
    ...contact,
    industryCode: 'industryCode',
    areaCode: 'areaCode',
    foundDate: 'foundDate',
    stage: 'projectStage',
    hasIncome: 'hasIncome',
    isProfitable: 'isProfitable',
    intro: 'projectIntro',
  }),
  listingApply: form<typeof listingAsked>('挂牌申请', {
    ...contact,
    shortName: 'shortName',
    shareholders: 'shareholders',
    introduction: 'introduction',
    recommender: 'recommender',
  }),
} as const

export type FactFormCode = keyof typeof FACT_FORMS

export const FACT_FORM_CODES = Object.keys(FACT_FORMS) as [FactFormCode, ...FactFormCode[]]

/** The fields of a form that arrive filled, each with the facts it takes over, the best first. */
export function fillsOf(code: FactFormCode): readonly (readonly [string, readonly FactName[]])[] {
  const fills: Readonly<Record<string, FactName | readonly FactName[] | undefined>> = FACT_FORMS[code].fills
  return Object.entries(fills).flatMap(([name, facts]) =>
    facts === undefined ? [] : [[name, typeof facts === 'string' ? [facts] : facts] as const],
  )
}
