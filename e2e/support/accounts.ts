import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { DEMO_ACCOUNTS } from '../../database/seeds/demo/demo-accounts.ts'
import { getCaptcha, login } from '../../packages/contract/src/identity/calls.ts'
import type { UserType } from '../../packages/contract/src/identity/entities.ts'
import type { CallOutput } from '../../packages/contract/src/kernel/define-call.ts'
import { ask } from './calls.ts'
import { captchaAnswer } from './inbox.ts'

export type DemoName = (typeof DEMO_ACCOUNTS)[number]['username']

/** What a person types to sign in. */
export interface Credentials {
  readonly username: string
  readonly password: string
  readonly userType: UserType
}

export const DEMO_PASSWORD = process.env.DEMO_PASSWORD ?? 'Demo@2026!'

/** The credentials of a demonstration account. */
export function demoAccount(name: DemoName): Credentials {
  const account = DEMO_ACCOUNTS.find(({ username }) => username === name)
  if (!account) throw new Error(`no demonstration account ${name}`)
  return { username: name, password: DEMO_PASSWORD, userType: account.userType }
}

/** Signs in through the calls alone and answers the token pair. */
export async function tokenOf(
  request: APIRequestContext,
  who: DemoName | Credentials,
): Promise<CallOutput<typeof login>> {
  const { username, password, userType } = typeof who === 'string' ? demoAccount(who) : who
  const { uuid } = await ask(request, getCaptcha, {})
  const verificationCode = await captchaAnswer(request, uuid)
  return ask(request, login, { body: { username, password, verificationCode, uuid, userType } })
}

/** Signs the browser of this page in, as the login dialog would leave it: the next page load is signed in. */
export async function signIn(page: Page, who: DemoName | Credentials): Promise<string> {
  const { access_token, expires_in } = await tokenOf(page.request, who)
  const expires = Math.floor(Date.now() / 1000) + expires_in
  const cookie = { url: process.env.BASE_URL ?? '', sameSite: 'Lax', expires } as const
  await page.context().addCookies([
    { ...cookie, name: 'Admin-Token', value: access_token },
    { ...cookie, name: 'Admin-Expires-In', value: String(expires_in) },
  ])
  return access_token
}

/** A page of another person: a browser of its own, signed in. */
export async function pageOf(browser: Browser, who: DemoName | Credentials): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, who)
  return page
}
