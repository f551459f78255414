import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { workByInstitution } from '../cockpit/open-work.store.ts'
import { makeCase } from '../statistics.fixtures.ts'
import { foldTally } from '../tally.store.ts'
import { countCollected, countConsents, countItems, countUses } from './collection.store.ts'
import { countEnterprises, countKinds } from './enterprises.store.ts'
import { countStandings, countWaiting } from './mechanism.store.ts'
import { moveStanding, STANDING_MOVES } from './standing-moves.fixtures.ts'

const NOW = new Date('2026-11-20T13:30:00+08:00')
const DAY_START = new Date('2026-11-20T00:00:00+08:00')
const REGIONS = ['620102', '620402', '620000']

// Each figure counted anew from the rows, without what is kept.
const RECOUNTS = {
  standings: `select case when status in ('DISBURSED', 'SETTLED') then 'drawn' when status = 'SIGNED' then 'drawing' when status = 'CREDITED' then 'signing'
      when status = 'UNUSED' then 'unused'
      when status = 'SUPPLEMENT' then 'supplement' when status = 'SUBMITTED' and due_at < $1 then 'overdue' when status = 'SUBMITTED' then 'waiting'
      when status = 'EXPIRED' then 'lapsed' when status = 'WITHDRAWN' and accepted_at is null then 'withdrawnEarly' when status = 'WITHDRAWN' then 'withdrawn'
      when status = 'REJECTED' and accepted_at is null then 'refusedEarly' when status = 'REJECTED' then 'refused' else 'deciding' end rest,
    count(*)::int cases, count(distinct company_id)::int companies,
    count(distinct company_id) filter (where sealed_at is null)::int summed, coalesce(sum(amount_yuan) filter (where sealed_at is null), 0)::float "appliedYuan", coalesce(sum(credit_amount_yuan), 0)::float "creditedYuan",
    coalesce(sum(loan_amount_yuan), 0)::float "drawnYuan"
    from product_application where created_at >= '2026-01-01T00:00:00+08:00' and status not in ('DRAFT', 'TRANSFERRED') group by 1`,
  enterprises: `select coalesce(area_code, '620000') "regionCode", certi_flg::int "certiFlg", certi_flg = 3 and exists (select from product_application a
      where a.company_id = e.id and a.status in ('DISBURSED', 'SETTLED')) "hasLoan", count(*)::int cases from enterprise e group by 1, 2, 3`,
  kinds: `select scale, industry_code "industryCode", count(*)::int cases from enterprise where certi_flg = 3 group by 1, 2`,
  items: `select topic code, count(*)::int records, max(fetched_at) "newestAt" from credit_item where superseded_at is null and ended_at is null group by 1`,
  collected: `select 'certification' code, count(*)::int records, max(reviewed_at) "newestAt" from enterprise where certi_flg = 3
    union all select 'applications', count(*)::int, max(created_at) from product_application where status not in ('DRAFT', 'TRANSFERRED')`,
  consents: `select count(*) filter (where lives)::int living, count(*) filter (where lives and coalesce(decided_at, created_at) >= $2)::int "grantedToday",
      count(*) filter (where revoked_at >= $2)::int "revokedToday", count(*) filter (where status = 'REVOKED')::int revoked,
      count(*) filter (where lives and valid_to <= $1::timestamptz + interval '7 days')::int expiring, count(*) filter (where status = 'REQUESTED')::int asked
    from (select c.*, status in ('AUTHORIZED', 'USED') and valid_from <= $1 and valid_to > $1 lives from credit_authorisation c) a`,
  uses: `select a.purpose_code purpose, count(*)::int reads, count(*) filter (where c.at >= $1::timestamptz - interval '13 hours 30 minutes')::int today
    from credit_access c join credit_authorisation a on a.id = c.authorisation_id group by 1`,
  waiting: `select kind, waits_for "waitsFor", case when due_at is not null and not is_paused then case when is_over and days = 0 then -1
      else least(30, greatest(-10, days)) end end "day", coalesce(not is_paused and not is_over and days = 0, false) "dueToday", count(*)::int cases
    from (select t.*, t.due_at < $1 is_over, (t.due_at at time zone 'Asia/Shanghai')::date - ($1::timestamptz at time zone 'Asia/Shanghai')::date days
      from case_task t where waits_for is not null) x group by 1, 2, 3, 4`,
  work: `select org_id::text "orgId", count(*)::int open, count(*) filter (where due_at < $1)::int overdue from case_task
    where waits_for = 'institution' and kind <> 'letter' and coalesce(region_code, '620000') in ('620102', '620402', '620000') group by 1`,
} as const

