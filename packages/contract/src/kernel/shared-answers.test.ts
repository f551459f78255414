import { expect, test } from 'vitest'
import { allCalls } from '../all-calls.ts'
import { isOfTheFrame, isPublishedRecord, sharesAnswers } from './shared-answers.ts'

const shared = allCalls.filter(sharesAnswers)

test('the lists and searches that pages for everybody show are shared', () => {
  const names = shared.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'content.listArticles',
      'content.searchSite',
      'organisations.listOrganisations',
      'policies.listPolicies',
      'products.listProducts',
      'reference.listChildRegions',
    ]),
  )
})

test('a write, a file, a call with a limit or for somebody in particular is never shared', () => {
  expect(shared.filter(({ access, effect }) => access !== 'public' || effect !== 'read')).toEqual([])
  expect(shared.filter(({ produces, limit }) => produces !== undefined || limit !== undefined)).toEqual([])
})

test('a record that was published is shared, for as long as nothing else is published', () => {
  const published = allCalls.filter(isPublishedRecord)
  expect(published.map(({ name }) => name).sort()).toEqual([
    'content.getArticle',
    'organisations.getOrganisation',
    'policies.getPolicy',
    'products.getProduct',
  ])
  expect(published.every((call) => sharesAnswers(call))).toBe(true)
})

test('what stands in the frame of every page is shared', () => {
  const frame = allCalls.filter(isOfTheFrame)
  expect(frame).toHaveLength(5)
  expect(frame.every((call) => sharesAnswers(call))).toBe(true)
})

test('any other record and what somebody watches are read anew', () => {
  const names = ['financing.getNeedCase', 'parks.getPark', 'financing.listNeeds', 'statistics.getScreens']
  expect(shared.filter(({ name }) => names.includes(name))).toEqual([])
})
