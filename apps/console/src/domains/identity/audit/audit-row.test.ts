import { expect, test } from 'vitest'
import { actionName, entityFilter, entityName } from './audit-row.ts'

test('a row is told in 中文, and is a filter', () => {
  expect(actionName({ action: 'take-park-enterprise-offline' })).toBe('下线园区企业')
  expect(entityName({ entity: 'lease_response' })).toBe('租赁需求答复')
  expect(entityFilter({ entity: 'lease_response' })).toBe('lease_response')
})

test('a row of a former version stands as it was written, and is no filter', () => {
  expect(actionName({ action: 'fly' })).toBe('fly')
  expect(entityName({ entity: 'kite' })).toBe('kite')
  expect(entityFilter({ entity: 'kite' })).toBeUndefined()
})
