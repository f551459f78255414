import type { ApplicantKindCode } from '@lqr/contract/reference/applicant-kinds.ts'
import type { GuaranteeModeCode } from '@lqr/contract/reference/guarantee-modes.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import { type ProductMaker, productRow } from '../../../apps/server/src/domains/products/products.fixtures.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import { EVERYDAY_PRODUCTS } from './products/everyday-products.ts'
import type { ExampleProduct } from './products/example-product.ts'
import { INDUSTRY_PRODUCTS } from './products/industry-products.ts'
import { LOCAL_PRODUCTS } from './products/local-products.ts'
import { RURAL_PRODUCTS } from './products/rural-products.ts'
import { seedZonePlaces } from './products/zone-places.ts'
import type { SeededOrganisation, SeededOrganisations } from './organisations.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

const MATERIALS = [
  '营业执照',
  '法定代表人身份证明',
  '近一年财务报表',
  '近六个月银行对账单',
  '贷款用途证明（合同、订单或发票）',
]
const DAY_MS = 86_400_000

type Owned = readonly [owner: SeededOrganisation, name: string, maker: ProductMaker]

/** About 120 listed example products over every zone: of the province, of one place, and of the member banks. */
export async function seedProducts(
  tx: Tx,
  services: Services,
  { orgs }: { orgs: SeededOrganisations },
): Promise<void> {
  const random = seededRandom(620_000)
  const byName = new Map(orgs.all.map((org) => [org.shortName, org]))
  const ideas = [...EVERYDAY_PRODUCTS, ...INDUSTRY_PRODUCTS, ...RURAL_PRODUCTS]
  const ofProvince = ideas.flatMap((example) =>
    example.houses.flatMap((house, index): Owned[] => {
      const owner = byName.get(house)
      return owner ? [[owner, example.name, ofHouse(example, index, random)]] : []
    }),
  )
  const products = [...ofProvince, ...localProducts(orgs, random), ...ruralProducts(orgs, random)]
  const listed = services.now().getTime() - 400 * DAY_MS
  const rows = products.map(([owner, name, maker], index) => ({
    ...productRow(owner, name, {
      ...maker,
      onlineApply: owner.orgType === 'financial' && owner.category !== 'insurance',
      listedAt: new Date(listed + index * 3 * DAY_MS).toISOString(),
      views: random.int(40, 2_400),
    }),
  }))
  await tx.insertInto('product').values(rows).execute()
  await seedZonePlaces(tx)
}

/** A loan for co-operatives and family farms alone is applied for by them alone. */
function kindsOf({ category, groups }: ExampleProduct): ApplicantKindCode[] {
  const isTheirs = groups.every((group) => group === 'cooperative' || group === 'familyFarm')
  return category === 'agriculturalLoan' && isTheirs ? ['COOPERATIVE', 'FAMILY_FARM'] : []
}

/** The same idea at another house has other limits, rates and terms. */
function ofHouse(example: ExampleProduct, place: number, random: SeededRandom): ProductMaker {
  const rateMin = cents(example.rate + place * random.int(5, 35) * 0.01)
  const amountMaxYuan = example.maxWan * 10_000 * (place === 0 ? 1 : random.pick([0.5, 0.8, 1.5]))
  const amountMinYuan = Math.min(amountMaxYuan / 10, random.pick([50_000, 100_000, 200_000, 500_000]))
  const termMaxMonths = Math.max(12, example.termMonths + (place === 0 ? 0 : random.pick([-12, 0, 12])))
  return {
    category: example.category,
    zones: [...example.zones],
    targetGroups: [...example.groups],
    applicantKinds: kindsOf(example),
    guaranteeModes: [...example.guarantees],
    repaymentModes: [...example.repayment],
    amountMinYuan: Math.max(10_000, Math.round(amountMinYuan / 10_000) * 10_000),
    amountMaxYuan: Math.round(amountMaxYuan / 10_000) * 10_000,
    rateMin,
    rateMax: cents(rateMin + random.int(40, 140) * 0.01),
    termMinMonths: example.termMonths > 60 ? 12 : random.pick([1, 3, 6]),
    termMaxMonths,
    fees: feesOf(example.guarantees, random),
    requirements: requirementsOf(random),
    materials: materialsOf(example.guarantees),
    highlights: example.highlights,
  }
}

