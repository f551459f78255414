import { expect, test } from 'vitest'
import { groupOfKind, MESSAGE_GROUPS } from './message-groups.ts'

test('a kind of message belongs to the group that names its beginning, the closer one first', () => {
  expect(groupOfKind('products.lease-offer').code).toBe('leasing')
  expect(groupOfKind('products.accept').code).toBe('applications')
  expect(groupOfKind('identity.exportReady').isFixed).toBe(true)
})

test('what no group names may not be missed', () => {
  expect(groupOfKind('something.new').isFixed).toBe(true)
})

test('no group stands behind one that takes its messages', () => {
  for (const { code, kinds } of MESSAGE_GROUPS) {
    for (const kind of kinds) expect(groupOfKind(`${kind}x`).code).toBe(code)
  }
})
