import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPlatformFigures } from '@lqr/contract/statistics/calls.ts'
import { getIndicator, listIndicators } from '@lqr/contract/statistics/indicator-calls.ts'
import { getScreens, type ScreenSet, watchScreens } from '@lqr/contract/statistics/screen-calls.ts'
import { FLOW_RESTS } from '@lqr/contract/statistics/screens/mechanism-screen.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { type CaseMaker, type CaseParties, makeCase } from '../statistics.fixtures.ts'

let t: TestApp
let parties: CaseParties
let today: string

beforeAll(async () => {
  t = await makeTestApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  today = shanghaiDay(t.services.now())
  const { db } = t.services
  const bank = await makeOrganisation(db, { regionCode: '620000' })
  const product = await makeProduct(db, bank)
  const company = await makeEnterprise(db, t.services, { areaCode: '620102' })
  const account = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
  parties = { companyId: company.id, accountId: account.id, orgId: bank.id, productId: product.id }
  // Each loan is of an enterprise of its own.
  const drawn = async (maker: CaseMaker) => {
    const company = await makeEnterprise(db, t.services)
    const account = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
    const own = { ...parties, companyId: company.id, accountId: account.id }
    await makeCase(db, own, { status: 'DISBURSED', loanDate: today, ...maker })
  }
  for (const loanAmountYuan of [100_000, 200_000, 300_000])
    await drawn({ regionCode: '620102', loanAmountYuan })
  for (const loanAmountYuan of [500_000, 500_000, 500_000])
    await drawn({ regionCode: '620402', loanAmountYuan })
  await drawn({ regionCode: '620702', loanAmountYuan: 7_770_000 })
  await makeCase(db, parties, { status: 'REVIEWING', regionCode: '620102' })
  await makeCase(db, parties, { status: 'REJECTED', regionCode: '620102' })
  await makeCase(db, parties, { status: 'CREDITED', regionCode: '621500' })
  await makeCase(db, parties, { status: 'DRAFT' })
  await makeCase(db, parties, { status: 'TRANSFERRED' })
})
afterAll(() => t.close())

const screens = async (token?: string): Promise<ScreenSet> =>
  (await t.call(getScreens, {}, token ? { token } : {})).data
const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((all, one) => all + (one ?? 0), 0)

test('the parts of the province add up, with what is held back told as a sum', async () => {
  const { money } = await screens()
  expect(money.drawnYuan).toBe(9_870_000)
  expect(money.drawnCount).toBe(7)
  expect(sum(money.areas.map(({ drawnYuan }) => drawnYuan)) + (money.withheldYuan ?? 0)).toBe(money.drawnYuan)
  expect(sum(money.months.map(({ drawnYuan }) => drawnYuan))).toBe(money.drawnYuan)
  const of = (code: string) => money.areas.find((area) => area.code === code)
  expect(of('620700')).toMatchObject({ drawnYuan: null, drawnCount: null })
  // One more is held back, or the sum would tell the single case.
  expect(money.withheldAreas).toBe(2)
  expect(JSON.stringify(money.areas)).not.toContain('7770000')
})

test('the counties of a unit add up to it, and tell nothing of a unit that is held back', async () => {
  const { money } = await screens()
  const of = (code: string) => money.areas.find((area) => area.code === code)
  for (const area of money.areas.filter(
    ({ drawnYuan, counties }) => drawnYuan !== null && counties.length > 0,
  )) {
    expect(sum(area.counties.map(({ drawnYuan }) => drawnYuan)) + (area.withheldCountiesYuan ?? 0)).toBe(
      area.drawnYuan,
    )
  }
  expect(of('620400')?.counties.find(({ code }) => code === '620402')).toMatchObject({
    drawnCount: 3,
    drawnYuan: 1_500_000,
  })
  expect(of('620700')?.withheldCountiesYuan).toBeNull()
  expect(of('620700')?.counties.find(({ code }) => code === '620702')?.drawnYuan).toBeNull()
  expect(of('621500')?.counties).toEqual([])
  const counts = money.areas.flatMap(({ counties }) =>
    counties.flatMap(({ drawnCount, appliedCount }) => [drawnCount, appliedCount]),
  )
  expect(counts.filter((count) => count === 1 || count === 2)).toEqual([])
})

