import { handOverTarget } from '@lqr/contract/identity/hand-over-targets.ts'
import { expect, test } from 'vitest'
import { handOverTargetOf, isExternalPortal } from './hand-over.ts'
import type { ManagementPath } from './management-address.ts'

const asked: readonly [ManagementPath, Record<string, string>, string][] = [
  ['/', {}, '/'],
  ['/personal', {}, '/'],
  ['/messages', {}, '/'],
  ['/personal/leases', {}, '/'],
  ['/personal/account-openings/new', {}, '/'],
  ['/personal/listings/new', {}, '/'],
  ['/personal/valuations', {}, '/'],
  ['/personal/enquiries/new', { serviceId: '3' }, '/'],
  ['/personal/reports', {}, '/'],
  ['/personal/questions', {}, '/'],
  ['/activities/sign-up', { id: '7' }, '/'],
  ['/product/apply', { proId: '12' }, '/product/apply?proId=12'],
  ['/demand/demandInsert', {}, '/demand/demandInsert'],
  ['/equityFinancing/add', {}, '/equityFinancing/add'],
  ['/equityFinancing/add', { orgNo: 'GS-01' }, '/equityFinancing/add?orgNo=GS-01'],
  ['/advisory/advisoryForm', {}, '/advisory/advisoryForm'],
  ['/operation/detail', { demandNo: 'XQ20261120' }, '/operation/detail?demandNo=XQ20261120'],
]

test.each(asked)('%s with %j is handed over as %s, which the server accepts', (path, query, target) => {
  expect(handOverTargetOf(path, query)).toBe(target)
  expect(handOverTarget(target)?.address).toBe(target)
})

test('only another origin needs a hand-over', () => {
  expect(isExternalPortal('/console')).toBe(false)
  expect(isExternalPortal('https://manage.example.cn/portal')).toBe(true)
})
