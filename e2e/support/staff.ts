import { randomInt } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { resetPassword } from '../../packages/contract/src/identity/calls.ts'
import type { UserType } from '../../packages/contract/src/identity/entities.ts'
import { createUser, registerUserSysAuto } from '../../packages/contract/src/identity/user-admin-calls.ts'
import type { Role } from '../../packages/contract/src/kernel/access.ts'
import type { CallInput } from '../../packages/contract/src/kernel/define-call.ts'
import { listOrganisations } from '../../packages/contract/src/organisations/calls.ts'
import { type Credentials, tokenOf } from './accounts.ts'
import { ask } from './calls.ts'

interface Post {
  readonly sourceType: '1' | '2' | '3'
  readonly role: 'operator' | 'govViewer' | 'financeOfficer'
}

const POSTS: Record<Exclude<UserType, 'enterprise'>, Post> = {
  institution: { sourceType: '3', role: 'financeOfficer' },
  government: { sourceType: '2', role: 'govViewer' },
  operator: { sourceType: '1', role: 'operator' },
}

/** Somebody with an initial password, which must be replaced first: an enterprise that was registered for, or staff. */
export async function newcomer(
  request: APIRequestContext,
  userType: UserType = 'government',
): Promise<Credentials> {
  const serial = String(randomInt(10 ** 8)).padStart(8, '0')
  const username = `newcomer_${serial}`
  const phone = `197${serial}`
  const { access_token: token } = await tokenOf(request, 'admin')
  if (userType === 'enterprise') {
    const body = { username, phone, corporateName: `示例初次登录企业${serial}有限公司` }
    const { initialPassword } = await ask(request, registerUserSysAuto, { body }, { token })
    return { username, password: initialPassword, userType }
  }
  const { sourceType, role } = POSTS[userType]
  const body = {
    username,
    displayName: '新到人员（示例）',
    phone,
    userSourceType: sourceType,
    roles: [role],
    ...(userType === 'government' ? { regionCode: '620100' } : {}),
    ...(userType === 'institution' ? { orgId: await anyBank(request) } : {}),
  }
  const { initialPassword } = await ask(request, createUser, { body }, { token })
  return { username, password: initialPassword, userType }
}

async function anyBank(request: APIRequestContext): Promise<string> {
  const body = { orgType: 'financial', parentId: '0', pageSize: 1 } as const
  const { list } = await ask(request, listOrganisations, { body })
  return list[0]?.id ?? ''
}

/** Has the admin create somebody with this post; the initial password is replaced. */
async function newStaff(
  request: APIRequestContext,
  userType: 'institution' | 'operator',
  post: Pick<CallInput<typeof createUser>['body'], 'displayName' | 'userSourceType' | 'roles' | 'orgId'>,
): Promise<Credentials> {
  const serial = String(randomInt(10 ** 8)).padStart(8, '0')
  const username = `staff_${serial}`
  const admin = await tokenOf(request, 'admin')
  const body = { username, phone: `198${serial}`, ...post }
  const { initialPassword } = await ask(request, createUser, { body }, { token: admin.access_token })
  const first = await tokenOf(request, { username, password: initialPassword, userType })
  const password = `Bank!${serial}x`
  await ask(request, resetPassword, { body: { password } }, { token: first.access_token })
  return { username, password, userType }
}

/** An officer who may also decide at this institution. */
export function newOfficer(request: APIRequestContext, orgId: string): Promise<Credentials> {
  const roles: Role[] = ['financeOfficer', 'financeManager']
  return newStaff(request, 'institution', {
    displayName: '客户经理（示例）',
    userSourceType: '3',
    roles,
    orgId,
  })
}

/** Somebody of the platform whose drafts no other test writes. */
export function newOperator(
  request: APIRequestContext,
  role: 'operator' | 'admin' = 'operator',
): Promise<Credentials> {
  return newStaff(request, 'operator', {
    displayName: '平台人员（示例）',
    userSourceType: '1',
    roles: [role],
  })
}

/** An officer, signed in: the token. */
export async function newOfficerOf(request: APIRequestContext, orgId: string): Promise<string> {
  return (await tokenOf(request, await newOfficer(request, orgId))).access_token
}
