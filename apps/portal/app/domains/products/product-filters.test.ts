import { describe, expect, test } from 'vitest'
import { addressWith, pageAddressOf } from '../../shell/list-address.ts'
import { readProductFilters } from './product-filters.ts'

const read = (text: string) => readProductFilters(new URLSearchParams(text))

describe('the filters of the product list', () => {
  test('an address with every filter becomes the query of the call', () => {
    const address =
      'keyword=科技&category=workingCapital&orgCategory=cityBank&guaranteeMode=credit&amountYuan=500000&termMonths=12' +
      '&rateMax=4.5&zone=technology&areaCode=620100&targetGroup=technology&online=1&sort=rate&page=3'
    expect(read(address).query).toEqual({
      keyword: '科技',
      category: 'workingCapital',
      orgCategory: 'cityBank',
      guaranteeMode: 'credit',
      amountYuan: 500_000,
      termMonths: 12,
      rateMax: 4.5,
      zone: 'technology',
      areaCode: '620100',
      targetGroup: 'technology',
      onlineApply: true,
      sort: 'rate',
      currentPageNum: 3,
    })
  })

  test('an amount typed in 万元 is kept in the address as whole yuan', () => {
    const reading = read('amount=50&zone=')
    expect(reading.query.amountYuan).toBe(500_000)
    expect(reading.needsTidying).toBe(true)
    expect(addressWith('/financial', reading.kept)).toBe('/financial?amountYuan=500000')
  })

  test('an amount with a comma between its thousands, as an old browser sends it, is an amount', () => {
    expect(read('amount=1,200')).toMatchObject({ query: { amountYuan: 12_000_000 }, ignored: [] })
  })

  test.each(['amount=0', 'amount=0.00', 'amountYuan=0', 'termMonths=00', 'rateMax=0.0'])(
    'zero counts as not given: %s filters nothing and is no mistake',
    (text) => {
      expect(read(text)).toMatchObject({ query: {}, kept: {}, ignored: [] })
    },
  )

  test('a tidy address needs no second look', () => {
    expect(read('amountYuan=500000&guaranteeMode=credit').needsTidying).toBe(false)
  })

  test.each([
    ['zone=moon', '专区'],
    ['amountYuan=-5', '需要金额'],
    ['amountYuan=1e309', '需要金额'],
    ['amount=五十', '需要金额'],
    ['rateMax=200', '最高年利率'],
    ['termMonths=1.5', '需要期限'],
    ['areaCode=110000', '地区'],
    ['orgId=0%27', '机构编号'],
    ['sort=constructor', '排序'],
  ])('%s is left out and named', (address, label) => {
    const reading = read(address)
    expect(reading.query).toEqual({})
    expect(reading.kept).toEqual({})
    expect(reading.ignored).toEqual([label])
  })

  test.each(['page=0', 'page=-1', 'page=abc', 'page=1e9', 'page=2.5'])(
    '%s shows the first page',
    (address) => {
      expect(read(address).query.currentPageNum).toBeUndefined()
    },
  )

  test('a change of a filter leads back to the first page, a change of page keeps the filters', () => {
    const { kept } = read('guaranteeMode=credit&sort=rate&page=4')
    expect(addressWith('/financial', kept, { guaranteeMode: undefined })).toBe('/financial?sort=rate')
    expect(pageAddressOf('/financial', kept, 5)).toBe('/financial?guaranteeMode=credit&sort=rate&page=5')
    expect(pageAddressOf('/financial', kept, 1)).toBe('/financial?guaranteeMode=credit&sort=rate')
  })
})
