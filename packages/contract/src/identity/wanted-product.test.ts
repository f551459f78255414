import { expect, it } from 'vitest'
import { readWanted, wantedAddress } from './wanted-product.ts'

const wanted = { name: '信用快贷', query: { proId: '12', amountYuan: '500000' } }

it('keeps the product with what was chosen beside it', () => {
  expect(readWanted(JSON.stringify(wanted))).toEqual(wanted)
  expect(wantedAddress(wanted)).toBe('/product/apply?proId=12&amountYuan=500000')
})

it('reads nothing that is of another making', () => {
  for (const content of ['', '{', '[]', '{"name":"x","query":{}}', '{"name":"x","query":{"proId":"//evil"}}'])
    expect(readWanted(content)).toBeUndefined()
})
