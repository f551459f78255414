import { describe, expect, it } from 'vitest'
import { roles } from '../kernel/access.ts'
import { orderRoles, permissionsOf } from './permissions.ts'

describe('permissions from roles', () => {
  it('are none without a role', () => {
    expect(permissionsOf([])).toEqual([])
  })

  it('are the union of several roles, each once, whatever their order', () => {
    const both = permissionsOf(['financeManager', 'financeOfficer'])
    expect(new Set(both).size).toBe(both.length)
    expect(both).toEqual(permissionsOf(['financeOfficer', 'financeManager']))
    for (const one of ['financeManager', 'financeOfficer'] as const) {
      expect(both).toEqual(expect.arrayContaining(permissionsOf([one])))
    }
    expect(both).not.toEqual(permissionsOf(['financeOfficer']))
  })

  it('are named slug:what for every role', () => {
    for (const { code } of roles) {
      for (const permission of permissionsOf([code])) expect(permission).toMatch(/^[a-z]+:[a-z]+$/)
    }
  })

  it('open lease needs to the people of leasing companies alone', () => {
    expect(permissionsOf(['financeOfficer'], 'leasing')).toContain('leases:tasks')
    for (const category of ['cityBank', null, undefined])
      expect(permissionsOf(['financeOfficer'], category)).not.toContain('leases:tasks')
    expect(permissionsOf(['financeProduct'], 'leasing')).not.toContain('leases:tasks')
  })

  it('give an enterprise nothing of an institution', () => {
    expect(permissionsOf(['enterprise'])).not.toContain('products:credit')
    expect(permissionsOf(['enterprise'])).not.toContain('certification:review')
  })
})

describe('the order of roles', () => {
  it('puts financeEquity first, where clients of the specification look for it', () => {
    expect(orderRoles(['agency', 'financeOfficer', 'financeEquity'])[0]).toBe('financeEquity')
  })

  it('is the declared order otherwise, without repetition', () => {
    expect(orderRoles(['operator', 'enterprise', 'operator'])).toEqual(['enterprise', 'operator'])
  })
})
