import { expect, test } from 'vitest'
import { chooseDraft } from './choose-draft.ts'

const saved = { content: '{}', savedAt: '2026-11-22T02:00:00.000Z' }
const unsent = (base: string | null, typedAt: string) => ({ content: '{}', base, typedAt })

test('what could not be sent goes before the draft it goes on from, whatever this computer’s clock says', () => {
  expect(chooseDraft(saved, unsent(saved.savedAt, '2026-11-21T00:00:00.000Z'))).toBe('unsent')
  expect(chooseDraft(null, unsent(null, '2026-11-21T00:00:00.000Z'))).toBe('unsent')
})

test('when it was saved elsewhere meanwhile, the later one counts', () => {
  expect(chooseDraft(saved, unsent('2026-11-22T01:00:00.000Z', '2026-11-22T01:30:00.000Z'))).toBe('saved')
  expect(chooseDraft(saved, unsent(null, '2026-11-22T02:00:01.000Z'))).toBe('unsent')
})

test('a draft that was submitted elsewhere does not come back', () => {
  expect(chooseDraft(null, unsent(saved.savedAt, '2026-11-22T03:00:00.000Z'))).toBe('saved')
  expect(chooseDraft(saved, undefined)).toBe('saved')
})