function localProducts(orgs: SeededOrganisations, random: SeededRandom): Owned[] {
  return LOCAL_PRODUCTS.flatMap(([regionCode, name, zone, what]): Owned[] => {
    const branch = orgs.all.find(
      (org) => org.name.startsWith('祁连银行') && org.level === 2 && org.regionCode === regionCode,
    )
    if (!branch) return []
    const rateMin = cents(3.5 + random.int(0, 50) * 0.01)
    const maker: ProductMaker = {
      category: zone === 'revitalization' ? 'agriculturalLoan' : 'workingCapital',
      zones: [zone, 'inclusive'],
      targetGroups:
        zone === 'revitalization'
          ? ['agricultural', 'cooperative', 'familyFarm']
          : ['smallMicro', 'manufacturing'],
      guaranteeModes: ['credit', 'guarantor', 'guaranteeCompany'],
      areaCodes: codesWithin(regionCode),
      amountMinYuan: 50_000,
      amountMaxYuan: random.int(2, 10) * 1_000_000,
      rateMin,
      rateMax: cents(rateMin + 0.9),
      termMinMonths: 3,
      termMaxMonths: random.pick([12, 24, 36]),
      fees: feesOf(['guaranteeCompany'], random),
      requirements: requirementsOf(random),
      materials: materialsOf(['credit']),
      highlights: `面向本地${what}的经营主体，本地审批`,
    }
    return [[branch, name, maker]]
  })
}

function ruralProducts(orgs: SeededOrganisations, random: SeededRandom): Owned[] {
  const members = orgs.all.filter((org) => org.category === 'ruralBank' && org.level === 2)
  return members.map((member): Owned => {
    const place = member.shortName.replace(/农商行$/, '')
    const rateMin = cents(4 + random.int(0, 80) * 0.01)
    return [
      member,
      `${place}${random.pick(['惠农快贷', '商户贷', '乡村振兴贷'])}`,
      {
        category: 'agriculturalLoan',
        zones: ['revitalization', 'inclusive'],
        targetGroups: ['familyFarm', 'cooperative', 'selfEmployed'],
        guaranteeModes: ['credit', 'guarantor'],
        areaCodes: codesWithin(member.regionCode),
        amountMinYuan: 10_000,
        amountMaxYuan: random.int(3, 20) * 100_000,
        rateMin,
        rateMax: cents(rateMin + 1.2),
        termMinMonths: 3,
        termMaxMonths: 36,
        requirements: requirementsOf(random),
        materials: MATERIALS.slice(0, 3),
        highlights: '网点多，客户经理上门办理，手续简便',
      },
    ]
  })
}

const cents = (rate: number) => Math.round(rate * 100) / 100

function feesOf(guarantees: readonly GuaranteeModeCode[], random: SeededRandom): ProductMaker['fees'] {
  const fees: NonNullable<ProductMaker['fees']> = []
  if (guarantees.includes('guaranteeCompany')) {
    const percentPerYear = random.pick([0.5, 0.8, 1])
    fees.push({
      name: '担保费',
      payer: 'enterprise',
      how: '采用担保方式时，按担保金额每年收取',
      percentPerYear,
      amountYuan: null,
    })
  }
  if (guarantees.includes('mortgage')) {
    fees.push({
      name: '抵押物评估费',
      payer: 'institution',
      how: '由贷款机构承担',
      percentPerYear: null,
      amountYuan: 3_000,
    })
    fees.push({
      name: '抵押登记费',
      payer: 'institution',
      how: '由贷款机构承担',
      percentPerYear: null,
      amountYuan: 550,
    })
  }
  return fees
}

function requirementsOf(random: SeededRandom): string {
  const months = random.pick([6, 12, 24])
  return [
    `在甘肃省内依法登记，持续经营满 ${months} 个月，有固定经营场所。`,
    '企业及其负责人信用状况良好，无未结清的逾期和失信被执行记录。',
    '贷款用于真实、合法的经营活动。',
  ].join('\n')
}

function materialsOf(guarantees: readonly GuaranteeModeCode[]): string[] {
  return [
    ...MATERIALS,
    ...(guarantees.includes('mortgage') ? ['抵押物权属证明'] : []),
    ...(guarantees.includes('pledge') ? ['质押物或应收账款证明'] : []),
  ]
}
