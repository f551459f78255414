import { expect, test } from 'vitest'
import type { KnownFacts } from '@lqr/contract/facts/calls.ts'
import { beginFilled, type FilledField, filledForm } from './filled-form.ts'

const field = (value: string, isVouched = false): FilledField => ({
  value,
  source: '认证资料',
  caseNo: null,
  asOf: '2026-11-03',
  isVouched,
})
const facts = (values: object, origins: object[]) => ({ values, origins }) as unknown as KnownFacts

test('a fact fills the field that asks for it, as it is typed there, with its source', () => {
  const known = facts({ amountYuan: 505_000, contactName: '示例' }, [
    { fact: 'amountYuan', source: 'need', caseNo: 'XQ1', asOf: '2026-10-08' },
    { fact: 'contactName', source: 'certification', caseNo: null, asOf: '2026-11-03' },
  ])
  expect(filledForm('productApply', known, { amountYuan: 'amount' })).toEqual({
    amount: { value: '50.5', source: '融资需求', caseNo: 'XQ1', asOf: '2026-10-08', isVouched: false },
    contactName: field('示例'),
  })
})

test('of several facts the first that is known fills the field', () => {
  const known = facts({ operatorName: null, contactName: '示例' }, [
    { fact: 'contactName', source: 'certification', caseNo: null, asOf: '2026-11-03' },
  ])
  expect(filledForm('accountOpening', known)['operatorName']?.value).toBe('示例')
})

test('a fill overwrites nothing that was typed, and takes the place of what a form begins with', () => {
  const filled = { purpose: field('采购原料'), term: field('12') }
  const start = { purpose: '', term: '36' }
  expect(beginFilled(start, filled, undefined).values).toEqual({ purpose: '采购原料', term: '12' })
  expect(beginFilled(start, filled, { purpose: '扩建冷库' }).values).toEqual({
    purpose: '扩建冷库',
    term: '12',
  })
})

test('what a draft had been filled with belongs to it, with its source, also when it was emptied', () => {
  const filled = { purpose: field('新的用途'), term: field('24') }
  const kept = { purpose: field('旧的用途'), term: field('12') }
  const begun = beginFilled({ purpose: '', term: '' }, filled, {
    purpose: '旧的用途',
    term: '',
    filled: kept,
  })
  expect(begun.values).toEqual({ purpose: '旧的用途', term: '' })
  expect(begun.filled['purpose']?.value).toBe('旧的用途')
})

test('what the certification vouches for follows it, unless somebody typed another', () => {
  const filled = { legalPersonName: field('新任', true) }
  const kept = { legalPersonName: field('原任', true) }
  const begun = (legalPersonName: string) =>
    beginFilled({ legalPersonName: '' }, filled, { legalPersonName, filled: kept })
  expect(begun('原任').values.legalPersonName).toBe('新任')
  expect(begun('另一位').values.legalPersonName).toBe('另一位')
  expect(begun('另一位').filled['legalPersonName']?.value).toBe('新任')
})
