import { expect, test } from 'vitest'
import { ACCOUNT_TYPES, SUBJECT_KINDS } from './kinds.ts'
import { type MaterialQuestion, materialsFor } from './materials.ts'

const asked = (over: Partial<MaterialQuestion> = {}) =>
  materialsFor({ accountType: 'basic', subjectKind: 'corporation', diligence: null, ...over })

test('a basic account of a company needs no other account, every other account needs the basic one', () => {
  expect(asked()).not.toContain('basicAccount')
  for (const { code } of ACCOUNT_TYPES.filter((type) => type.code !== 'basic')) {
    expect(asked({ accountType: code })).toContain('basicAccount')
  }
})

test('each kind of depositor brings its own papers', () => {
  expect(asked({ subjectKind: 'individual' })).not.toContain('articles')
  expect(asked({ subjectKind: 'cooperative' })).toContain('members')
  for (const { code } of SUBJECT_KINDS) expect(asked({ subjectKind: code })).toContain('licence')
})

test('simplified diligence asks for less, enhanced for more', () => {
  expect(asked({ diligence: 'simplified' })).not.toContain('ownerStructure')
  expect(asked({ diligence: 'standard' })).toEqual(asked())
  expect(asked({ subjectKind: 'individual', diligence: 'enhanced' })).toEqual(
    expect.arrayContaining(['premises', 'ownerStructure']),
  )
})
