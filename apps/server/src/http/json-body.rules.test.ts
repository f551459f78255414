import { expect, it } from 'vitest'
import { allCalls } from '@lqr/contract/all-calls.ts'
import { tryItemRules } from '@lqr/contract/policies/match-calls.ts'
import { inputNode } from '../testing/fuzz/input-node.ts'
import { largestForm } from '../testing/fuzz/largest-form.ts'
import { bodyLimitOf } from './json-body.ts'
import { measureJson } from './json-shape.rules.ts'

const forms = allCalls.flatMap((call) =>
  call.body && call.consumes !== 'multipart'
    ? [{ call, text: JSON.stringify(largestForm(inputNode(call.body))) }]
    : [],
)

it('no form of the contract is refused for its size, however fully it is filled in', () => {
  const refused = forms.filter(({ call, text }) => {
    const isTooLong = Buffer.byteLength(text) > bodyLimitOf(call)
    return isTooLong || !measureJson(text).fits
  })
  expect(refused.map(({ call }) => call.name)).toEqual([])
})

it('what a call reads is never as long as a file; rules that are tried out are a whole form', () => {
  const reading = forms.filter(({ call }) => call.effect === 'read' && call !== tryItemRules)
  expect(bodyLimitOf(tryItemRules)).toBe(64 * 1024)
  expect(Math.max(...reading.map(({ call }) => bodyLimitOf(call)))).toBe(16 * 1024)
})
