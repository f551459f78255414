import { describe, expect, it } from 'vitest'
import { rolesOfType } from '@lqr/contract/identity/user-entities.ts'
import { accountTypes, roles } from '@lqr/contract/kernel/access.ts'
import { foreignRoles, scopeProblems } from './user-scope.rules.ts'

const nowhere = { orgId: null, orgType: undefined, regionCode: null }

describe('roles of an account', () => {
  it('belong to its type, each of several', () => {
    expect(foreignRoles('3', 'cityBank', ['financeOfficer', 'financeManager', 'financeProduct'])).toEqual([])
    expect(foreignRoles('3', 'cityBank', ['financeOfficer', 'admin'])).toEqual(['admin'])
    expect(foreignRoles('7', null, ['enterprise'])).toEqual([])
  })

  it('are those of lenders besides its own in a guarantee company, and in no other intermediary', () => {
    const held = ['agency', 'financeOfficer', 'financeManager', 'financeProduct'] as const
    expect(foreignRoles('4', 'guarantee', held)).toEqual([])
    expect(foreignRoles('4', 'guarantee', ['financeEquity'])).toEqual(['financeEquity'])
    expect(foreignRoles('4', 'law', held)).toEqual(held.slice(1))
  })

  it('are all held by some type, and admin by the platform alone', () => {
    const held = new Set(Object.values(rolesOfType).flat())
    expect(roles.filter(({ code }) => !held.has(code))).toEqual([])
    const types = accountTypes.filter(({ code }) => rolesOfType[code].includes('admin'))
    expect(types.map(({ code }) => code)).toEqual(['1'])
  })
})

describe('organisation and region of an account', () => {
  it.each([
    ['1', nowhere, {}],
    ['1', { ...nowhere, orgId: '5', orgType: 'platform' }, { orgId: '此类用户不属于任何机构' }],
    ['1', { ...nowhere, regionCode: '620100' }, { regionCode: '只有政府用户有管辖地区' }],
    ['2', nowhere, { regionCode: '请选择管辖地区' }],
    ['2', { ...nowhere, regionCode: '620100' }, {}],
    ['2', { ...nowhere, regionCode: '629999' }, { regionCode: '请选择管辖地区' }],
    ['2', { orgId: '5', orgType: 'government', orgRegion: '620100', regionCode: '620102' }, {}],
    ['2', { orgId: '5', orgType: 'government', orgRegion: '620000', regionCode: '620100' }, {}],
    [
      '2',
      { orgId: '5', orgType: 'government', orgRegion: '620100', regionCode: '620000' },
      { regionCode: '管辖地区超出所属部门的地区' },
    ],
    [
      '2',
      { orgId: '5', orgType: 'government', orgRegion: '620100', regionCode: '620500' },
      { regionCode: '管辖地区超出所属部门的地区' },
    ],
    [
      '2',
      { orgId: '5', orgType: 'financial', orgRegion: '620000', regionCode: '620100' },
      { orgId: '机构类型与用户类型不符' },
    ],
    ['2', { ...nowhere, orgId: '5', regionCode: '620100' }, { orgId: '所属机构不存在' }],
    ['3', nowhere, { orgId: '请选择所属机构' }],
    ['3', { ...nowhere, orgId: '5', orgType: 'financial' }, {}],
    ['3', { ...nowhere, orgId: '5', orgType: 'agency' }, { orgId: '机构类型与用户类型不符' }],
    ['3', { ...nowhere, orgId: '5' }, { orgId: '所属机构不存在' }],
    ['4', { ...nowhere, orgId: '5', orgType: 'agency' }, {}],
    ['5', { ...nowhere, orgId: '5', orgType: 'equity' }, {}],
  ] as const)('of type %s with %j have the problems %j', (type, scope, problems) => {
    expect(scopeProblems(type, scope)).toEqual(problems)
  })
})
