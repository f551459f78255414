import * as z from 'zod'
import { codesOut, fieldOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { dateOnly, field, flag, id, idOut, moment, oneOf, text } from '../kernel/field.ts'
import { OPEN_TOKEN_PATH, openScopes } from '../kernel/open-scopes.ts'
import { openErrors as errors } from './errors.ts'

export const MAX_OPEN_KEYS = 10
export const MAX_KEY_DAYS = 366
export const OPEN_TOKEN_SECONDS = 600

/** How a key stands. */
export const OPEN_KEY_STATES = [
  { code: 'live', name: '有效' },
  { code: 'expired', name: '已过期' },
  { code: 'revoked', name: '已停用' },
  { code: 'orphaned', name: '负责人失效' },
] as const

export const openKeyForm = component('OpenKeyForm', '接口密钥', 'internal', {
  name: text('系统名称', { max: 40 }, { help: '例如：核心系统、信贷系统；办理进度中显示为经办方' }),
  scopes: field(z.array(oneOf('权限', openScopes)).min(1, '请选择权限').max(openScopes.length), {
    label: '权限',
    codes: openScopes,
  }),
  expiresOn: dateOnly('有效期至'),
})

export const openKey = component('OpenKey', '接口密钥', 'internal', {
  id: idOut('密钥编号'),
  name: fieldOut(openKeyForm.shape.name),
  clientId: textOut('客户端标识', { help: 'OAuth 2 的 client_id' }),
  scopes: codesOut('权限', openScopes),
  state: oneOf('状态', OPEN_KEY_STATES),
  responsibleName: textOut('负责人', { sensitivity: 'personal' }),
  isMine: flag('由我负责'),
  createdAt: moment('创建时间'),
  expiresAt: moment('失效时间'),
  lastUsedAt: moment('最近使用').nullable(),
  revokedAt: moment('停用时间').nullable(),
})
export type OpenKey = z.output<typeof openKey>

const managed = { access: 'institution', roles: ['financeManager'] } as const

export const listOpenKeys = defineCall({
  ...managed,
  name: 'open.listOpenKeys',
  exported: { title: '接口密钥' },
  summary: '本机构的接口密钥',
  method: 'GET',
  path: '/console/open/keys',
  effect: 'read',
  output: component('OpenKeys', '接口密钥', 'internal', { list: listOut('密钥', openKey) }),
})

/** No `create`: its answer would be kept for a repeat, and the secret with it. */
export const createOpenKey = defineCall({
  ...managed,
  name: 'open.createOpenKey',
  summary: '创建接口密钥（密钥只在这次回答中出现）',
  method: 'POST',
  path: '/console/open/keys',
  effect: 'write',
  secret: true,
  body: openKeyForm,
  output: component('OpenKeyCreated', '新的接口密钥', 'internal', {
    key: openKey,
    clientSecret: textOut('密钥', { sensitivity: 'sensitive', help: 'OAuth 2 的 client_secret，只显示一次' }),
  }),
  errors: [errors.tooManyKeys, errors.expiryTooFar],
})

export const revokeOpenKey = defineCall({
  ...managed,
  name: 'open.revokeOpenKey',
  summary: '停用接口密钥（立即失效，不能恢复）',
  method: 'POST',
  path: '/console/open/keys/{id}/revoke',
  effect: 'write',
  params: z.object({ id: id('密钥编号') }),
  output: openKey,
  errors: [errors.keyNotFound, errors.keyEnded],
})

export const takeOverOpenKey = defineCall({
  ...managed,
  name: 'open.takeOverOpenKey',
  summary: '接管接口密钥（此后由我负责）',
  method: 'POST',
  path: '/console/open/keys/{id}/takeOver',
  effect: 'write',
  params: z.object({ id: id('密钥编号') }),
  output: openKey,
  errors: [errors.keyNotFound, errors.keyEnded],
})

const credential = (label: string, max: number) =>
  field(z.string().min(1).max(max), { label, sensitivity: 'sensitive' })

/** Names and answer are those of RFC 6749, 4.4. The secret comes in a Basic header or in the form, not in both. */
export const issueOpenToken = defineCall({
  name: 'open.issueOpenToken',
  summary: '换取访问令牌（OAuth 2 client_credentials）',
  method: 'POST',
  path: OPEN_TOKEN_PATH,
  access: 'public',
  effect: 'write',
  limit: 'login',
  secret: true,
  consumes: 'form',
  produces: 'oauth',
  body: component('OpenTokenForm', '换取访问令牌', 'internal', {
    grant_type: field(z.string().max(100), { label: '授权方式', example: 'client_credentials' }),
    scope: field(z.string().max(200), { label: '权限', example: 'tasks.read cases.work' }).optional(),
    client_id: credential('客户端标识', 100).optional(),
    client_secret: credential('密钥', 200).optional(),
  }),
  output: component('OpenToken', '访问令牌', 'sensitive', {
    access_token: textOut('访问令牌'),
    token_type: textOut('令牌类型', { example: 'Bearer' }),
    expires_in: field(z.int(), { label: '有效秒数', example: OPEN_TOKEN_SECONDS }),
    scope: textOut('权限'),
  }),
  errors: [errors.invalidClient, errors.unsupportedGrantType, errors.invalidScope],
})
