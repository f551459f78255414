import { expect, test } from 'vitest'
import { explainIssues } from '../kernel/explain-issues.ts'
import { annualCostMinOf, completeTerms, draftTerms, type ProductTerms } from './product-terms.ts'

const guaranteeFee = {
  name: '担保费',
  payer: 'enterprise',
  how: '按担保金额每年收取',
  percentPerYear: 0.8,
  amountYuan: null,
} as const
const terms: ProductTerms = {
  name: '示例经营贷',
  category: 'workingCapital',
  highlights: '随借随还',
  amountMinYuan: 100_000,
  amountMaxYuan: 3_000_000,
  rateMin: 3.45,
  rateMax: 4.35,
  termMinMonths: 6,
  termMaxMonths: 36,
  guaranteeModes: ['credit'],
  repaymentModes: ['interestFirst'],
  fees: [guaranteeFee],
  areaCodes: [],
  targetGroups: ['smallMicro'],
  zones: [],
  requirements: '在甘肃省内依法登记。',
  materials: ['营业执照'],
  onlineApply: true,
}

function problemsOf(change: object): Record<string, string> {
  const parsed = completeTerms.safeParse({ ...terms, ...change })
  return parsed.success ? {} : explainIssues(parsed.error)
}

test('complete terms pass', () => {
  expect(problemsOf({})).toEqual({})
})

test.each([
  [{ amountMinYuan: 4_000_000 }, 'amountMaxYuan', '最高额度不能低于最低额度'],
  [{ amountMinYuan: 100_000.5 }, 'amountMinYuan', '最低额度须为整数（元）'],
  [{ rateMin: 5 }, 'rateMax', '最高年利率不能低于最低年利率'],
  [{ rateMin: 3.455 }, 'rateMin', '只能输入数字，最多两位小数'],
  [{ termMaxMonths: 3 }, 'termMaxMonths', '最长期限不能短于最短期限'],
  [{ termMaxMonths: 361 }, 'termMaxMonths', '最长期限须在 1 到 360 个月之间'],
  [{ guaranteeModes: [] }, 'guaranteeModes', '请选择担保方式'],
  [{ zones: ['green', 'green'] }, 'zones', '专区不能重复'],
  [{ areaCodes: ['629999'] }, 'areaCodes.0', '没有这个地区'],
  [{ materials: [] }, 'materials', '请填写申请材料'],
  [
    { fees: [{ ...guaranteeFee, amountYuan: 500 }] },
    'fees.0.percentPerYear',
    '请填写年费率或固定金额中的一项',
  ],
  [{ fees: [guaranteeFee, guaranteeFee] }, 'fees.1.name', '费用名称不能重复'],
  [{ rateMax: 99.9 }, 'rateMax', '综合年化成本超过 100%，请核对利率和费用'],
])('%j is refused at %s', (change, path, sentence) => {
  expect(problemsOf(change)).toEqual({ [path]: sentence })
})

test('a draft needs a name alone, but what is filled in must be right', () => {
  expect(draftTerms.safeParse({ name: '新产品' }).success).toBe(true)
  expect(draftTerms.safeParse({}).success).toBe(false)
  expect(draftTerms.safeParse({ name: '新产品', rateMin: -1 }).success).toBe(false)
})

test('the cost it starts from counts the fees of the enterprise on the largest and longest loan', () => {
  const fixed = { ...guaranteeFee, name: '评估费', percentPerYear: null, amountYuan: 9_000 }
  expect(annualCostMinOf({ ...terms, fees: [guaranteeFee, fixed] })).toBe(4.35)
})
