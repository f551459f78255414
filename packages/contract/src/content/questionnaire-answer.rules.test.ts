import { expect, test } from 'vitest'
import {
  answerProblem,
  type AskedQuestion,
  type GivenAnswer,
  NO_ANSWER,
} from './questionnaire-answer.rules.ts'

const question = (more: Partial<AskedQuestion>): AskedQuestion => ({
  kind: 'short',
  isRequired: true,
  options: [],
  ...more,
})
const given = (more: Partial<GivenAnswer>): GivenAnswer => ({ ...NO_ANSWER, ...more })
const choice = { options: ['甲', '乙'] }

test('nothing answered is refused of a required question alone', () => {
  expect(answerProblem(question({}), given({ text: '  ' }))).toBe('请回答这一题')
  expect(answerProblem(question({ isRequired: false }), NO_ANSWER)).toBeUndefined()
})

test.each([
  ['single', { choices: [1] }, undefined],
  ['single', { choices: [0, 1] }, '只能选择一项'],
  ['single', { choices: [2] }, '请从选项中选择'],
  ['several', { choices: [0, 1] }, undefined],
  ['several', { choices: [0, 0] }, '请从选项中选择'],
  ['several', { choices: [-1] }, '请从选项中选择'],
  ['scale', { number: 5 }, undefined],
  ['scale', { number: 6 }, '请在 1 到 5 分之间选择'],
  ['scale', { number: 2.5 }, '请在 1 到 5 分之间选择'],
  ['number', { number: -3.25 }, undefined],
  ['number', { number: 1e13 }, '数字过大'],
  ['short', { text: '一行' }, undefined],
  ['short', { text: '一\n二' }, '回答只能写一行'],
  ['short', { text: '字'.repeat(201) }, '回答不能超过 200 个字'],
  ['long', { text: '一\n二' }, undefined],
  ['long', { text: '话', number: 1 }, '回答与题型不符'],
  ['number', { text: '三' }, '回答与题型不符'],
] as const)('%s takes %j: %s', (kind, more, problem) => {
  const options = kind === 'single' || kind === 'several' ? choice : {}
  expect(answerProblem(question({ kind, ...options }), given(more))).toBe(problem)
})
