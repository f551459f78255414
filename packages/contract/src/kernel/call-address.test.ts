import { expect, test } from 'vitest'
import { callAddress } from './call-address.ts'

test('an address has its parameters encoded and no empty query values', () => {
  const call = { path: '/portal/thing/{id}/of/{kind}' }
  const input = { params: { id: 7, kind: 'a/b' }, query: { x: '', y: '甘肃', z: undefined } }
  expect(callAddress(call, input)).toBe('/portal/thing/7/of/a%2Fb?y=%E7%94%98%E8%82%83')
})
