import { expect, test } from 'vitest'
import { activeFilters, selectFilters, withCounts, withKept } from './filter-options.ts'

const words = (kept: Record<string, string>, orgName?: string) =>
  activeFilters(kept, selectFilters(''), orgName).map(({ label }) => label)

test('every active filter is shown in words', () => {
  expect(
    words(
      {
        keyword: '科技',
        orgType: 'financial',
        orgId: '12',
        guaranteeMode: 'credit',
        amountYuan: '500000',
        termMonths: '24',
        rateMax: '4.5',
        areaCode: '620100',
        online: '1',
      },
      '兰州银行股份有限公司',
    ),
  ).toEqual([
    '关键词：科技',
    '机构：金融机构',
    '机构：兰州银行股份有限公司',
    '担保方式：信用',
    '需要金额：50 万元',
    '需要期限：2 年',
    '年利率不高于：4.50%',
    '地区：兰州市',
    '可在线申请',
  ])
})

test('a value that is not among the offered ones still reads as words', () => {
  expect(words({ termMonths: '7', rateMax: '3.33', areaCode: '620102' })).toEqual([
    '需要期限：7 个月',
    '年利率不高于：3.33%',
    '地区：城关区',
  ])
})

test('a value that is not among the offered ones stands in the form as well, so that sending it keeps the value', () => {
  const kept = { termMonths: '18', rateMax: '4.5', areaCode: '620102' }
  const counts = [{ facet: 'areaCode', code: '620100', count: 3 }]
  const selects = withKept(withCounts(selectFilters(''), counts), kept)
  const last = (key: string) => selects.find((select) => select.key === key)?.options.at(-1)
  expect(last('termMonths')).toEqual({ code: '18', name: '18 个月' })
  expect(last('areaCode')).toEqual({ code: '620102', name: '城关区' })
  expect(last('rateMax')).toEqual({ code: '8', name: '8.00%' })
})

test('the order and the comparison are no filters', () => {
  expect(words({ sort: 'rate', compare: '1.2' })).toEqual([])
})

test('a county offers no areas below it, the province its fifteen units', () => {
  const areas = (site: string) => selectFilters(site).find(({ key }) => key === 'areaCode')?.options.length
  expect(areas('')).toBe(15)
  expect(areas('lanzhou')).toBe(8)
  expect(areas('lanzhou-chengguan')).toBeUndefined()
})
