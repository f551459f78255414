import { expect, test } from 'vitest'
import { DATA_SCOPES } from './authorisation-letter.ts'
import { AUTHORISED_SCOPES, covers, scopeNames, topicsOf } from './scopes.ts'
import { CREDIT_TOPICS } from './topics.ts'

test('groups and topics have codes of their own, so a scope means one thing', () => {
  const codes = AUTHORISED_SCOPES.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
})

test('a group opens its topics and no others; a topic opens itself alone', () => {
  for (const { code: group } of DATA_SCOPES) {
    const own = CREDIT_TOPICS.filter(({ scope }) => scope === group).map(({ code }) => code)
    expect(topicsOf([group])).toEqual(own)
  }
  for (const { code } of CREDIT_TOPICS) expect(topicsOf([code])).toEqual([code])
  expect(covers(['tax'], 'dishonest')).toBe(false)
  expect(covers([], 'basic')).toBe(false)
  expect(topicsOf(['applicationFiles'])).toEqual([])
})

test('a scope is named in the order of the list, whatever the order it was chosen in', () => {
  expect(scopeNames(['dishonest', 'tax'])).toEqual(['纳税信息', '失信被执行人'])
})
