import * as z from 'zod'
import { amountYuan, areaCode, field, flag, months, oneOf, ratePercent, text } from '../kernel/field.ts'
import { APPLICANT_KINDS } from '../reference/applicant-kinds.ts'
import { GUARANTEE_MODES } from '../reference/guarantee-modes.ts'
import { PRODUCT_CATEGORIES } from '../reference/product-categories.ts'
import { REPAYMENT_MODES } from '../reference/repayment-modes.ts'
import { substationOfCode } from '../reference/substations.ts'
import { TARGET_GROUPS } from '../reference/target-groups.ts'
import { ZONES } from '../reference/zones.ts'
import { annualCostPercent } from './annual-cost.ts'

export const FEE_PAYERS = [
  { code: 'enterprise', name: '企业' },
  { code: 'institution', name: '机构' },
  { code: 'government', name: '财政' },
] as const

export const MAX_FEES = 10
export const MAX_MATERIALS = 30
const MAX_AREAS = 102
const MAX_COST_PERCENT = 100

type Items = readonly { code: string; name: string }[]

function isWithoutRepeats(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length
}

/** Some of a closed list, each once; `min` 1 where none would say nothing. */
export function severalOf<const T extends Items>(label: string, items: T, min: 0 | 1) {
  const list = z
    .array(oneOf(label, items), { error: `请选择${label}` })
    .min(min, `请选择${label}`)
    .refine(isWithoutRepeats, `${label}不能重复`)
  return field(list, { label })
}

/** One fee: who pays it, how, and either a share of the loan per year or a fixed amount. */
export const feeShape = {
  name: text('费用名称', { min: 2, max: 30 }),
  payer: oneOf('承担方', FEE_PAYERS),
  how: text('收取方式', { min: 2, max: 100 }),
  percentPerYear: ratePercent('年费率').nullable(),
  amountYuan: amountYuan('费用金额').nullable(),
} as const

const fee = z
  .strictObject(feeShape)
  .refine(({ percentPerYear, amountYuan: amount }) => (percentPerYear === null) !== (amount === null), {
    path: ['percentPerYear'],
    message: '请填写年费率或固定金额中的一项',
  })

const knownArea = areaCode('服务地区').refine((code) => substationOfCode(code) !== undefined, '没有这个地区')

/** The fields of a product that its institution maintains (docs/product-rules.md, Fields); amounts in whole yuan, rates in percent a year. */
export const productTermsShape = {
  name: text('产品名称', { min: 2, max: 50 }),
  category: oneOf('产品类型', PRODUCT_CATEGORIES),
  highlights: text('产品特点', { min: 2, max: 100 }),
  amountMinYuan: amountYuan('最低额度'),
  amountMaxYuan: amountYuan('最高额度'),
  rateMin: ratePercent('最低年利率'),
  rateMax: ratePercent('最高年利率'),
  termMinMonths: months('最短期限'),
  termMaxMonths: months('最长期限'),
  guaranteeModes: severalOf('担保方式', GUARANTEE_MODES, 1),
  repaymentModes: severalOf('还款方式', REPAYMENT_MODES, 1),
  fees: field(z.array(fee, { error: '请填写费用' }).max(MAX_FEES, `费用最多 ${MAX_FEES} 项`), {
    label: '费用',
  }),
  areaCodes: field(z.array(knownArea, { error: '请选择服务地区' }).max(MAX_AREAS, '服务地区过多'), {
    label: '服务地区',
  }),
  targetGroups: severalOf('适用对象', TARGET_GROUPS, 1),
  /** Who may apply; left out, everybody. */
  applicantKinds: severalOf('可申请主体', APPLICANT_KINDS, 0).optional(),
  zones: severalOf('专区', ZONES, 0),
  requirements: text('申请条件', { min: 4, max: 2000 }),
  materials: field(
    z
      .array(text('申请材料', { min: 2, max: 100 }), { error: '请填写申请材料' })
      .min(1, '请填写申请材料')
      .max(MAX_MATERIALS, `申请材料最多 ${MAX_MATERIALS} 项`)
      .refine(isWithoutRepeats, '申请材料不能重复'),
    { label: '申请材料' },
  ),
  onlineApply: flag('可在线申请'),
} as const

/** What may be kept as a draft: a name, and whatever else has been filled in so far. */
export const draftTerms = z.object(productTermsShape).partial().required({ name: true }).strict().meta({
  label: '产品内容',
  sensitivity: 'public',
})
export type DraftTerms = z.output<typeof draftTerms>

const complete = z.object(productTermsShape)
export type ProductTerms = z.output<typeof complete>

/** What does not fit together, field path → sentence: limits the wrong way round, fees named alike, a cost beyond reason. */
export function termsProblems(terms: ProductTerms): Record<string, string> {
  const problems: Record<string, string> = {}
  if (terms.amountMinYuan > terms.amountMaxYuan) problems.amountMaxYuan = '最高额度不能低于最低额度'
  if (terms.rateMin > terms.rateMax) problems.rateMax = '最高年利率不能低于最低年利率'
  if (terms.termMinMonths > terms.termMaxMonths) problems.termMaxMonths = '最长期限不能短于最短期限'
  terms.fees.forEach(({ name }, index) => {
    const isRepeated = terms.fees.findIndex((other) => other.name === name) < index
    if (isRepeated) problems[`fees.${index}.name`] = '费用名称不能重复'
  })
  const { amountMaxYuan, termMaxMonths, rateMax, fees } = terms
  const highest = annualCostPercent(rateMax, fees, { amountYuan: amountMaxYuan, termMonths: termMaxMonths })
  if (highest > MAX_COST_PERCENT) problems.rateMax ??= '综合年化成本超过 100%，请核对利率和费用'
  return problems
}

/** Terms that can be submitted and listed: every field, and all of them fitting together. */
export const completeTerms = complete.superRefine((terms, context) => {
  for (const [path, message] of Object.entries(termsProblems(terms))) {
    context.addIssue({
      code: 'custom',
      path: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
      message,
    })
  }
})

/** The comprehensive annual cost from which a product starts: the lowest rate on its largest and longest loan. */
export function annualCostMinOf(
  terms: Pick<ProductTerms, 'rateMin' | 'fees' | 'amountMaxYuan' | 'termMaxMonths'>,
) {
  const loan = { amountYuan: terms.amountMaxYuan, termMonths: terms.termMaxMonths }
  return annualCostPercent(terms.rateMin, terms.fees, loan)
}
