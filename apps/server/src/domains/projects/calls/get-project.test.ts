import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProject } from '@lqr/contract/projects/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeProject } from '../projects.fixtures.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

test('a project is answered in whole yuan with the name of its area', async () => {
  const id = await makeProject(t.services.db, { name: '白银储能', areaCode: '620402', investmentYuan: 99 })
  expect(await t.call(getProject, { params: { id } })).toMatchObject({
    status: 200,
    data: { id, name: '白银储能', areaCode: '620402', areaName: '白银区', investmentYuan: 99 },
  })
})

test('what is unpublished, of the future or not there gets one and the same answer', async () => {
  const { db } = t.services
  const hidden = [
    await makeProject(db, { status: 'OFFLINE' }),
    await makeProject(db, { publishedAt: '2999-01-01T00:00:00+08:00' }),
    '77777777',
  ]
  for (const id of hidden) {
    expect(await t.call(getProject, { params: { id } })).toMatchObject({
      status: 404,
      msg: '项目不存在或已下线',
      error: { key: 'projects.notFound' },
    })
  }
})

test('an id that is no number is refused', async () => {
  expect((await t.send(getProject, { params: { id: '%' } })).status).toBe(422)
})
