import type { OpenScope } from '@lqr/contract/kernel/open-scopes.ts'
import { createOpenKey, issueOpenToken } from '@lqr/contract/open/key-calls.ts'
import { chinaDay } from '@lqr/contract/rules/china-day.ts'
import type { TestApp } from '../../testing/test-app.ts'

export interface SystemCredential {
  readonly clientId: string
  readonly clientSecret: string
}

/** A day on which a key may end, most of a year ahead. */
export function keyEnd(now: Date): string {
  return chinaDay(new Date(now.getTime() + 300 * 86_400_000))
}

/** A key as a manager makes it in the workbench. */
export async function makeOpenKey(
  t: TestApp,
  manager: { readonly token: string },
  scopes: OpenScope[],
  expiresOn = keyEnd(t.services.now()),
): Promise<SystemCredential & { readonly id: string }> {
  const { data } = await t.call(
    createOpenKey,
    { body: { name: '示例核心系统', scopes, expiresOn } },
    { token: manager.token },
  )
  return { id: data.key.id, clientId: data.key.clientId, clientSecret: data.clientSecret }
}

export interface TokenAnswer {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly body: Record<string, unknown>
}

/** Asks for a token in the way of an OAuth 2 client. */
export async function askToken(
  t: TestApp,
  { clientId, clientSecret }: SystemCredential,
  more: Record<string, string> = {},
): Promise<TokenAnswer> {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  return sendForm(t, new URLSearchParams({ grant_type: 'client_credentials', ...more }).toString(), {
    authorization: `Basic ${basic}`,
  })
}

/** Sends a form to the token call as it is. */
export async function sendForm(
  t: TestApp,
  payload: string,
  headers: Record<string, string> = {},
): Promise<TokenAnswer> {
  const response = await t.app.inject({
    method: 'POST',
    url: issueOpenToken.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

/** A token of a new key with these scopes. */
export async function systemToken(
  t: TestApp,
  manager: { readonly token: string },
  scopes: OpenScope[],
): Promise<string> {
  const { body } = await askToken(t, await makeOpenKey(t, manager, scopes))
  return String(body.access_token)
}