test('a figure that stands on two screens is one, and equals the cases', async () => {
  const { money, mechanism, enterprises } = await screens()
  const [applied] = mechanism.steps
  const { rows } = await t.services.pool.query<{ cases: number; total: number }>(
    `select count(*)::int cases, sum(amount_yuan)::float total from product_application where status not in ('DRAFT', 'TRANSFERRED')`,
  )
  expect(applied).toMatchObject({ count: rows[0]?.cases, amountYuan: rows[0]?.total })
  expect(sum(money.areas.map(({ appliedCount }) => appliedCount))).toBeLessThanOrEqual(applied?.count ?? 0)
  expect(mechanism.steps.at(-1)?.count).toBe(money.drawnCount)
  const firstLoans = money.readings.find(({ code }) => code === 'firstLoanCount')
  expect(enterprises.firstLoans).toBe(firstLoans?.value)
  const { data: platform } = await t.call(getPlatformFigures, {}, { token: (await signInEach(t)).operator })
  expect(enterprises).toMatchObject({
    registered: platform.enterprises,
    certified: platform.certifiedEnterprises,
  })
  expect(applied?.count).toBe(platform.applications)
})

test('each step is the next one and what left it; what is of few enterprises is told nowhere, nor to be worked out', async () => {
  const { steps, rests } = (await screens()).mechanism
  steps.slice(0, -1).forEach((step, index) => {
    const left = FLOW_RESTS.filter(({ after }) => after === step.code).map(({ code }) => code)
    const parts = [steps[index + 1], ...rests.filter(({ code }) => left.includes(code))]
    const untold = [step, ...parts].filter((part) => part?.count === null)
    if (untold.length === 0) expect(sum(parts.map((part) => part?.count ?? 0))).toBe(step.count)
    else expect(untold.length).toBeGreaterThan(1)
  })
  const { rows } = await t.services.pool.query<{ rest: string; cases: number; companies: number }>(
    `select split_part(key, '/', 2) rest, count(*)::int cases, count(distinct a.company_id)::int companies
     from product_application a, application_standings(a) where measure = 'standing' group by 1`,
  )
  for (const { code, count } of rests) {
    const standing = rows.find(({ rest }) => rest === code)
    if (count !== null) expect(standing?.cases ?? 0).toBe(count)
    if (standing && standing.companies < 3) expect(count).toBeNull()
  }
})

test('the readings are those of the catalogue, for everybody as for a stranger', async () => {
  const { operator } = await signInEach(t)
  const [stranger, working] = [await screens(), await screens(operator)]
  expect(working.money.readings).toEqual(stranger.money.readings)
  const { data } = await t.call(listIndicators, {})
  for (const { code, value, definition } of stranger.money.readings) {
    expect(data.list.find((one) => one.code === code)).toMatchObject({ value, definition })
  }
  const { data: rate } = await t.call(getIndicator, { params: { code: 'averageRate' } })
  expect(stranger.money.readings.find(({ code }) => code === 'averageRate')?.value).toBe(rate.value)
})

test('enterprises are told by area and table without cells of one or two', async () => {
  const { enterprises } = await screens()
  expect(sum(enterprises.areas.map(({ certified }) => certified))).toBe(enterprises.certified)
  expect(sum(enterprises.scaleTotals)).toBe(enterprises.certified)
  const cells = enterprises.industries.flatMap((row) => row.cells)
  expect(cells.filter((cell) => cell === 1 || cell === 2)).toEqual([])
  expect(enterprises.areas.filter(({ borrowed }) => borrowed === 1 || borrowed === 2)).toEqual([])
})

test('what happened is told with the name masked', async () => {
  const { db } = t.services
  const company = await db
    .selectFrom('enterprise')
    .select('corporate_name')
    .where('id', '=', parties.companyId)
    .executeTakeFirstOrThrow()
  const id = await makeCase(db, parties, {
    status: 'DISBURSED',
    loanDate: today,
    regionCode: '620102',
    loanAmountYuan: 660_000,
  })
  // Taken back before anybody had taken it up: nothing is told of it.
  await t.services.pool.query(
    `with sealed as (update product_application set sealed_at = $1 where status = 'REJECTED' returning id)
     insert into case_event (case_id, kind, action, to_status, actor_side, actor_name, at)
     select id, 'application', 'submit', 'SUBMITTED', 'enterprise', 'x', $1 from sealed`,
    [t.services.now()],
  )
  await t.services.pool.query(
    `insert into case_event (case_id, kind, action, to_status, actor_side, actor_name, at)
     values ($1, 'application', 'disburse', 'DISBURSED', 'institution', 'x', $2)`,
    [id, t.services.now()],
  )
  await expect.poll(async () => (await screens()).money.events.length).toBe(1)
  const { money } = await screens()
  expect(money.events[0]).toMatchObject({ kind: 'drawn', areaCode: '620100', amountYuan: 660_000 })
  expect(JSON.stringify(money.events)).not.toContain(company.corporate_name)
})

