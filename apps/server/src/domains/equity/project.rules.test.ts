import { expect, test } from 'vitest'
import type { ProjectForm } from '@lqr/contract/equity/project-form.ts'
import { bandOfAmount, movesToFurthest, projectProblem } from './project.rules.ts'

const form = { name: '果蔬冻干生产线', foundDate: '2019-05-06', showsCompany: false } as ProjectForm
const COMPANY = '甘肃陇原食品有限公司'

test('an amount is told as a range, at its edges too', () => {
  expect([1, 5_000_000, 5_000_001, 30_000_000, 100_000_000, 100_000_001].map(bandOfAmount)).toEqual([
    'to500',
    'to500',
    'to1000',
    'to3000',
    'to10000',
    'above',
  ])
})

test('the name of a project does not give away the company that is not shown', () => {
  expect(projectProblem(form, COMPANY, '2026-11-20')).toBeUndefined()
  const named = { ...form, name: '陇原食品扩产' }
  expect(projectProblem(named, COMPANY, '2026-11-20')?.error.key).toBe('equity.nameTellsCompany')
  expect(projectProblem({ ...named, showsCompany: true }, COMPANY, '2026-11-20')).toBeUndefined()
})

test('no company was founded after today', () => {
  const found = (foundDate: string) => projectProblem({ ...form, foundDate }, COMPANY, '2026-11-20')?.field
  expect(found('2026-11-20')).toBeUndefined()
  expect(found('2026-11-21')).toBe('foundDate')
})

test.each([
  ['PUBLISHED', [], []],
  ['PUBLISHED', ['ASKED', 'CONSENTED'], []],
  ['PUBLISHED', ['APPOINTED', 'FAILED'], ['appoint']],
  ['PUBLISHED', ['DUE_DILIGENCE', 'APPOINTED'], ['examine']],
  ['APPOINTED', ['DUE_DILIGENCE'], ['examine']],
  ['APPOINTED', ['APPOINTED', 'ASKED'], []],
  ['APPOINTED', ['CONSENTED'], ['retreat']],
  ['DUE_DILIGENCE', ['APPOINTED', 'FAILED'], ['retreat', 'appoint']],
  ['APPOINTED', ['APPOINTED', 'ROADSHOW'], ['present']],
  ['DUE_DILIGENCE', ['FAILED', 'ROADSHOW'], ['retreat', 'present']],
  ['ROADSHOW', ['ROADSHOW', 'APPOINTED'], []],
  ['ROADSHOW', [], ['retract']],
  ['ROADSHOW', ['APPOINTED', 'ASKED'], ['retract', 'appoint']],
  ['ROADSHOW', ['ROADSHOW', 'DUE_DILIGENCE'], ['examine']],
  ['DUE_DILIGENCE', ['INVESTED'], ['invest']],
  ['OFFLINE', ['APPOINTED'], []],
  ['OFFLINE', ['INVESTED'], ['invest']],
] as const)('a project %s with institutions %j makes the moves %j', (status, states, moves) => {
  expect(movesToFurthest(status, states)).toEqual(moves)
})
