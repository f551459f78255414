import { verifySecondFactor } from '@lqr/contract/identity/second-factor-calls.ts'
import { makeSecondFactor } from '../domains/identity/second-factor/second-factor.fixtures.ts'
import { hotp, stepOf } from '../security/totp.ts'
import { login, makeSignInAccount } from './identity-steps.ts'
import { makeTestApp, type TestApp } from './test-app.ts'

/** An application that asks all who see other people's data for a second factor, as outside of demonstration mode. */
export function makeStrictApp(now: () => Date): Promise<TestApp> {
  return makeTestApp({ now }, undefined, { SECOND_FACTOR: 'required' })
}

/** What the authenticator app shows so many steps from the given moment. */
export function codeOf(secret: Buffer, now: Date, away = 0): string {
  return hotp(secret, stepOf(now) + away)
}

/** Six digits that none of the accepted steps has. */
export function wrongTotp(secret: Buffer, now: Date): string {
  const right = [-1, 0, 1].map((away) => codeOf(secret, now, away))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}

/** An operator with a confirmed second factor who can sign in with PASSWORD. */
export async function makeEnrolledOperator(test: TestApp) {
  const account = await makeSignInAccount(test, { sourceType: '1', roles: ['operator', 'admin'] })
  return { ...account, ...(await makeSecondFactor(test.services.db, test.services, account.id)) }
}

/** The token of a login whose code is still missing. */
export async function waitingToken(test: TestApp, username: string): Promise<string> {
  return (await login(test, { username, userType: 'operator' })).data.access_token
}

export async function giveCode(test: TestApp, token: string, code: string) {
  return test.call(verifySecondFactor, { body: { code } }, { token })
}
