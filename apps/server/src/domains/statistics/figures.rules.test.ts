import { describe, expect, it } from 'vitest'
import { PREFECTURES } from '@lqr/contract/reference/divisions.ts'
import {
  groupsByArea,
  groupsByIndustry,
  groupsByMonth,
  groupsByStatus,
  meanRate,
  partsOf,
  withoutGaps,
} from './figures.rules.ts'

const one = (key: string, total = 100) => ({ key, cases: 1, total })

describe('groups', () => {
  it('by state follow the way of a case and leave out states without one', () => {
    const groups = groupsByStatus([one('DISBURSED'), one('SUBMITTED'), one('REJECTED')])
    expect(groups.map(({ name }) => name)).toEqual(['待受理', '已放款', '已拒绝'])
  })

  it('by industry count divisions into their letter and the unknown into 其他', () => {
    const groups = groupsByIndustry([one('C'), one('13'), one('4830'), one(''), one('99')])
    expect(groups.map(({ code, count }) => [code, count])).toEqual([
      ['C', 2],
      ['E', 1],
      ['Z', 2],
    ])
  })

  it('by month are in the order of time', () => {
    expect(groupsByMonth([one('2026-11'), one('2025-12')]).map(({ code }) => code)).toEqual([
      '2025-12',
      '2026-11',
    ])
  })
})

describe('months', () => {
  it('run without a gap to the current one', () => {
    const months = withoutGaps(groupsByMonth([one('2025-11'), one('2026-01')]), '2026-02')
    expect(months.map(({ code, count }) => [code, count])).toEqual([
      ['2025-11', 1],
      ['2025-12', 0],
      ['2026-01', 1],
      ['2026-02', 0],
    ])
  })

  it('end with a case that lies ahead, and are none without a case', () => {
    expect(withoutGaps(groupsByMonth([one('2026-03')]), '2026-02').map(({ code }) => code)).toEqual([
      '2026-03',
    ])
    expect(withoutGaps([], '2026-02')).toEqual([])
  })
})

describe('the parts of an area', () => {
  it('are the 15 units of the province and what has no area; each county lies in exactly one', () => {
    const parts = partsOf('620000')
    expect(parts).toHaveLength(16)
    const regions = parts.flatMap((part) => part.regions)
    expect(new Set(regions).size).toBe(regions.length)
    expect(regions).toHaveLength(102)
  })

  it('the New Area is a part of its own, not of Lanzhou', () => {
    const parts = partsOf('620000')
    expect(parts.find(({ code }) => code === '621500')?.regions).toEqual(['621500'])
    expect(parts.find(({ code }) => code === '620100')?.regions).not.toContain('621500')
  })

  it('add up to the area, also for cases that name the prefecture alone or nothing', () => {
    const rows = [
      ...PREFECTURES.map(({ code }, index) => ({ regionCode: code, cases: index + 1, total: 10 })),
      { regionCode: '620102', cases: 3, total: 7 },
      { regionCode: '620000', cases: 2, total: 1 },
    ]
    const sum = (area: string) => groupsByArea(area, rows).reduce((all, { count }) => all + count, 0)
    expect(sum('620000')).toBe(rows.reduce((all, { cases }) => all + cases, 0))
    expect(groupsByArea('620000', rows).at(-1)).toMatchObject({ name: '未分地区', count: 2 })
    expect(sum('620100')).toBe(4)
    expect(groupsByArea('620102', rows)).toEqual([
      { code: '620102', name: '城关区', count: 3, amountYuan: 7 },
    ])
  })

  it('a unit without counties is its own only part', () => {
    expect(groupsByArea('621500', [])).toEqual([
      { code: '621500', name: '兰州新区', count: 0, amountYuan: 0 },
    ])
  })
})

describe('the mean rate', () => {
  it('is weighted by amount and has two decimals', () => {
    expect(meanRate(3 * 1_000_000 + 4 * 2_000_000, 3_000_000)).toBe(3.67)
  })
  it('is nothing without a rated case', () => {
    expect(meanRate(0, 0)).toBeNull()
  })
})
