import { expect, test } from 'vitest'
import { activeFilters, selectFilters } from './filter-options.ts'

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

test('the order and the comparison are no filters', () => {
  expect(words({ sort: 'rate', compare: '1.2' })).toEqual([])
})

test('a county offers no areas below it, the province its fifteen units', () => {
  const areas = (site: string) => selectFilters(site).find(({ key }) => key === 'areaCode')?.options.length
  expect(areas('')).toBe(15)
  expect(areas('lanzhou')).toBe(8)
  expect(areas('lanzhou-chengguan')).toBeUndefined()
})