test('what all instances answered in the last whole minutes is one figure; files and streams are no answers', async () => {
  const { pool, meter, now } = t.services
  const before = (await screens()).operation.service
  const at = new Date(Math.floor(now().getTime() / 60_000) * 60_000 - 60_000)
  for (const [answered, failed] of [
    [290, 0],
    [10, 3],
  ])
    await pool.query(
      `insert into service_minute (minute, instance, answered, failed, by_bound)
       values ($1, gen_random_uuid(), $2, $3, array[0, 0, 0, 0, $2::int, 0, 0, 0, 0, 0, 0, 0, 0, 0])`,
      [at, answered, failed],
    )
  const wall = async () => (await screens()).operation
  await expect.poll(async () => (await wall()).service.answered).toBe(300 + before.answered)
  const { service, pulses } = await wall()
  expect(service).toMatchObject({ failed: 3, instances: 2, perSecond: 1, p95Ms: 98 })
  expect(pulses.find(({ code }) => code === 'requests')?.today).toBeGreaterThanOrEqual(0)
  // Only minutes that are over are written: the one that runs when all is written was not.
  await meter.write()
  const running = new Date(Math.floor(now().getTime() / 60_000) * 60_000)
  const { rows } = await pool.query<{ instances: number }>(
    'select count(*)::int instances from service_minute where minute >= $1',
    [running],
  )
  expect(rows[0]?.instances).toBe(0)
})

/** The sets that a stream tells, one after the other. */
async function watching() {
  const { port } = t.app.server.address() as AddressInfo
  const ending = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}${watchScreens.path}`, { signal: ending.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let read = ''
  return {
    response,
    stop: () => ending.abort(),
    async next(): Promise<ScreenSet> {
      for (;;) {
        const end = read.indexOf('\n\n')
        const event = read.slice(0, Math.max(0, end))
        if (end >= 0) read = read.slice(end + 2)
        if (event.startsWith('data: ')) return JSON.parse(event.slice(6)) as ScreenSet
        if (end >= 0) continue
        const { value, done = true } = (await reader?.read()) ?? {}
        if (done) throw new Error('the stream ended')
        read += value
      }
    },
  }
}

test('a stream tells the set at once and again when a case moves; a new one goes on where the last ended', async () => {
  const wall = await watching()
  expect(wall.response.headers.get('content-type')).toContain('text/event-stream')
  const first = await wall.next()
  await makeCase(t.services.db, parties, { status: 'REJECTED', regionCode: '620102' })
  const wanted = (first.mechanism.steps[0]?.count ?? 0) + 1
  let next = await wall.next()
  while (next.mechanism.steps[0]?.count !== wanted) next = await wall.next()
  expect(Date.parse(next.asOf)).toBeGreaterThan(Date.parse(first.asOf))
  wall.stop()
  const again = await watching()
  expect((await again.next()).mechanism.steps[0]?.count).toBe(wanted)
  again.stop()
})

test('two walls are told the same set of the same moment', async () => {
  const walls = await Promise.all([watching(), watching()])
  const firsts = await Promise.all(walls.map((wall) => wall.next()))
  await makeCase(t.services.db, parties, { status: 'REJECTED', regionCode: '620102' })
  // What each is told when it comes may be of another moment; what changes while both watch is told in one.
  const changed = await Promise.all(
    walls.map(async (wall, place) => {
      const before = firsts[place]?.mechanism.steps[0]?.count
      for (let told = await wall.next(); ; told = await wall.next())
        if (told.mechanism.steps[0]?.count !== before) return told
    }),
  )
  expect(changed[0]).toEqual(changed[1])
  for (const wall of walls) wall.stop()
})
