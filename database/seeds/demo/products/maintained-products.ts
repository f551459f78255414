import type { DraftTerms, ProductTerms } from '@lqr/contract/products/product-terms.ts'
import type { ProductAction } from '@lqr/contract/products/product-states.ts'

/** One step in the history of a product: so many days ago, at that minute of the office day. */
export interface ExampleStep {
  readonly action: ProductAction | 'create'
  readonly daysAgo: number
  readonly minute: number
  readonly note?: string
}

/** A product of the demonstration bank that is not simply listed. */
export interface MaintainedExample {
  readonly status: 'DRAFT' | 'SUBMITTED' | 'RETURNED' | 'UNLISTED'
  readonly terms: DraftTerms
  readonly steps: readonly ExampleStep[]
}

const MATERIALS = ['营业执照', '法定代表人身份证明', '近一年财务报表', '近六个月银行对账单']
const REQUIREMENTS = [
  '在甘肃省内依法登记，持续经营满 12 个月，有固定经营场所。',
  '企业及其负责人信用状况良好，无未结清的逾期和失信被执行记录。',
  '贷款用于真实、合法的经营活动。',
].join('\n')

const USUAL = {
  category: 'workingCapital',
  guaranteeModes: ['credit', 'guarantor'],
  repaymentModes: ['interestFirst'],
  areaCodes: [],
  targetGroups: ['smallMicro'],
  zones: ['inclusive'],
  fees: [],
  requirements: REQUIREMENTS,
  materials: MATERIALS,
  onlineApply: true,
} satisfies Partial<ProductTerms>

const figures = (
  [minWan, maxWan]: readonly [number, number],
  [rateMin, rateMax]: readonly [number, number],
  [termMinMonths, termMaxMonths]: readonly [number, number],
) => ({
  amountMinYuan: minWan * 10_000,
  amountMaxYuan: maxWan * 10_000,
  rateMin,
  rateMax,
  termMinMonths,
  termMaxMonths,
})

/** Products in every state but the list, with the history that led there; every term is an example. */
export const MAINTAINED_EXAMPLES: readonly MaintainedExample[] = [
  {
    status: 'DRAFT',
    terms: {
      name: '数据中心绿电贷',
      category: 'fixedAsset',
      highlights: '算力企业购置绿电和节能设备',
      targetGroups: ['green', 'technology'],
      zones: ['green', 'technology'],
      amountMinYuan: 1_000_000,
      fees: [],
      onlineApply: true,
    },
    steps: [{ action: 'create', daysAgo: 2, minute: 100 }],
  },
  {
    status: 'DRAFT',
    terms: {
      ...USUAL,
      ...figures([5, 100], [3.75, 4.6], [3, 24]),
      name: '民宿旺季周转贷',
      highlights: '按入住率核定额度，旺季随借随还',
      targetGroups: ['tourism', 'selfEmployed'],
      zones: ['scenario'],
      repaymentModes: ['revolving'],
    },
    steps: [
      { action: 'create', daysAgo: 9, minute: 30 },
      { action: 'submit', daysAgo: 8, minute: 60 },
      { action: 'withdraw', daysAgo: 8, minute: 200 },
      { action: 'update', daysAgo: 6, minute: 90 },
    ],
  },
  {
    status: 'SUBMITTED',
    terms: {
      ...USUAL,
      ...figures([10, 300], [3.6, 4.5], [6, 36]),
      name: '中药材收储贷',
      category: 'agriculturalLoan',
      highlights: '当归、党参、黄芪收购季专用，按合同放款',
      targetGroups: ['agricultural', 'cooperative'],
      zones: ['revitalization', 'inclusive'],
      materials: [...MATERIALS, '收购合同或订单'],
    },
    steps: [
      { action: 'create', daysAgo: 5, minute: 45 },
      { action: 'update', daysAgo: 4, minute: 20 },
      { action: 'submit', daysAgo: 3, minute: 70, note: '收购季将至，请优先审核。' },
    ],
  },
  {
    status: 'RETURNED',
    terms: {
      ...USUAL,
      ...figures([20, 500], [3.9, 5.2], [12, 60]),
      name: '冷链设备购置贷',
      category: 'fixedAsset',
      highlights: '冷库、冷藏车购置，可用所购设备抵押',
      guaranteeModes: ['mortgage', 'guaranteeCompany'],
      repaymentModes: ['equalInstalment', 'byPlan'],
      targetGroups: ['agricultural', 'chainMember'],
      zones: ['supplyChain', 'revitalization'],
      fees: [
        {
          name: '担保费',
          payer: 'enterprise',
          how: '采用担保方式时收取',
          percentPerYear: 1.5,
          amountYuan: null,
        },
      ],
    },
    steps: [
      { action: 'create', daysAgo: 12, minute: 15 },
      { action: 'submit', daysAgo: 11, minute: 40 },
      {
        action: 'return',
        daysAgo: 10,
        minute: 300,
        note: '担保费的收取基数和时间没有写明；抵押物评估费由谁承担也请补充。',
      },
    ],
  },
  {
    status: 'UNLISTED',
    terms: {
      ...USUAL,
      ...figures([10, 200], [4.1, 5], [3, 12]),
      name: '商圈复市贷',
      highlights: '商圈改造期间的临时周转',
      targetGroups: ['selfEmployed', 'smallMicro'],
      zones: ['benefitEnt'],
    },
    steps: [
      { action: 'create', daysAgo: 300, minute: 30 },
      { action: 'submit', daysAgo: 299, minute: 50 },
      { action: 'approve', daysAgo: 298, minute: 90 },
      { action: 'unlist', daysAgo: 40, minute: 120, note: '商圈改造已完成，产品停止受理。' },
    ],
  },
]

/** Changes of listed products of the bank, by name: one waits for the operator, one is still being written. */
export const CHANGE_EXAMPLES: readonly {
  readonly name: string
  readonly status: 'DRAFT' | 'SUBMITTED'
  readonly change: (live: ProductTerms) => Partial<ProductTerms>
  readonly steps: readonly ExampleStep[]
}[] = [
  {
    name: '经营快贷',
    status: 'SUBMITTED',
    change: ({ rateMin, amountMaxYuan, materials }) => ({
      rateMin: Math.round((rateMin - 0.2) * 100) / 100,
      amountMaxYuan: amountMaxYuan + 2_000_000,
      materials: materials.slice(0, 3),
    }),
    steps: [
      { action: 'update', daysAgo: 2, minute: 60 },
      { action: 'submit', daysAgo: 1, minute: 30, note: '落实减费让利，下调利率并精简材料。' },
    ],
  },
  {
    name: '首贷通',
    status: 'DRAFT',
    change: ({ termMaxMonths }) => ({ termMaxMonths: termMaxMonths + 12 }),
    steps: [{ action: 'update', daysAgo: 1, minute: 210 }],
  },
]

/** A listed product of the bank whose terms were better each year: what the older versions offered instead. */
export const VERSION_EXAMPLE = {
  name: '白名单企业贷',
  older: (live: ProductTerms): Partial<ProductTerms>[] => [
    {
      rateMin: Math.round((live.rateMin + 0.6) * 100) / 100,
      rateMax: Math.round((live.rateMax + 0.8) * 100) / 100,
      amountMaxYuan: Math.max(live.amountMinYuan, live.amountMaxYuan / 2),
      guaranteeModes: ['guarantor'],
    },
    { rateMin: Math.round((live.rateMin + 0.25) * 100) / 100, guaranteeModes: ['guarantor'] },
  ],
} as const
