import { sql } from 'kysely'
import type { NeedStatus } from '@lqr/contract/financing/need-case.ts'
import type { ResponseStatus } from '@lqr/contract/financing/response-case.ts'
import { annualCostPercent } from '@lqr/contract/products/annual-cost.ts'
import type { ProductTerms } from '@lqr/contract/products/product-terms.ts'
import type { Tx } from '../../../../apps/server/src/data/database.ts'
import { makeResponse } from '../../../../apps/server/src/domains/financing/responses.fixtures.ts'
import type { Services } from '../../../../apps/server/src/http/services.ts'
import type { DemoPeople } from '../identity.ts'
import type { SeededOrganisations } from '../organisations.ts'
import type { ExampleNeed } from './example-need.ts'

const HOUR_MS = 3_600_000
/** Responses begin so long after the need was published, those of today so long before now. */
const HOURS_AFTER = 2
const HOURS_BEFORE_NOW = 1

/** What the demonstration bank does on debt needs, by their state. */
const BY_STATE: Partial<Record<NeedStatus, ResponseStatus>> = {
  CONTACTED: 'OFFERED',
  CREDITED: 'CREDITED',
  DISBURSED: 'DISBURSED',
}

/** Needs that nobody has reached yet, by a part of the enterprise's name: taken just now, sent just now, and lost. */
const JUST_NOW: Readonly<Record<string, ResponseStatus>> = { 枸杞种植: 'GRABBED', 木耳种植: 'DISPATCHED' }
const LAPSED_OF = '葡萄酒业'

interface SeededNeed {
  readonly id: string
  readonly of: string
  readonly state: NeedStatus
  readonly publishedAt: Date
  readonly slots: number
  readonly asked: Pick<ExampleNeed, 'amount_yuan' | 'term_months' | 'guarantee_mode'>
}

interface SoldProduct {
  readonly id: string
  readonly orgId: string
  readonly fees: ProductTerms['fees']
}

/** The listed products that meet the need, so that an example that is chosen becomes an application. */
async function meetingProducts(tx: Tx, { asked }: SeededNeed): Promise<SoldProduct[]> {
  const { rows } = await sql<SoldProduct>`select id, org_id "orgId", fees from product
    where status = 'LISTED' and online_apply and area_codes = '{}'
      and ${asked.amount_yuan} between amount_min_yuan and amount_max_yuan
      and ${asked.term_months} between term_min_months and term_max_months
      and ${asked.guarantee_mode} = any(guarantee_modes) order by id`.execute(tx)
  return rows
}

/** An indication at that rate on the product, with its whole cost. */
function offerOn({ asked }: SeededNeed, { fees }: SoldProduct, rate: number, conditions?: string) {
  const loan = { amountYuan: asked.amount_yuan, termMonths: asked.term_months }
  return { rate, annualCost: annualCostPercent(rate, fees, loan), ...(conditions ? { conditions } : {}) }
}

/** What institutions have answered to an example need for a loan. */
export async function seedResponses(
  tx: Tx,
  services: Services,
  { orgs, people }: { orgs: SeededOrganisations; people: DemoPeople },
  need: SeededNeed,
): Promise<void> {
  const bank = orgs.all.find(({ id }) => id === orgs.bankId)
  if (!bank) return
  const officer = {
    accountId: people.accounts.officer,
    name: '客户经理（示例）',
    phoneCipher: services.cipher.encrypt('13900000003'),
  }
  const after = new Date(need.publishedAt.getTime() + HOURS_AFTER * HOUR_MS)
  const now = new Date(services.now().getTime() - HOURS_BEFORE_NOW * HOUR_MS)
  const here = { needId: need.id, org: bank, officer }
  const recent = Object.entries(JUST_NOW).find(([of]) => need.of.includes(of))?.[1]
  if (need.state === 'PUBLISHED' && recent) await makeResponse(tx, { ...here, state: recent, begunAt: now })
  if (need.state === 'PUBLISHED' && need.of.includes(LAPSED_OF))
    await makeResponse(tx, { ...here, state: 'LAPSED', begunAt: after })
  const state = BY_STATE[need.state]
  if (!state) return
  const products = await meetingProducts(tx, need)
  const own = products.find(({ orgId }) => orgId === bank.id)
  const reached = own ? state : 'CONTACTED'
  await makeResponse(tx, {
    ...here,
    state: need.state === 'CONTACTED' ? reached : state,
    begunAt: after,
    ...(own ? { productId: own.id, offer: offerOn(need, own, 3.85) } : {}),
  })
  if (need.state === 'CONTACTED' && need.slots > 1) await seedRival(tx, orgs, need, products)
}

/** Another bank of the first level, whose indication stands beside the demonstration bank's. */
async function seedRival(
  tx: Tx,
  { all, bankId }: SeededOrganisations,
  need: SeededNeed,
  products: readonly SoldProduct[],
): Promise<void> {
  const houses = all.filter(
    ({ id, level, orgType }) => id !== bankId && level === 1 && orgType === 'financial',
  )
  const product = products.find(({ orgId }) => houses.some(({ id }) => id === orgId))
  const org = houses.find(({ id }) => id === product?.orgId)
  if (!product || !org) return
  await makeResponse(tx, {
    needId: need.id,
    org,
    state: 'OFFERED',
    begunAt: new Date(need.publishedAt.getTime() + HOURS_AFTER * HOUR_MS),
    productId: product.id,
    offer: offerOn(need, product, 3.75, '应收账款质押登记，开立结算账户。'),
  })
}
