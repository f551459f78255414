import type { NeedStatus } from '@lqr/contract/financing/need-case.ts'
import type { ResponseStatus } from '@lqr/contract/financing/response-case.ts'
import type { Tx } from '../../../../apps/server/src/data/database.ts'
import { makeResponse } from '../../../../apps/server/src/domains/financing/responses.fixtures.ts'
import type { Services } from '../../../../apps/server/src/http/services.ts'
import type { DemoPeople } from '../identity.ts'
import type { SeededOrganisation, SeededOrganisations } from '../organisations.ts'

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
}

/** Another bank of the first level with a listed product, whose indications stand beside the demonstration bank's. */
async function rivalOf(
  tx: Tx,
  { all, bankId }: SeededOrganisations,
): Promise<SeededOrganisation | undefined> {
  const sellers = await tx
    .selectFrom('product')
    .select('org_id')
    .distinct()
    .where('status', '=', 'LISTED')
    .where('online_apply', '=', true)
    .execute()
  const ids = new Set(sellers.map(({ org_id: id }) => id))
  return all.find(
    ({ id, level, orgType }) => id !== bankId && level === 1 && orgType === 'financial' && ids.has(id),
  )
}

async function productOf(tx: Tx, orgId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('product')
    .select('id')
    .where('org_id', '=', orgId)
    .where('status', '=', 'LISTED')
    .where('online_apply', '=', true)
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
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
  const here = { needId: need.id, org: bank, officer, productId: await productOf(tx, bank.id) }
  const recent = Object.entries(JUST_NOW).find(([of]) => need.of.includes(of))?.[1]
  if (need.state === 'PUBLISHED' && recent) await makeResponse(tx, { ...here, state: recent, begunAt: now })
  if (need.state === 'PUBLISHED' && need.of.includes(LAPSED_OF))
    await makeResponse(tx, { ...here, state: 'LAPSED', begunAt: after })
  const state = BY_STATE[need.state]
  if (!state) return
  await makeResponse(tx, { ...here, state, begunAt: after, offer: { rate: 3.85, annualCost: 3.95 } })
  const rival = need.state === 'CONTACTED' && need.slots > 1 ? await rivalOf(tx, orgs) : undefined
  if (!rival) return
  await makeResponse(tx, {
    needId: need.id,
    org: rival,
    state: 'OFFERED',
    begunAt: after,
    productId: await productOf(tx, rival.id),
    offer: { rate: 3.75, annualCost: 4.05, conditions: '应收账款质押登记，开立结算账户。' },
  })
}
