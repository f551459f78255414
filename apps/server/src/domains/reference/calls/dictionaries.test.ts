import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  listDictionaries,
  listDictionaryItems,
  listStartupDictionaries,
} from '@lqr/contract/reference/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('dictionaries', () => {
  let test: TestApp
  let now = new Date('2026-11-20T09:00:00+08:00')
  beforeAll(async () => {
    test = await makeTestApp({ now: () => now })
  })
  afterAll(() => test.close())

  it('gives all of them at start: the 15 units, 21 industries, project types and counties', async () => {
    const { status, data } = await test.call(listStartupDictionaries, {})
    expect(status).toBe(200)
    expect(data.cityList).toHaveLength(15)
    expect(data.cityList).toContainEqual({ vkey: '621500', value: '兰州新区', parentKey: null })
    expect(data.industryName).toHaveLength(21)
    expect(data.industryName?.at(-1)).toMatchObject({ value: '其他' })
    expect(data.projectType?.map(({ vkey }) => vkey)).toEqual(['1', '2', '3', '5', '6', '7'])
    expect(data.areaDetailName).toHaveLength(86)
    expect(data.areaDetailName).toContainEqual({ vkey: '620102', value: '城关区', parentKey: '620100' })
  })

  it('gives one by its code, and nothing for a code nobody has made', async () => {
    const { data } = await test.call(listDictionaryItems, { params: { code: 'projectType' } })
    expect(data[0]).toEqual({ vkey: '1', value: '省级重大项目', parentKey: null })
    expect((await test.call(listDictionaryItems, { params: { code: 'nothing' } })).data).toEqual([])
  })

  it('gives several by their codes', async () => {
    const { data } = await test.call(listDictionaries, { body: { codes: ['cityList', 'nothing'] } })
    expect(Object.keys(data)).toEqual(['cityList', 'nothing'])
    expect(data.cityList).toHaveLength(15)
    expect(data.nothing).toEqual([])
  })

  it('refuses no code, too many and one too long', async () => {
    const send = (codes: unknown) => test.send(listDictionaries, { body: { codes } })
    expect(await send([])).toMatchObject({ status: 422, error: { fields: { codes: '请给出字典编码' } } })
    expect((await send(Array.from({ length: 51 }, () => 'a'))).status).toBe(422)
    expect((await send(['x'.repeat(51)])).status).toBe(422)
    expect((await send('cityList')).status).toBe(422)
  })

  it('shows a changed place within a minute', async () => {
    const names = async () =>
      (await test.call(listDictionaryItems, { params: { code: 'cityList' } })).data.map(({ value }) => value)
    await names()
    await test.services.pool.query(
      `update dictionary_item set value = '改名地区' where dict_code = 'cityList' and vkey = '620100'`,
    )
    now = new Date(now.getTime() + 60_000)
    expect(await names()).toContain('改名地区')
  })
})
