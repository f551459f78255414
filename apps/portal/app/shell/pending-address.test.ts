import { expect, test } from 'vitest'
import { joinPending } from './pending-address.ts'

const shown = { pathname: '/fundList', search: '?stage=seed&page=3' }
const loading = { pathname: '/fundList', search: '?stage=seed&industry=biomedicine' }

test('the second of two quick choices keeps the first', () => {
  expect(joinPending('/fundList?stage=seed&sort=size', shown, loading)).toBe(
    '/fundList?stage=seed&industry=biomedicine&sort=size',
  )
  expect(joinPending('/fundList?stage=growth#list', shown, loading)).toBe(
    '/fundList?stage=growth&industry=biomedicine#list',
  )
})

test('taking a filter away takes it away from what is loading', () => {
  expect(joinPending('/fundList', shown, { pathname: '/fundList', search: '?stage=seed' })).toBe('/fundList')
})

test('a link to another page, or with nothing loading, is what it says', () => {
  expect(joinPending('/parks', shown, loading)).toBeUndefined()
  expect(joinPending('/fundList?stage=seed', { pathname: '/index', search: '' }, loading)).toBeUndefined()
  expect(joinPending('/fundList?stage=seed', shown, { pathname: '/index', search: '' })).toBeUndefined()
  expect(joinPending('/fundList?stage=seed', shown, undefined)).toBeUndefined()
})
