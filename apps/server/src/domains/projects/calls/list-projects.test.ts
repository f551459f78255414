import { afterAll, beforeAll, expect, test } from 'vitest'
import { listProjects } from '@lqr/contract/projects/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeProject } from '../projects.fixtures.ts'

let t: TestApp

const at = (day: number) => `2026-10-${String(day).padStart(2, '0')}T09:00:00+08:00`

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  await makeProject(db, { name: '跨市铁路', areaCode: '620000', publishedAt: at(9) })
  await makeProject(db, { name: '兰州新材料', areaCode: '620100', projectType: '7', publishedAt: at(8) })
  await makeProject(db, { name: '城关管网', areaCode: '620102', projectType: '6', publishedAt: at(7) })
  await makeProject(db, {
    name: '酒泉风光储',
    areaCode: '620900',
    projectType: '3',
    owner: '酒泉示例新能源',
    publishedAt: at(6),
  })
  await makeProject(db, { name: '已下线', status: 'OFFLINE' })
  await makeProject(db, { name: '还没公布', publishedAt: '2999-01-01T00:00:00+08:00' })
})
afterAll(() => t.close())

type Body = NonNullable<Parameters<typeof t.call<typeof listProjects>>[1]['body']>
const names = async (body: Body, cityCode = '620000') => {
  const answer = await t.call(listProjects, { body }, { cityCode })
  expect(answer.status).toBe(200)
  return answer.data.list.map(({ name }) => name)
}

test('published projects are listed with their area, the latest first', async () => {
  expect(await names({})).toEqual(['跨市铁路', '兰州新材料', '城关管网', '酒泉风光储'])
  const { data } = await t.call(listProjects, { body: { projectType: '3' } })
  expect(data).toMatchObject({
    total: 1,
    list: [{ areaCode: '620900', areaName: '酒泉市', isExample: true }],
  })
})

test('a site shows its own projects, those below and above it, and those of the whole province', async () => {
  expect(await names({}, '620100')).toEqual(['跨市铁路', '兰州新材料', '城关管网'])
  expect(await names({}, '620102')).toEqual(['跨市铁路', '兰州新材料', '城关管网'])
  expect(await names({}, '620900')).toEqual(['跨市铁路', '酒泉风光储'])
})

test('a chosen area narrows to itself and below, and never beyond the site', async () => {
  expect(await names({ areaCode: '620100' })).toEqual(['兰州新材料', '城关管网'])
  expect(await names({ areaCode: '620102' }, '620100')).toEqual(['城关管网'])
  expect(await names({ areaCode: '620900' }, '620100')).toEqual([])
})

test('a keyword is found in name and owner, and its signs are never wildcards', async () => {
  expect(await names({ keyword: '示例新能源' })).toEqual(['酒泉风光储'])
  expect(await names({ keyword: '%' })).toEqual([])
  expect(await names({ keyword: '__' })).toEqual([])
})

test('there is no project type 4, and no area outside the province', async () => {
  const answer = await t.send(listProjects, { body: { projectType: '4', areaCode: '110000' } })
  expect(answer).toMatchObject({
    status: 422,
    error: { fields: { projectType: '请选择项目类型', areaCode: '请选择地区' } },
  })
})
