import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { defineCall } from '@lqr/contract/kernel/define-call.ts'
import { admit } from './access.ts'
import type { Actor } from './actor.ts'
import { findService } from './service-credential.ts'

const actor: Actor = {
  accountId: '1',
  sessionId: '2',
  username: 'operator',
  displayName: '平台运营',
  userSourceType: '1',
  roles: ['operator'],
  companyId: null,
  companyName: null,
  orgId: null,
  regionCode: null,
  certiFlg: 1,
  mustReset: false,
  awaitsSecondFactor: false,
  mustEnrol: false,
  mustConsent: false,
  scope: 'console',
}
const look = defineCall({
  name: 'test.look',
  summary: '测试',
  method: 'GET',
  path: '/console/test',
  access: 'portal',
  effect: 'read',
  output: z.object({}),
})
const open = defineCall({ ...look, access: 'public' })
const exchange = defineCall({ ...look, access: 'service:handOver' })
const register = defineCall({ ...look, access: ['operator', 'service:register'] })
const bank = { name: 'bank', kind: 'service:handOver' } as const

const refusal = (run: () => unknown): string => {
  try {
    run()
    return 'passed'
  } catch (error) {
    return (error as { def: { key: string } }).def.key
  }
}

describe('admitting a caller', () => {
  it.each([
    [{ awaitsSecondFactor: true, mustReset: true }, 'kernel.secondFactorNeeded'],
    [{ mustReset: true, mustEnrol: true }, 'kernel.mustResetPassword'],
    [{ mustEnrol: true }, 'kernel.mustEnrolSecondFactor'],
    [{ mustReset: true, mustConsent: true }, 'kernel.mustResetPassword'],
    [{ mustConsent: true }, 'kernel.mustConsent'],
  ])('names the first duty of a session that owes %j', (owes, key) => {
    expect(refusal(() => admit(look, { ...actor, ...owes }, undefined))).toBe(key)
  })

  it('opens the calls of a duty, and those alone', () => {
    const waiting = { ...actor, awaitsSecondFactor: true }
    const verify = defineCall({ ...look, beforeSecondFactor: true })
    expect(admit(verify, waiting, undefined)).toBe(waiting)
    expect(refusal(() => admit(defineCall({ ...look, beforeEnrolment: true }), waiting, undefined))).toBe(
      'kernel.secondFactorNeeded',
    )
  })

  it('opens calls of staff to tokens of the console alone, calls of enterprises to those of the portal alone', () => {
    const work = defineCall({ ...look, access: 'operator' })
    expect(admit(work, actor, undefined)).toBe(actor)
    expect(refusal(() => admit(work, { ...actor, scope: 'portal' }, undefined))).toBe('kernel.otherEntrance')
    expect(admit(look, { ...actor, scope: 'portal' }, undefined)).toMatchObject({ scope: 'portal' })
    const apply = defineCall({ ...look, access: 'enterprise:any' })
    const enterprise = { ...actor, roles: ['enterprise'], companyId: '7' } as const
    expect(refusal(() => admit(apply, enterprise, undefined))).toBe('kernel.otherEntrance')
    expect(admit(apply, { ...enterprise, scope: 'portal' }, undefined)).toMatchObject({ companyId: '7' })
    expect(refusal(() => admit(work, { ...enterprise, scope: 'console' }, undefined))).toBe(
      'kernel.forbidden',
    )
  })

  it('treats a session that owes something like nobody on public calls', () => {
    expect(admit(open, actor, undefined)).toBe(actor)
    for (const owes of [{ awaitsSecondFactor: true }, { mustReset: true }, { mustEnrol: true }]) {
      expect(admit(open, { ...actor, ...owes }, undefined)).toBeUndefined()
    }
    const reset = defineCall({ ...open, beforeReset: true })
    expect(admit(reset, { ...actor, mustReset: true }, undefined)).toMatchObject({ mustReset: true })
  })

  it('keeps calls of outside systems from every person, and calls of persons from outside systems', () => {
    expect(refusal(() => admit(exchange, undefined, undefined))).toBe('kernel.serviceUnknown')
    expect(refusal(() => admit(exchange, { ...actor, roles: ['admin'] }, undefined))).toBe('kernel.forbidden')
    expect(refusal(() => admit(look, undefined, bank))).toBe('kernel.signedOut')
    expect(admit(exchange, undefined, bank)).toBeUndefined()
  })

  it('does not let one outside system do what another is trusted with', () => {
    expect(refusal(() => admit(register, undefined, bank))).toBe('kernel.signedOut')
    expect(admit(register, actor, undefined)).toBe(actor)
  })
})

describe('the credential of an outside system', () => {
  const credentials = [
    { name: 'bank', secret: 'a-secret-of-the-bank', kind: 'service:handOver' },
    { name: 'other', secret: 'a-secret-of-another', kind: 'service:register' },
  ] as const

  it('fits as a whole or not at all', () => {
    expect(findService(credentials, 'bank:a-secret-of-the-bank')).toEqual(bank)
    const wrong = ['bank', 'bank:', 'bank:a-secret-of-another', 'other:a-secret-of-the-bank', '', undefined]
    for (const header of wrong) expect(findService(credentials, header)).toBeUndefined()
  })
})
