import { expect, it } from 'vitest'
import { roles } from '@lqr/contract/kernel/access.ts'
import { needsSecondFactor } from './second-factor.rules.ts'

const codes = roles.map(({ code }) => code)
const asked = (mode: Parameters<typeof needsSecondFactor>[0]) =>
  codes.filter((role) => needsSecondFactor(mode, [role]))

it('asks every role that sees the data of others, and no enterprise', () => {
  expect(asked('required')).toEqual(codes.filter((role) => role !== 'enterprise'))
  expect(needsSecondFactor('required', ['enterprise', 'agency'])).toBe(true)
  expect(needsSecondFactor('required', [])).toBe(false)
})

it('can be kept to operators and admins, or left to each person', () => {
  expect(asked('operators')).toEqual(['operator', 'admin'])
  expect(asked('optional')).toEqual([])
  expect(asked('off')).toEqual([])
})
