import * as z from 'zod'
import { accountTypes, type Role, roles, type UserSourceType } from '../kernel/access.ts'
import { codesOut, fieldOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { areaCode, field, flag, idOut, moment, oneOf, text } from '../kernel/field.ts'
import { versionOut } from '../kernel/version.ts'
import type { OrgCategoryCode, OrgTypeCode } from '../reference/org-types.ts'
import { userTypes } from './entities.ts'
import { mobile, username } from './fields.ts'

/** Which roles an account type may hold wherever it works (docs/product-rules.md, Account types and roles); several give the union. */
export const rolesOfType: Record<UserSourceType, readonly Role[]> = {
  1: ['operator', 'admin'],
  2: ['govViewer', 'contentEditor'],
  3: ['financeOfficer', 'financeManager', 'financeProduct'],
  4: ['agency'],
  5: ['financeEquity', 'financeProduct'],
  7: ['enterprise'],
  17: ['enterprise'],
}

/** What the people of an institution of this category may hold besides: a guarantee company takes needs and applications as lenders do. */
const rolesOfCategory: Partial<Record<OrgCategoryCode, readonly Role[]>> = {
  guarantee: ['financeOfficer', 'financeManager', 'financeProduct'],
}

/** Which roles an account of the type may hold in an institution of that category; null: in none, or an unknown one. */
export function rolesWithin(sourceType: UserSourceType, category: OrgCategoryCode | null): readonly Role[] {
  const besides = category === null ? undefined : rolesOfCategory[category]
  return [...rolesOfType[sourceType], ...(besides ?? [])]
}

/** Roles that the people of one institution may hold and those of the other, of the same type, may not. */
export function rolesLost(from: OrgCategoryCode, into: OrgCategoryCode): readonly Role[] {
  const kept = rolesOfCategory[into] ?? []
  return (rolesOfCategory[from] ?? []).filter((role) => !kept.includes(role))
}

/**
 * The organisation type that accounts of these types belong to; the others belong to none (docs/product-rules.md, Account types and roles). A government
 * account may stand without a body of its own, since its region alone says what it sees.
 */
export const orgTypeOfAccount: Partial<Record<UserSourceType, OrgTypeCode>> = {
  2: 'government',
  3: 'financial',
  4: 'agency',
  5: 'equity',
}

/** Whether accounts of the type cannot stand without their organisation. */
export function needsOrganisation(sourceType: UserSourceType): boolean {
  return orgTypeOfAccount[sourceType] !== undefined && sourceType !== '2'
}

/** Account types an admin creates; enterprises register, or are registered with their company. */
export const createdTypes = accountTypes.filter(({ code }) => code !== '7' && code !== '17')

export const accountStatuses = [
  { code: 'active', name: '正常' },
  { code: 'disabled', name: '已停用' },
  { code: 'closed', name: '已注销' },
] as const

export type AccountStatus = (typeof accountStatuses)[number]['code']

/** Of an account that still exists. */
export type UsableStatus = Exclude<AccountStatus, 'closed'>

export const roleList = field(
  z
    .array(z.enum(roles.map(({ code }) => code) as [Role, ...Role[]], { error: '角色不正确' }))
    .min(1, '请至少选择一个角色')
    .max(roles.length, '角色过多'),
  { label: '角色', help: roles.map(({ code, name }) => `${code} ${name}`).join('；') },
)

export const displayName = text('姓名', { max: 50 }, { example: '客户经理（示例）', sensitivity: 'personal' })

/** A password that works once, for 72 hours, and shows up in no other answer. */
export const initialPassword = component('InitialPassword', '初始密码', 'internal', {
  userId: idOut('用户编号'),
  username: fieldOut(username),
  initialPassword: textOut('初始密码', { help: '仅显示一次', sensitivity: 'sensitive' }),
  expiresAt: moment('初始密码失效时间'),
})

export const userRow = component('UserRow', '用户', 'internal', {
  id: idOut('用户编号'),
  username: fieldOut(username),
  displayName: fieldOut(displayName),
  phoneMasked: textOut('手机号', { help: '只显示首尾几位', sensitivity: 'personal' }).nullable(),
  userType: oneOf('登录类型', userTypes),
  userSourceType: oneOf('用户类型', accountTypes),
  roles: codesOut('角色', roles),
  status: oneOf('状态', accountStatuses),
  companyId: idOut('企业编号').nullable(),
  companyName: textOut('企业').nullable(),
  orgId: idOut('机构编号').nullable(),
  orgName: textOut('所属机构').nullable(),
  regionCode: areaCode('管辖地区').nullable(),
  regionName: textOut('管辖地区').nullable(),
  mustResetPassword: flag('须重置密码'),
  secondFactor: flag('已绑定动态口令'),
  lastLoginAt: moment('最近登录').nullable(),
  createdAt: moment('创建时间'),
  version: versionOut,
})

export type UserRow = z.output<typeof userRow>

/** One row of a list of enterprises to register; the columns of the CSV file in this order. */
export const enterpriseToRegister = z.object({
  username,
  phone: mobile,
  corporateName: text('企业名称', { min: 2, max: 100 }, { example: '皋兰县某某食品有限公司' }),
})

export const ENTERPRISE_CSV_HEADER = '用户名,手机号,企业名称'
export const MAX_ENTERPRISE_ROWS = 200
