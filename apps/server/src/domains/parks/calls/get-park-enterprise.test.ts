import { afterAll, beforeAll, expect, test } from 'vitest'
import { getParkEnterprise } from '@lqr/contract/parks/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeRoster } from '../../rosters/rosters.fixtures.ts'
import { makePark, makeParkEnterprise } from '../parks.fixtures.ts'

let t: TestApp
const CODE = '91620102MA00000019'
const NOW = new Date('2026-11-20T15:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
})
afterAll(() => t.close())

test('an enterprise is shown with its rosters, and never with its code', async () => {
  const { db } = t.services
  const name = '兰州示例（泵阀）有限公司'
  const id = await makeParkEnterprise(db, { name, creditCode: CODE, products: ['高压泵'] })
  await makeRoster(db, { title: '按代码', entries: [{ enterpriseName: '曾用名有限公司', creditCode: CODE }] })
  await makeRoster(db, {
    title: '按名称，已过期',
    issuedOn: '2024-01-01',
    validTo: '2025-01-01',
    entries: [{ enterpriseName: '兰州示例(泵阀)有限公司' }],
  })
  await makeRoster(db, { title: '未发布', status: 'DRAFT', entries: [{ enterpriseName: name }] })
  await makeRoster(db, {
    title: '同名不同代码',
    entries: [{ enterpriseName: name, creditCode: '91620502MA0000002X' }],
  })
  const answer = await t.call(getParkEnterprise, { params: { id } })
  expect(answer).toMatchObject({
    status: 200,
    data: {
      name,
      products: ['高压泵'],
      rosters: [
        { title: '按代码', isExpired: false },
        { title: '按名称，已过期', isExpired: true },
      ],
    },
  })
  expect(JSON.stringify(answer.data)).not.toContain(CODE)
})

test('an enterprise whose consent ended, or whose park is gone, is not there', async () => {
  const { db } = t.services
  const hidden = [
    await makeParkEnterprise(db, { status: 'OFFLINE' }),
    await makeParkEnterprise(db, { status: 'DRAFT' }),
    await makeParkEnterprise(db, { parkId: await makePark(db, { status: 'OFFLINE' }) }),
    '77777777',
  ]
  for (const id of hidden) {
    expect(await t.call(getParkEnterprise, { params: { id } })).toMatchObject({
      status: 404,
      error: { key: 'zones.parkEnterpriseNotFound' },
    })
  }
})
