import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApplication } from '../domains/applications/applications.fixtures.ts'
import { makeEnterprise } from '../domains/certification/certification.fixtures.ts'
import { makeAccount } from '../domains/identity/identity.fixtures.ts'
import { makeOrganisation } from '../domains/organisations/organisations.fixtures.ts'
import { makeProduct } from '../domains/products/products.fixtures.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { caseKinds } from '../case-kinds.ts'
import { holdLock } from '../data/advisory-locks.ts'
import { jobTasks } from '../job-tasks.ts'
import { makeInvariantCheck } from './check-invariants.store.ts'
import { compareAll } from './compare-figures.fixtures.ts'
import type { FailedPart } from './compare-figures.store.ts'
import type { FigurePart } from './figure-parts.store.ts'

let t: TestApp
let draw: () => Promise<unknown>

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  const product = await makeProduct(db, await makeOrganisation(db))
  draw = async () => {
    const company = await makeEnterprise(db, t.services)
    const account = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
    const parties = { productId: product.id, company, applicantAccountId: account.id }
    return makeApplication(db, t.services, { ...parties, state: 'DISBURSED' })
  }
  await draw()
})
afterAll(() => t.close())

const SOUND = { isFinished: true, differing: [], failed: [] }

const compare = (mayGoOn?: (next: FigurePart) => boolean | Promise<boolean>, failed?: FailedPart[]) =>
  compareAll(t.services.pool, mayGoOn, failed)

/** Stops before the part after so many. */
function after(parts: number) {
  let left = parts
  return () => {
    left -= 1
    return left >= 0
  }
}

const count = async (text: string) =>
  (await t.services.pool.query<{ n: number }>(`select count(*)::int n from ${text}`)).rows[0]?.n

test('a run that is over before all parts are compared leaves the rest to the next one, and no part is compared twice', async () => {
  const seen: string[] = []
  let runs = 0
  for (let isFinished = false; !isFinished; runs += 1) {
    const mayGoOn = after(5)
    const outcome = await compare((next) => {
      const isOn = mayGoOn()
      if (isOn) seen.push(`${next.kind} ${next.part}`)
      return isOn
    })
    ;({ isFinished } = outcome)
    expect(outcome.differing).toEqual([])
    expect(await count('figure_check where finished_at is null')).toBe(isFinished ? 0 : 1)
  }
  expect(runs).toBeGreaterThan(3)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen).toEqual(expect.arrayContaining(['tally 620102', 'tally 000000', 'rows 620102']))
  expect(await count('figure_check')).toBe(1)
})

test('what differs is mended with its part, and told when the comparison is finished', async () => {
  await t.services.pool.query(`insert into case_tally_change (measure, region_code, key, cases, total)
    values ('certified', '620102', '', 5, 0), ('standing', '000000', '1999/drawn', 2, 7)`)
  const first = await compare((next) => next.kind === 'tally')
  expect(first).toEqual({ isFinished: false, differing: [], failed: [] })
  // Everything of the tally is right again, while the comparison goes on.
  expect(
    await count(`(select measure, region_code, key, sum(cases) cases, sum(total) total from (
    select measure, region_code, key, cases, total from case_tally union all select measure, region_code, key, cases, total from case_tally_change) k
    group by 1, 2, 3 having sum(cases) <> 0 or sum(total) <> 0
    except select measure, region_code, key, cases, total from case_figures) wrong`),
  ).toBe(0)
  const { isFinished, differing } = await compare()
  expect(isFinished).toBe(true)
  expect(differing).toEqual([
    { measure: 'certified', region_code: '620102', key: '' },
    { measure: 'standing', region_code: '000000', key: '1999/drawn' },
  ])
  expect(await compare()).toEqual(SOUND)
})

test('a renewal that stands wrongly beside its loan, or not at all, is found and set right', async () => {
  const { pool } = t.services
  await draw()
  await draw()
  await pool.query(`with two as (select min(id) loan, max(id) renewal from product_application where loan_due_on is not null)
    update product_application a set renews_id = two.loan from two where a.id = two.renewal`)
  expect(await count('loan_renewal')).toBe(1)
  for (const wrong of [`update loan_renewal set status = 'SUBMITTED'`, 'delete from loan_renewal']) {
    await pool.query(wrong)
    expect((await compare()).differing).toMatchObject([{ measure: 'renewal' }])
    expect(await count(`loan_renewal where status = 'DISBURSED'`)).toBe(1)
    expect(await compare()).toEqual(SOUND)
  }
})

