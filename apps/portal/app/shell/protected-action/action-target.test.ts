import { expect, test } from 'vitest'
import { actionTarget } from './action-target.ts'

const OWN = '/console'
const OTHER = 'https://manage.example.cn/portal'

test('what one must be signed in for leads on with what it is about', () => {
  for (const base of [OWN, OTHER]) {
    expect(actionTarget(base, 'applyProduct', { proId: '3' })).toEqual({
      management: '/product/apply',
      query: { proId: '3' },
    })
    expect(actionTarget(base, 'openOperation', { demandNo: 'XQ1' })).toEqual({
      management: '/operation/detail',
      query: { demandNo: 'XQ1' },
    })
    expect(actionTarget(base, 'createEquity', { orgNo: '31' })).toEqual({
      management: '/equityFinancing/add',
      query: { orgNo: '31' },
    })
    expect(actionTarget(base, 'publishLease', { page: '/leaseForm' })).toEqual({ page: '/leaseForm' })
    expect(actionTarget(base, 'openMessageBoard', {})).toEqual({ page: '/messageBoard' })
  }
})

test('one signs up for an activity in our own console, or at /lite where another stands in its place', () => {
  expect(actionTarget(OWN, 'signUpActivity', { id: '7' })).toEqual({
    management: '/activities/sign-up',
    query: { id: '7' },
  })
  expect(actionTarget(OTHER, 'signUpActivity', { id: '7' })).toEqual({ plain: '/lite/activity?id=7' })
})
