import { expect, test } from 'vitest'
import { daysUntil, isFreeToRenew, renewalWay } from './renewal.rules.ts'

test('days are counted on the calendar, also backwards', () => {
  expect(daysUntil('2027-03-01', '2027-02-27')).toBe(2)
  expect(daysUntil('2027-02-27', '2027-02-27')).toBe(0)
  expect(daysUntil('2027-02-26', '2027-02-27')).toBe(-1)
})

const loan = { kind: 'application', state: 'none', answerDueAt: null } as const

test('a loan is renewed from 180 days before it falls due, and also after it', () => {
  expect(isFreeToRenew(loan, 180)).toBe(true)
  expect(isFreeToRenew(loan, 181)).toBe(false)
  expect(isFreeToRenew(loan, -3)).toBe(true)
})

test('not while a renewal is under way; again after a refusal or one that lapsed', () => {
  for (const state of ['waiting', 'underway', 'agreed', 'renewed'] as const) {
    expect(isFreeToRenew({ ...loan, state }, 30)).toBe(false)
  }
  expect(isFreeToRenew({ ...loan, state: 'refused' }, 30)).toBe(true)
  expect(isFreeToRenew({ ...loan, state: 'silent' }, 30)).toBe(true)
  expect(isFreeToRenew({ ...loan, state: 'silent', answerDueAt: '2026-11-01T10:00:00Z' }, 30)).toBe(false)
})

test('a loan that was not applied for here has no papers to carry over', () => {
  expect(isFreeToRenew({ ...loan, kind: 'demandReport' }, 30)).toBe(false)
})

test('in one step only where the institution offers something online; otherwise the enterprise is told to ask it', () => {
  const [offered, not] = [
    { ...loan, offersOnline: true },
    { ...loan, offersOnline: false },
  ]
  expect(renewalWay(offered, 30)).toEqual({ canRenew: true, asksInstitution: false })
  expect(renewalWay(not, 30)).toEqual({ canRenew: false, asksInstitution: true })
  for (const one of [offered, not])
    expect(renewalWay(one, 181)).toEqual({ canRenew: false, asksInstitution: false })
  expect(renewalWay({ ...not, state: 'underway' }, 30).asksInstitution).toBe(false)
  expect(renewalWay({ ...offered, kind: 'demandReport' }, 181).asksInstitution).toBe(true)
})
