import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getRegionTree, getSiteTree, listChildRegions } from '@lqr/contract/reference/calls.ts'
import { SUBSTATIONS } from '@lqr/contract/reference/substations.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('regions and sites', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  const childrenOf = async (id: string) =>
    (await test.call(listChildRegions, { params: { id } })).data.map(({ code }) => code)

  it('has 15 units below the province, the New Area among them and not below Lanzhou', async () => {
    const units = await childrenOf('620000')
    expect(units).toHaveLength(15)
    expect(units).toContain('621500')
    const lanzhou = await childrenOf('620100')
    expect(lanzhou).toHaveLength(8)
    expect(lanzhou).not.toContain('621500')
    expect(await childrenOf('620102')).toEqual([])
  })

  it('refuses an area outside the province', async () => {
    const answer = await test.send(listChildRegions, { params: { id: '110000' } })
    expect(answer).toMatchObject({ status: 422, error: { fields: { id: '请选择上级地区' } } })
  })

  it('shows the regions as one tree of three levels', async () => {
    const { data } = await test.call(getRegionTree, {})
    expect(data).toMatchObject({ code: '620000', name: '甘肃省', level: 1 })
    expect(data.children).toHaveLength(15)
    const counties = data.children.flatMap((unit) => unit.children)
    expect(counties).toHaveLength(86)
    expect(counties.every(({ level, children }) => level === 3 && children.length === 0)).toBe(true)
  })

  it('shows the 102 sites with their addresses; counties carry parentPath subplatform', async () => {
    const { data } = await test.call(getSiteTree, {})
    const all = [data, ...data.children, ...data.children.flatMap(({ children }) => children)]
    expect(all).toHaveLength(102)
    expect(all.map(({ id, path }) => ({ id, path })).toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      SUBSTATIONS.map(({ id, path }) => ({ id, path })).toSorted((a, b) => a.id.localeCompare(b.id)),
    )
    const lanzhou = data.children[0]
    expect(lanzhou).toMatchObject({ id: '620100', path: 'lanzhou', parentPath: '', openUrl: '' })
    expect(lanzhou?.children[0]).toMatchObject({ path: 'lanzhou-chengguan', parentPath: 'subplatform' })
  })
})