test('cases that move while it compares are no difference, and a mended sum holds them', async () => {
  await t.services.pool.query('select fold_figure_cube()')
  await t.services.pool.query(
    `update figure_cube set cases = cases + 1, total = total + 3 where measure = 'disbursed' and span = 'M' and area_level = 1`,
  )
  let came = 0
  const { differing } = await compare(async ({ kind }) => {
    if (kind !== 'tally' && came < 6) {
      await draw()
      came += 1
    }
    return true
  })
  expect(came).toBe(6)
  expect(differing.length).toBeGreaterThan(0)
  expect(new Set(differing.map((one) => (one as { measure: string }).measure))).toEqual(
    new Set(['disbursed']),
  )
  expect(
    await count(
      `figure_difference where measure = 'disbursed' and (cases_kept <> cases_counted + 1 or total_kept <> total_counted + 3)`,
    ),
  ).toBe(0)
  expect(await compare()).toEqual(SOUND)
})

test('readers go on while a part is mended', async () => {
  const { pool } = t.services
  await pool.query(`update figure_event set total = total + 1 where measure = 'applied'`)
  const reader = await pool.connect()
  try {
    await reader.query('begin')
    await reader.query('set local idle_in_transaction_session_timeout = 0')
    await reader.query('select count(*) from figure_event')
    await reader.query('select count(*) from figure_cube')
    await reader.query('select count(*) from case_tally')
    // A lock that stops readers would wait for this one for ever.
    expect((await compare()).differing.length).toBeGreaterThan(0)
    await reader.query('commit')
  } finally {
    reader.release()
  }
  expect(await compare()).toEqual(SOUND)
})

/** Has the database do something with every part that is written down as compared. */
const atEachPart = (does: string) =>
  t.asOwner(`create or replace function at_part() returns trigger language plpgsql as $$ begin ${does} return new; end $$;
    create or replace trigger at_part before insert on figure_check_part for each row execute function at_part()`)

test('a part that fails keeps no other from being compared, comes last in the next run, and is asked for until it is done', async () => {
  await atEachPart(`if new.kind = 'tally' and new.part = '000000' then raise 'out of order'; end if;`)
  const failing = { kind: 'tally', part: '000000', why: 'out of order' } as const
  const first = await compare(({ kind }) => kind === 'tally')
  expect(first).toEqual({ isFinished: false, differing: [], failed: [failing] })
  const seen: FigurePart[] = []
  const look = (next: FigurePart) => seen.push(next) > 0
  expect(await compare(look, [...first.failed])).toEqual({ ...SOUND, failed: [failing] })
  expect(seen.at(-1)).toEqual(failing)
  expect(await count('figure_check where finished_at is null')).toBe(1)
  await t.asOwner('drop trigger at_part on figure_check_part')
  seen.length = 0
  expect(await compare(look)).toEqual(SOUND)
  expect(seen).toEqual([{ kind: 'tally', part: '000000' }])
  expect(await count('figure_check where finished_at is null')).toBe(0)
})

test('a part that another run has done meanwhile is not counted twice', async () => {
  const compared = async () =>
    (await t.services.pool.query('select compared from figure_check order by id desc limit 1')).rows[0]
  await compare()
  const once = await compared()
  let isFirst = true
  const slow = await compare(async () => {
    if (isFirst) await compareAll(t.services.pool)
    isFirst = false
    return true
  })
  expect(slow).toEqual(SOUND)
  expect(await compared()).toEqual(once)
})

test('a statement of the nightly check has ten minutes', async () => {
  await atEachPart(`raise 'limited to %', current_setting('statement_timeout');`)
  await expect(makeInvariantCheck(caseKinds)(t.services, {})).rejects.toThrow('limited to 10min')
  await t.asOwner('drop trigger at_part on figure_check_part')
  await makeInvariantCheck(caseKinds)(t.services, {})
})

test('while a part is compared nothing is folded, and nobody waits for it', async () => {
  await draw()
  const left = () => count('case_tally_change')
  const before = await left()
  expect(before).toBeGreaterThan(0)
  await t.services.db.transaction().execute(async (tx) => {
    await holdLock(tx, 'caseTally')
    await jobTasks['fold-figures'](t.services)
    expect(await left()).toBe(before)
  })
  await jobTasks['fold-figures'](t.services)
  expect(await left()).toBe(0)
})

test('what moves while the nightly check goes on is folded between its parts', async () => {
  await atEachPart(`insert into case_tally_change (measure, region_code, key, cases, total)
    values ('certified', '620102', '', 1, 0), ('certified', '620102', '', -1, 0);`)
  await makeInvariantCheck(caseKinds, { foldMs: 0 })(t.services, {})
  await t.asOwner('drop trigger at_part on figure_check_part')
  // Those of the last part alone.
  expect(await count('case_tally_change')).toBe(2)
})

test('a job without time left asks for another run, and checks nothing else', async () => {
  await makeInvariantCheck(caseKinds, { compareMs: 0 })(t.services, {})
  expect(await count(`graphile_worker.jobs where task_identifier = 'check-invariants'`)).toBe(1)
  expect(await count('figure_check where finished_at is null')).toBe(1)
  await makeInvariantCheck(caseKinds)(t.services, {})
  expect(await count('figure_check where finished_at is null')).toBe(0)
})
