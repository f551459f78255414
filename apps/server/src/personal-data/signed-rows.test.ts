import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAccount } from '@lqr/contract/identity/personal-data-calls.ts'
import { caseKinds } from '../case-kinds.ts'
import { makeReportWorld } from '../domains/demand-reports/report-world.fixtures.ts'
import { makeProduct } from '../domains/products/products.fixtures.ts'
import { makeSignInAccount, PASSWORD } from '../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { GONE_NAME } from './holder.ts'
import { SIGNED_ROWS } from './signed-rows.store.ts'

/** What the kinds of cases look after, each with its own rows. */
const OF_CASES = ['case_event.actor_name', 'case_task.officer_name']

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

test('every name that stands beside the number of an account goes with it', async () => {
  const { rows } = await t.services.pool.query<{ place: string }>(
    `select distinct n.table_name || '.' || n.column_name place from information_schema.columns n
     join information_schema.columns a on a.table_schema = n.table_schema and a.table_name = n.table_name
       and (a.column_name = replace(n.column_name, '_name', '_account_id')
         or a.column_name = 'account_id' and n.column_name = 'actor_name')
     join information_schema.tables t on t.table_schema = n.table_schema and t.table_name = n.table_name
     where n.table_schema = 'public' and t.table_type = 'BASE TABLE' and n.column_name like '%\\_name' order by 1`,
  )
  const officers = caseKinds.map(({ table }) => `${table}.officer_name`)
  const signed = SIGNED_ROWS.map(({ table, name }) => `${table}.${name}`)
  const known = [...new Set([...OF_CASES, ...officers, ...signed])]
  expect(known.toSorted()).toEqual(rows.map(({ place }) => place))
})

test('who closes the account is named no more in what they signed; others are, and what was written stays', async () => {
  const { db, pool } = t.services
  const world = await makeReportWorld(t)
  const { id: productId } = await makeProduct(db, world.bank)
  const { id: reportId } = await world.report('REVIEWED')
  const person = await makeSignInAccount(t, { sourceType: '2', regionCode: '620102', displayName: '祁示例' })
  const colleague = await makeSignInAccount(t, { sourceType: '3', displayName: '马示例' })
  for (const [id, name] of [
    [person.id, '祁示例'],
    [colleague.id, '马示例'],
  ]) {
    await pool.query(
      `insert into product_event (product_id, action, actor_account_id, actor_side, actor_name, note)
       values ($1, 'list', $2, 'institution', $3, '已核对')`,
      [productId, id, name],
    )
  }
  await pool.query(
    `update report_visit set account_id = $2, actor_name = '祁示例', visitors = '祁示例、祁示例明、马示例，祁示例' where report_id = $1`,
    [reportId, person.id],
  )
  await pool.query(
    `update demand_report set filled_by_account_id = $2, filled_by_name = '祁示例' where id = $1`,
    [reportId, person.id],
  )
  const body = { password: PASSWORD, confirm: true } as const
  const closed = await t.call(closeAccount, { body }, { token: await t.signIn(person.id) })
  expect(closed.status).toBe(200)
  const events = await pool.query(
    'select actor_name, note from product_event where product_id = $1 order by id',
    [productId],
  )
  expect(events.rows.slice(-2)).toEqual([
    { actor_name: GONE_NAME, note: '已核对' },
    { actor_name: '马示例', note: '已核对' },
  ])
  const report = await pool.query(
    `select v.actor_name, v.visitors, r.filled_by_name from report_visit v
     join demand_report r on r.id = v.report_id where v.report_id = $1`,
    [reportId],
  )
  expect(report.rows).toEqual([
    {
      actor_name: GONE_NAME,
      visitors: `${GONE_NAME}、祁示例明、马示例，${GONE_NAME}`,
      filled_by_name: GONE_NAME,
    },
  ])
})
