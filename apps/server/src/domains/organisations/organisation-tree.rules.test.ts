import { expect, test } from 'vitest'
import { organisationsErrors as errors } from '@lqr/contract/organisations/errors.ts'
import { levelBelow, mergerProblem, placeProblem, type TreeNode } from './organisation-tree.rules.ts'

const node = (given: Partial<TreeNode> = {}): TreeNode => ({
  id: '1',
  orgType: 'financial',
  orgCategory: 'cityBank',
  regionCode: '620000',
  level: 1,
  status: 'active',
  phone: '0931-0000000',
  ...given,
})
const placed = { id: '7', orgType: 'financial', subtree: ['7', '8'], depth: 2 }

test('the first level is 1, each house below one more', () => {
  expect(levelBelow(undefined)).toBe(1)
  expect(levelBelow(node({ level: 3 }))).toBe(4)
})

test('a branch stands below a working house of its type, or on the first level', () => {
  expect(placeProblem(placed, node())).toBeUndefined()
  expect(placeProblem(placed, null)).toBeUndefined()
})

test('nothing stands below itself, below what has ended, below another type, or below nothing', () => {
  expect(placeProblem(placed, node({ id: '8' }))).toBe(errors.underItself)
  expect(placeProblem(placed, node({ status: 'merged' }))).toBe(errors.parentUnfit)
  expect(placeProblem(placed, node({ orgType: 'agency' }))).toBe(errors.parentUnfit)
  expect(placeProblem(placed, undefined)).toBe(errors.parentUnfit)
})

test('the tree has five levels, those that move along counted', () => {
  expect(placeProblem(placed, node({ level: 3 }))).toBeUndefined()
  expect(placeProblem(placed, node({ level: 4 }))).toBe(errors.tooDeep)
})

test('guarantee companies are merged into one another alone, others into them as well', () => {
  const trade = (id: string, orgCategory: TreeNode['orgCategory']) =>
    node({ id, orgType: 'agency', orgCategory })
  const alone = { subtree: ['7'], depth: 1, regions: [] }
  expect(mergerProblem(trade('7', 'guarantee'), trade('1', 'law'), alone)).toBe(errors.tradeUnfit)
  expect(mergerProblem(trade('7', 'guarantee'), trade('1', 'guarantee'), alone)).toBeUndefined()
  expect(mergerProblem(trade('7', 'law'), trade('1', 'guarantee'), alone)).toBeUndefined()
})

test('a government body goes into one whose region holds those of its people', () => {
  const body = (id: string, regionCode: string) =>
    node({ id, orgType: 'government', orgCategory: 'otherOffice', regionCode })
  const along = { subtree: ['7'], depth: 1, regions: ['620100', '620102'] }
  expect(mergerProblem(body('7', '620100'), body('1', '620000'), along)).toBeUndefined()
  expect(mergerProblem(body('7', '620100'), body('1', '620100'), along)).toBeUndefined()
  expect(mergerProblem(body('7', '620100'), body('1', '620500'), along)).toBe(errors.regionsUnfit)
  expect(mergerProblem(body('7', '620100'), body('1', '620102'), along)).toBe(errors.regionsUnfit)
})

test('a merger needs another working organisation of the same type that can be reached and is no branch', () => {
  const from = node({ id: '7' })
  const alone = { subtree: ['7'], depth: 1, regions: [] }
  const withBranch = { subtree: ['7', '8'], depth: 2, regions: [] }
  expect(mergerProblem(from, node(), withBranch)).toBeUndefined()
  expect(mergerProblem(from, from, alone)).toBe(errors.intoItself)
  expect(mergerProblem(from, undefined, alone)).toBe(errors.successorUnfit)
  expect(mergerProblem(from, node({ status: 'merged' }), alone)).toBe(errors.successorUnfit)
  expect(mergerProblem(from, node({ orgType: 'equity' }), alone)).toBe(errors.otherType)
  expect(mergerProblem(from, node({ id: '8' }), withBranch)).toBe(errors.intoBranch)
  expect(mergerProblem(from, node({ level: 5 }), withBranch)).toBe(errors.tooDeep)
  expect(mergerProblem(from, node({ phone: null }), alone)).toBe(errors.contactMissing)
})
