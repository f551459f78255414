import { expect, test } from 'vitest'
import { allCalls } from '../all-calls.ts'
import { mayReadReplica } from './reading-place.ts'

const placed = (name: string) => {
  const call = allCalls.find((one) => one.name === name)
  return call && mayReadReplica(call)
}

test('lists, searches and figures may be answered by a replica', () => {
  const names = [
    'products.listProducts',
    'products.countProductFacets',
    'content.searchSite',
    'financing.listOwnNeeds',
    'tasks.listTasks',
    'statistics.getPlatformFigures',
    'demandReports.getLedger',
  ]
  expect(names.filter((name) => placed(name) !== true)).toEqual([])
})

test('a single record, a write, a file and a stream are answered by the primary', () => {
  const names = [
    'products.getProduct',
    'financing.getNeedCase',
    'financing.submitNeed',
    'statistics.downloadOpenData',
    'statistics.watchScreens',
  ]
  expect(names.filter((name) => placed(name) === true)).toEqual([])
})

test('what rests on a consent, a right or the moment is answered by the primary, and so is every system of an institution', () => {
  const rooms = /^(?:identity|credit|tax|equity|open|messages|files|exports|operations|connectors)\./
  const never = allCalls.filter((call) => rooms.test(call.name) || call.openScope !== undefined)
  expect(never.length).toBeGreaterThan(100)
  expect(never.filter(mayReadReplica).map(({ name }) => name)).toEqual([])
})