describe('what screens and cockpit tell of the whole province', () => {
  let t: TestApp

  beforeAll(async () => {
    t = await makeTestApp({ now: () => NOW })
    const { db } = t.services
    const banks = [await makeOrganisation(db), await makeOrganisation(db)]
    for (let index = 0; index < 12; index += 1) {
      const company = await makeEnterprise(db, t.services, { areaCode: index % 2 ? '620102' : '620402' })
      const account = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
      const bank = banks[index % 2]
      if (!bank) throw new Error('no bank')
      const product = await makeProduct(db, bank)
      const parties = { companyId: company.id, accountId: account.id, orgId: bank.id, productId: product.id }
      await makeCase(db, parties, {
        status: 'SUBMITTED',
        createdAt: `2026-0${1 + (index % 9)}-05T09:00:00+08:00`,
      })
    }
  })
  afterAll(() => t.close())

  async function recount(name: keyof typeof RECOUNTS): Promise<object[]> {
    const text = RECOUNTS[name]
    const values = text.includes('$2') ? [NOW, DAY_START] : text.includes('$1') ? [NOW] : []
    return (await t.services.pool.query<object>(text, values)).rows
  }

  /** What the stores say now, and the same from the rows. */
  async function both() {
    const { db } = t.services
    const shown = {
      standings: (await countStandings(db, '2026', NOW)).filter(({ cases }) => cases > 0),
      enterprises: await countEnterprises(db),
      kinds: await countKinds(db),
      items: await countItems(db),
      collected: (await countCollected(db)).filter(
        ({ code }) => code === 'certification' || code === 'applications',
      ),
      consents: [await countConsents(db, DAY_START, NOW)],
      uses: await countUses(db, DAY_START),
      waiting: await countWaiting(db, DAY_START, NOW),
      work: (await workByInstitution(db, REGIONS, NOW)).map(({ orgId, open, overdue }) => ({
        orgId,
        open,
        overdue,
      })),
    }
    return Object.entries(shown).map(([name, rows]) => ({ name: name as keyof typeof RECOUNTS, rows }))
  }
  const sorted = (rows: readonly object[]) =>
    rows.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))).toSorted()

  test('is what the rows add up to after any sequence of moves, folded or not', async () => {
    const move = fc.tuple(fc.nat(STANDING_MOVES.length - 1), fc.nat(499))
    const eachMove = Array.from({ length: 12 }, (_, row) =>
      STANDING_MOVES.map((_move, index) => [index, row] as [number, number]),
    )
    const counted = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        fc.array(move, { minLength: 40, maxLength: 80 }),
        fc.boolean(),
        async (moves, isFolded) => {
          // What a rule of the tables refuses has moved nothing.
          for (const one of moves) await moveStanding(t.services.pool, one, NOW).catch(onlyRefused)
          if (isFolded) await foldTally(t.services.db)
          for (const { name, rows } of await both()) {
            expect({ name, rows: sorted(rows) }).toEqual({ name, rows: sorted(await recount(name)) })
            if (rows.length > 0) counted.add(name)
          }
        },
      ),
      { numRuns: 7, endOnFailure: true, examples: [[eachMove.flat(), false]] },
    )
    // Every figure had something to count.
    expect(counted).toEqual(new Set(Object.keys(RECOUNTS)))
  }, 120_000)

  test('an enterprise whose loan is paid out while it is certified counts once, as one with a loan', async () => {
    const { pool } = t.services
    const { rows } = await pool.query<{ id: string; company_id: string }>(
      `select a.id, a.company_id from product_application a join enterprise e on e.id = a.company_id order by a.id limit 1`,
    )
    const [one] = rows
    await pool.query(`update product_application set status = 'REVIEWING' where company_id = $1`, [
      one?.company_id,
    ])
    await pool.query('update enterprise set certi_flg = 2 where id = $1', [one?.company_id])
    const draw = `update product_application set status = 'DISBURSED', credit_amount_yuan = 1, loan_amount_yuan = 1, loan_date = '2026-11-18',
      has_earlier_loan = true, is_credit_only = true where id = $1`
    await Promise.all([
      pool.query(draw, [one?.id]),
      pool.query('update enterprise set certi_flg = 3 where id = $1', [one?.company_id]),
    ])
    expect(sorted(await countEnterprises(t.services.db))).toEqual(sorted(await recount('enterprises')))
  })
})

function onlyRefused(error: unknown): void {
  const { code } = error as { code?: string }
  // A constraint (class 23), and nothing else.
  if (!code?.startsWith('23')) throw error
}
