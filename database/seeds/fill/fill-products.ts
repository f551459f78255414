import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { ORG_CATEGORIES } from '@lqr/contract/reference/org-types.ts'
import { PREFECTURES } from '@lqr/contract/reference/divisions.ts'
import { PRODUCT_CATEGORIES } from '@lqr/contract/reference/product-categories.ts'
import { REPAYMENT_MODES } from '@lqr/contract/reference/repayment-modes.ts'
import { TARGET_GROUPS } from '@lqr/contract/reference/target-groups.ts'
import { ZONES } from '@lqr/contract/reference/zones.ts'
import { productRow } from '../../../apps/server/src/domains/products/products.fixtures.ts'
import { insertRows, type Run } from './filling.ts'

const INSTITUTIONS = 60
const PIECE = 500
const NAMES = [
  '惠企贷',
  '税易贷',
  '科创贷',
  '陇原贷',
  '兴陇贷',
  '流水贷',
  '丰收贷',
  '链易贷',
  '园区贷',
  '绿色贷',
  '首贷通',
  '续贷通',
]

/** One of the list by its number; stepping by a prime spreads neighbours. */
function nth<T>(list: readonly T[], index: number, prime: number): T {
  return list[(index * prime) % list.length] as T
}

interface Owner {
  readonly id: string
  readonly name: string
  readonly shortName: string
}

/** Makes sure that there are institutions to offer products. */
async function institutions(run: Run): Promise<Owner[]> {
  const found = async () => {
    const rows = await run(`select id, name, short_name "shortName" from organisation
      where status = 'active' and org_type = 'financial' order by id limit 200`)
    return rows as (Owner & (typeof rows)[number])[]
  }
  const before = await found()
  if (before.length >= INSTITUTIONS) return before
  const kinds = ORG_CATEGORIES.filter(({ orgType }) => orgType === 'financial')
  await insertRows(
    run,
    'organisation',
    Array.from({ length: INSTITUTIONS - before.length }, (_, index) => ({
      name: `示例金融机构${index + 1}号`,
      short_name: `示例机构${index + 1}`,
      org_type: 'financial',
      org_category: nth(kinds, index, 1).code,
      level: 1,
      region_code: index % 4 === 0 ? '620000' : nth(PREFECTURES, index, 7).code,
      intro: '',
      is_example: true,
      status: 'active',
      sort: 0,
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
      version: 1,
    })).map(({ ...row }) => row),
  )
  return found()
}

/** Listed products over all categories and zones, as the maker of products writes them. */
export async function fillProducts(run: Run, count: number): Promise<void> {
  const owners = await institutions(run)
  for (let from = 0; from < count; from += PIECE) {
    const rows = Array.from({ length: Math.min(PIECE, count - from) }, (_, place) => {
      const index = from + place
      const owner = nth(owners, index, 7)
      const rateMin = 3 + ((index * 13) % 240) / 100
      const { fees, ...row } = productRow(owner, `${owner.shortName}${nth(NAMES, index, 5)}${index + 1}`, {
        category: nth(PRODUCT_CATEGORIES, index, 5).code,
        guaranteeModes: [nth(GUARANTEE_MODES, index, 1).code, nth(GUARANTEE_MODES, index, 5).code],
        amountMinYuan: nth([10_000, 50_000, 100_000, 500_000], index, 3),
        amountMaxYuan: nth([1_000_000, 3_000_000, 5_000_000, 10_000_000, 30_000_000], index, 3),
        rateMin,
        rateMax: rateMin + 1.2,
        termMaxMonths: nth([12, 24, 36, 60], index, 3),
        repaymentModes: [nth(REPAYMENT_MODES, index, 3).code],
        targetGroups: [nth(TARGET_GROUPS, index, 5).code, nth(TARGET_GROUPS, index, 7).code],
        zones: [nth(ZONES, index, 5).code, nth(ZONES, index, 11).code],
        areaCodes: index % 3 === 0 ? [nth(PREFECTURES, index, 4).code] : [],
        views: (index * 37) % 5_000,
        listedAt: new Date(Date.now() - ((index * 7) % 900) * 86_400_000).toISOString(),
      })
      return { ...row, fees: JSON.parse(fees) as unknown }
    })
    await insertRows(run, 'product', rows)
  }
  // What the trigger does where it is not silenced.
  await run('insert into listed_product select * from product_as_listed on conflict do nothing')
}
