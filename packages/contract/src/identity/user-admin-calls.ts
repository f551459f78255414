import * as z from 'zod'
import { accountTypes, roles } from '../kernel/access.ts'
import { countOut, fieldOut, linesOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component, done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { areaCode, field, id, idOut, moment, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { version } from '../kernel/version.ts'
import { identityErrors as errors } from './errors.ts'
import { mobile, username } from './fields.ts'
import {
  accountStatuses,
  createdTypes,
  displayName,
  enterpriseToRegister,
  initialPassword,
  MAX_ENTERPRISE_ROWS,
  roleList,
  userRow,
} from './user-entities.ts'

const userId = z.object({ id: id('用户编号') })
/** Of institutions, and where there is one of governments; of nobody else. */
const orgId = id('所属机构').nullable().optional()
/** The scope of a government account: this region and below. */
const regionCode = areaCode('管辖地区').nullable().optional()

/** Operators are shown the users of enterprises, admins all. */
export const listUsers = defineCall({
  name: 'identity.listUsers',
  exported: { title: '用户' },
  summary: '用户列表（运营人员仅企业用户）',
  method: 'POST',
  path: '/console/identity/queryUserPage',
  access: 'operator',
  effect: 'read',
  body: z.object({
    ...pageInput,
    /** Part of the user name, the name or the company's name, or a whole mobile number. */
    keyword: keywordInput,
    userSourceType: oneOf('用户类型', accountTypes).optional(),
    role: oneOf('角色', roles).optional(),
    status: oneOf('状态', accountStatuses).optional(),
    orgId: id('所属机构').optional(),
    regionCode: areaCode('管辖地区').optional(),
  }),
  output: pageOf(userRow),
})

/** Of another kind than enterprises for an operator: not found. */
export const getUser = defineCall({
  name: 'identity.getUser',
  summary: '用户详情（运营人员仅企业用户）',
  method: 'GET',
  path: '/console/identity/users/{id}',
  access: 'operator',
  effect: 'read',
  params: userId,
  output: userRow,
  errors: [errors.userNotFound],
})

/** Not idempotent by key, because the answer holds a password that is kept nowhere; a repetition is refused by name. */
export const createUser = defineCall({
  name: 'identity.createUser',
  summary: '创建用户（机构、政府、平台）',
  method: 'POST',
  path: '/console/identity/users',
  access: 'admin',
  effect: 'write',
  secret: true,
  body: z.object({
    username,
    displayName,
    phone: mobile,
    userSourceType: oneOf('用户类型', createdTypes),
    roles: roleList,
    orgId,
    regionCode,
  }),
  output: initialPassword,
  errors: [errors.usernameTaken, errors.phoneTaken, errors.rolesMismatch],
})

/** Felt by the next request on every instance. */
export const updateUser = defineCall({
  name: 'identity.updateUser',
  summary: '修改用户的姓名、角色、机构与管辖地区',
  method: 'PUT',
  path: '/console/identity/users/{id}',
  access: 'admin',
  effect: 'write',
  params: userId,
  body: z.object({ displayName, roles: roleList, orgId, regionCode, version }),
  output: userRow,
  errors: [errors.userNotFound, errors.rolesMismatch, errors.ownAccount, errors.lastAdmin],
})

export const setUserStatus = defineCall({
  name: 'identity.setUserStatus',
  summary: '停用或启用用户',
  method: 'POST',
  path: '/console/identity/users/{id}/status',
  access: 'admin',
  effect: 'write',
  params: userId,
  body: z.object({
    status: oneOf(
      '状态',
      accountStatuses.slice(0, 2) as [(typeof accountStatuses)[0], (typeof accountStatuses)[1]],
    ),
    version,
  }),
  output: userRow,
  errors: [errors.userNotFound, errors.ownAccount, errors.lastAdmin, errors.workplaceEnded],
})

/** For a lost or expired initial password, and for who cannot be helped by SMS. Operators help enterprises, admins all. */
export const renewInitialPassword = defineCall({
  name: 'identity.renewInitialPassword',
  summary: '重新发放初始密码，原密码与登录随即失效',
  method: 'POST',
  path: '/console/identity/users/{id}/initialPassword',
  access: 'operator',
  effect: 'write',
  secret: true,
  params: userId,
  output: initialPassword,
  errors: [errors.userNotFound, errors.ownAccount],
})

/** For who has lost the number and cannot prove it any more. Operators help enterprises, admins all. */
export const setUserPhone = defineCall({
  name: 'identity.setUserPhone',
  summary: '代为更换手机号（原号码已停用或遗失），登录随即失效',
  method: 'POST',
  path: '/console/identity/users/{id}/phone',
  access: 'operator',
  effect: 'write',
  params: userId,
  body: z.object({ phone: mobile, version }),
  output: userRow,
  errors: [errors.userNotFound, errors.phoneTaken, errors.ownAccount],
})

export const resetSecondFactor = defineCall({
  name: 'identity.resetSecondFactor',
  summary: '解除用户的动态口令（设备遗失）',
  method: 'POST',
  path: '/console/identity/users/{id}/resetSecondFactor',
  access: 'admin',
  effect: 'write',
  params: userId,
  output: done,
  errors: [errors.userNotFound, errors.notEnrolled, errors.ownAccount],
})

/** Open to operators, and to the provider's own system by its credential. */
export const registerUserSysAuto = defineCall({
  name: 'identity.registerUserSysAuto',
  summary: '代企业注册，发放初始密码',
  method: 'POST',
  path: '/admin/backUser/registerUserSysAuto',
  access: ['operator', 'service:register'],
  effect: 'write',
  secret: true,
  body: enterpriseToRegister,
  output: initialPassword,
  errors: [errors.usernameTaken, errors.phoneTaken],
})

const registrationStates = [
  { code: 'created', name: '已注册' },
  { code: 'refused', name: '未注册' },
] as const

const registeredRow = component('RegisteredRow', '一行注册结果', 'internal', {
  row: countOut('行号', undefined, { help: '表头为第 1 行' }),
  status: oneOf('结果', registrationStates),
  username: fieldOut(username),
  userId: idOut('用户编号').nullable(),
  initialPassword: textOut('初始密码', { sensitivity: 'sensitive' }).nullable(),
  problems: linesOut('问题'),
})

/** Every row stands for itself: right rows are registered, wrong ones are named with what is wrong. */
export const registerEnterprises = defineCall({
  name: 'identity.registerEnterprises',
  summary: '批量代企业注册（CSV，逐行报告）',
  method: 'POST',
  path: '/console/identity/registerEnterprises',
  access: 'operator',
  effect: 'write',
  secret: true,
  body: z.object({
    csv: field(
      z
        .string({ error: '请选择 CSV 文件' })
        .min(1, '请选择 CSV 文件')
        .max(100_000, `文件过大，每次最多 ${MAX_ENTERPRISE_ROWS} 行`),
      {
        label: 'CSV 内容',
        example: '用户名,手机号,企业名称\ngaolan_food,13900000000,皋兰县某某食品有限公司',
      },
    ),
  }),
  output: component('RegistrationReport', '注册结果', 'internal', {
    created: countOut('已注册', '家'),
    refused: countOut('未注册', '家'),
    expiresAt: moment('初始密码失效时间'),
    rows: listOut('各行结果', registeredRow),
  }),
})
