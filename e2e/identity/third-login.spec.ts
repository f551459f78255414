import { randomInt } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { resetPassword } from '../../packages/contract/src/identity/calls.ts'
import { getAgreement } from '../../packages/contract/src/identity/consent-calls.ts'
import { registerUserSysAuto } from '../../packages/contract/src/identity/user-admin-calls.ts'
import { signIn, tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask, send } from '../support/calls.ts'

/** From the portal to the sandbox's own login page. */
async function leave(page: Page): Promise<void> {
  await page.goto('/thirdLogin')
  await expect(page.getByRole('heading', { level: 1, name: '统一身份认证（演示）' })).toBeVisible()
}

/** An enterprise the provider registered, with a password of its own, that has not agreed to anything yet. */
async function makeEntrusted(request: APIRequestContext) {
  const serial = String(randomInt(10 ** 8)).padStart(8, '0')
  const username = `entrusted_${serial}`
  const { access_token: operator } = await tokenOf(request, 'operator')
  const body = { username, phone: `196${serial}`, corporateName: `示例代注册企业${serial}有限公司` }
  const { initialPassword } = await ask(request, registerUserSysAuto, { body }, { token: operator })
  const first = await tokenOf(request, { username, password: initialPassword, userType: 'enterprise' })
  const password = `Long!${serial}x`
  await ask(request, resetPassword, { body: { password } }, { token: first.access_token })
  return { username, password, userType: 'enterprise' } as const
}

/** The next ticket stands for a person of this account, who is new here. */
async function comesAs(page: Page, tokens: Awaited<ReturnType<typeof tokenOf>>): Promise<void> {
  await page.route('**/LoginController/ThirdLogin?*', (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: tokens } }),
  )
}

async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByRole('button', { name: '同意并继续' }).click()
  await expect(page.getByRole('heading', { name: '请阅读并同意协议' })).toBeHidden()
}

test('somebody with a unified identity comes back signed in, agreeing first when they are new here', async ({
  page,
}) => {
  await leave(page)
  await page.getByRole('link', { name: /示例经办人甲/ }).click()
  const consent = page.getByRole('heading', { level: 1, name: '请阅读并同意协议' })
  const home = page.getByRole('button', { name: /甘肃示例统一身份商贸有限公司/ })
  await expect(consent.or(home).first()).toBeVisible()
  expect(page.url()).not.toContain('ticket')
  if (await consent.isVisible()) {
    await agree(page)
    await page.goto('/index')
  }
  await expect(home).toBeVisible()
})

test('a ticket the service does not know ends in words and a way on, and nobody is signed in', async ({
  page,
}) => {
  await leave(page)
  await page.getByRole('link', { name: '登录失败的情形' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '登录没有完成' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('统一身份登录未完成或已过期')
  await expectAccessible(page)
  await page.getByRole('button', { name: '重新登录' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '统一身份认证（演示）' })).toBeVisible()
})

test('who turns back, or comes with a ticket of another window, is not signed in', async ({
  page,
  context,
}) => {
  await leave(page)
  await page.goto('/index')
  expect((await context.cookies()).filter(({ name }) => name === 'Admin-Token')).toEqual([])
  await page.goto('/thirdLogin?ticket=borrowed-ticket&state=somebody-elses')
  await expect(page.getByRole('alert')).toContainText('不是从当前浏览器窗口发起的')
  expect((await context.cookies()).filter(({ name }) => name === 'Admin-Token')).toEqual([])
})

test('an enterprise the provider registered agrees before anything else, and finds what it agreed to', async ({
  page,
  request,
}) => {
  await signIn(page, await makeEntrusted(request))
  await page.goto('/console/messages')
  await expect(page.getByRole('heading', { level: 1, name: '请阅读并同意协议' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '同意并继续' }).click()
  await expect(page.getByText('请阅读并勾选协议')).toBeVisible()
  await agree(page)
  await expect(page.getByRole('heading', { level: 1, name: '消息' })).toBeVisible()
  const { version, body: whole } = await ask(request, getAgreement, {})
  expect(await send(request, getAgreement, { query: { version } })).toMatchObject({ status: 200 })
  await page.goto('/console/agreements')
  await page.getByRole('link', { name: /^查看与打印/ }).click()
  await expect(page.getByText('首次登录')).toBeVisible()
  await expect(page.getByText(whole.slice(0, 20)).first()).toBeVisible()
  await expect(page.getByRole('button', { name: '打印' })).toBeVisible()
})

test('the page that was wanted survives the agreement, whichever way one came', async ({ page, request }) => {
  const account = await makeEntrusted(request)
  const wanted = '/lanzhou/financial?zone=technology'
  await comesAs(page, await tokenOf(request, account))
  await page.goto(`/thirdLogin?target=${encodeURIComponent(wanted)}`)
  await page.getByRole('link', { name: /示例经办人甲/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '请阅读并同意协议' })).toBeVisible()
  // Read at leisure: the target is not lost when the page is loaded again.
  await page.reload()
  await agree(page)
  await expect(page).toHaveURL(wanted)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an address of another platform brings its page through the agreement, and only one of ours', async ({
  page,
  request,
}) => {
  const tokens = await tokenOf(request, await makeEntrusted(request))
  await comesAs(page, tokens)
  await page.goto('/redirectLogin?ticket=ST-1&target=https%3A%2F%2Fevil.example')
  await expect(page.getByRole('heading', { level: 1, name: '无法从这个地址登录' })).toBeVisible()
  await page.goto('/redirectLogin?ticket=ST-1&target=%2Fconsole%2Fmessages%3Funread%3Dtrue')
  await page.getByRole('button', { name: '继续' }).click()
  await agree(page)
  await expect(page).toHaveURL('/console/messages?unread=true')
  await page.goto('/console/continue?to=https%3A%2F%2Fevil.example')
  await expect(page).toHaveURL('/index')
})
