import { afterAll, beforeAll, expect, test } from 'vitest'
import { getParkEnterprise } from '@lqr/contract/parks/calls.ts'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import {
  createParkEnterprise,
  listParkEnterpriseRecords,
  setParkEnterpriseStatus,
  updateParkEnterprise,
} from '@lqr/contract/parks/record-calls.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makePark, parkEnterpriseFields } from './parks.fixtures.ts'

let t: TestApp
let token = ''
let second = ''
let parkId = ''

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  token = await t.signIn((await makeAccount(db, t.services, { sourceType: '1' })).id)
  second = await t.signIn((await makeAccount(db, t.services, { sourceType: '1' })).id)
  parkId = await makePark(db)
})
afterAll(() => t.close())

test('an enterprise is presented from its publication until it takes its consent back', async () => {
  const made = await t.call(
    createParkEnterprise,
    { params: { id: parkId }, body: parkEnterpriseFields({ creditCode: '91620102ma00000019' }) },
    { token },
  )
  expect(made.data).toMatchObject({ status: 'DRAFT', parkId, creditCode: '91620102MA00000019' })
  const params = { id: made.data.id }
  expect((await t.call(getParkEnterprise, { params })).status).toBe(404)
  const move = (action: PublicationAction, version: number, by = token) =>
    t.call(setParkEnterpriseStatus, { params, body: { action, version } }, { token: by })
  await move('submit', 1)
  expect((await move('approve', 2, second)).data.status).toBe('PUBLISHED')
  expect((await t.call(getParkEnterprise, { params })).status).toBe(200)
  const body = { ...parkEnterpriseFields({ name: '新名称有限公司' }), version: 3 }
  expect((await t.call(updateParkEnterprise, { params, body }, { token })).data).toMatchObject({ version: 4 })
  expect((await t.call(updateParkEnterprise, { params, body }, { token })).status).toBe(409)
  await move('unlist', 4)
  expect((await t.call(getParkEnterprise, { params })).status).toBe(404)
  const { rows } = await t.services.pool.query(
    `select action from audit_log where entity = 'park_enterprise' and entity_id = $1 order by id`,
    [params.id],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'create-park-enterprise',
    'submit-park-enterprise',
    'approve-park-enterprise',
    'update-park-enterprise',
    'take-park-enterprise-offline',
  ])
  const listed = await t.call(listParkEnterpriseRecords, { body: { parkId, status: 'OFFLINE' } }, { token })
  expect(listed.data).toMatchObject({ total: 1, list: [{ change: { name: '新名称有限公司' } }] })
})

test('no park, no enterprise; a wrong code or day is said at its field', async () => {
  const nowhere = { params: { id: '77777777' }, body: parkEnterpriseFields() }
  expect((await t.call(createParkEnterprise, nowhere, { token })).status).toBe(404)
  const body = { ...parkEnterpriseFields(), creditCode: '123', consentedOn: '昨天', foundYear: 12 }
  expect(await t.send(createParkEnterprise, { params: { id: parkId }, body }, { token })).toMatchObject({
    status: 422,
    error: {
      fields: {
        creditCode: '请输入正确的18位统一社会信用代码',
        consentedOn: '请选择企业同意展示日期',
        foundYear: '成立年份须为四位数字',
      },
    },
  })
  expect((await t.send(createParkEnterprise, { params: { id: parkId }, body })).status).toBe(401)
})
