import { randomInt } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { resetPassword } from '../../packages/contract/src/identity/calls.ts'
import type { UserType } from '../../packages/contract/src/identity/entities.ts'
import { createUser, registerUserSysAuto } from '../../packages/contract/src/identity/user-admin-calls.ts'
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

/** Has the admin create an officer who may also decide at this institution; the initial password is replaced. */
export async function newOfficer(request: APIRequestContext, orgId: string): Promise<Credentials> {
  const serial = String(randomInt(10 ** 8)).padStart(8, '0')
  const username = `staff_${serial}`
  const admin = await tokenOf(request, 'admin')
  const { initialPassword } = await ask(
    request,
    createUser,
    {
      body: {
        username,
        displayName: '客户经理（示例）',
        phone: `198${serial}`,
        userSourceType: '3',
        roles: ['financeOfficer', 'financeManager'],
        orgId,
      },
    },
    { token: admin.access_token },
  )
  const userType = 'institution'
  const first = await tokenOf(request, { username, password: initialPassword, userType })
  const password = `Bank!${serial}x`
  await ask(request, resetPassword, { body: { password } }, { token: first.access_token })
  return { username, password, userType }
}

/** The same, signed in: the officer's token. */
export async function newOfficerOf(request: APIRequestContext, orgId: string): Promise<string> {
  return (await tokenOf(request, await newOfficer(request, orgId))).access_token
}
