import { randomInt } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { resetPassword } from '../../packages/contract/src/identity/calls.ts'
import { createUser } from '../../packages/contract/src/identity/user-admin-calls.ts'
import { type Credentials, tokenOf } from './accounts.ts'
import { ask } from './calls.ts'

/** Somebody of the government whom the admin has just created: the initial password must be replaced first. */
export async function newcomer(request: APIRequestContext): Promise<Credentials> {
  const serial = String(randomInt(10 ** 8)).padStart(8, '0')
  const username = `newcomer_${serial}`
  const { access_token: token } = await tokenOf(request, 'admin')
  const body = {
    username,
    displayName: '金融工作专员（示例）',
    phone: `197${serial}`,
    userSourceType: '2',
    roles: ['govViewer'],
    regionCode: '620100',
  } as const
  const { initialPassword } = await ask(
    request,
    createUser,
    { body: { ...body, roles: [...body.roles] } },
    { token },
  )
  return { username, password: initialPassword, userType: 'government' }
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
