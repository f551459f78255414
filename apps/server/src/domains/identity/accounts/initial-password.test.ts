import { describe, expect, it } from 'vitest'
import { checkPassword } from '@lqr/contract/rules/password.ts'
import { isInitialPasswordExpired, makeInitialPassword } from './initial-password.ts'

describe('an initial password', () => {
  it('always meets the rule of passwords, and never comes twice', () => {
    const made = Array.from({ length: 500 }, makeInitialPassword)
    expect(made.map((password) => checkPassword(password, '密码')).filter(Boolean)).toEqual([])
    expect(new Set(made).size).toBe(made.length)
    expect(made.filter((password) => /[0O1lI]/.test(password))).toEqual([])
    expect(made.filter((password) => !/^[A-Za-z]/.test(password))).toEqual([])
  })

  it('stops working at its end, unless the person has chosen another one', () => {
    const end = '2026-11-23T09:30:00+08:00'
    const account = { mustResetPassword: true, initialPasswordExpiresAt: end } as never
    expect(isInitialPasswordExpired(account, new Date('2026-11-23T09:29:59+08:00'))).toBe(false)
    expect(isInitialPasswordExpired(account, new Date(end))).toBe(true)
    const chosen = { mustResetPassword: false, initialPasswordExpiresAt: end } as never
    expect(isInitialPasswordExpired(chosen, new Date(end))).toBe(false)
  })
})
