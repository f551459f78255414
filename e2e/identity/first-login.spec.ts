import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { LoginDialog } from '../support/login-dialog.ts'
import { newcomer } from '../support/staff.ts'

const password = 'Fresh#2026-gansu'

async function agree(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '请阅读并同意协议' })).toBeVisible()
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByRole('button', { name: '同意并继续' }).click()
}

for (const userType of ['institution', 'government', 'operator'] as const) {
  test(`in the portal ${userType} staff replace the initial password and go on with what they wanted`, async ({
    page,
    request,
  }) => {
    const somebody = await newcomer(request, userType)
    const login = new LoginDialog(page)
    await page.goto('/lanzhou/productDetails?id=2')
    await page.getByRole('button', { name: '立即申请' }).click()
    await login.logIn(somebody)
    await login.setNewPassword(password)
    await login.logIn({ ...somebody, password })
    const warning = page.getByRole('status').filter({ hasText: '请使用企业账号登录后申请金融产品' })
    await expect(warning).toBeVisible()
    await expect(page).toHaveURL('/lanzhou/productDetails?id=2')
    await expect(page.getByRole('complementary', { name: '重置初始密码' })).toHaveCount(0)
  })
}

test('an enterprise that was registered for replaces the password, agrees, and stands where it applies', async ({
  page,
  request,
}) => {
  const somebody = await newcomer(request, 'enterprise')
  const login = new LoginDialog(page)
  await page.goto('/productDetails?id=2')
  await page.getByRole('button', { name: '立即申请' }).click()
  await login.logIn(somebody)
  await login.setNewPassword(password)
  await login.logIn({ ...somebody, password })
  await agree(page)
  await expect(page).toHaveURL(/\/console\/product\/apply\?proId=2/)
})

test('certification never calls an enterprise with an initial password another kind of account: it leads to the reset and back', async ({
  page,
  request,
}) => {
  const somebody = await newcomer(request, 'enterprise')
  await signIn(page, somebody)
  await page.goto('/lanzhou/authentication')
  await expect(page.getByRole('dialog', { name: '重置密码' })).toBeVisible()
  await page.getByRole('button', { name: '关闭', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '请先设置新密码' })).toBeVisible()
  await expect(page.getByText('当前账号不是企业账号')).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: '重置初始密码' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/lanzhou/financial')
  await page
    .getByRole('complementary', { name: '重置初始密码' })
    .getByRole('button', { name: '设置新密码' })
    .click()
  await expect(page.getByRole('dialog', { name: '重置密码' })).toBeVisible()
  const login = new LoginDialog(page)
  await page.goto('/lanzhou/authentication')
  await login.setNewPassword(password)
  await login.logIn({ ...somebody, password })
  await agree(page)
  await expect(page).toHaveURL('/lanzhou/authentication')
  await expect(page.getByRole('region', { name: '认证步骤' })).toBeVisible()
})

test('in the console the initial password is replaced and one goes on to where one wanted, agreement included', async ({
  page,
  request,
}) => {
  const somebody = await newcomer(request, 'enterprise')
  await signIn(page, somebody)
  await page.goto('/console/messages?unread=true')
  await expect(page).toHaveURL('/console/first-login')
  await page.getByLabel('新密码', { exact: true }).fill(password)
  await page.getByLabel('再输一次新密码').fill(password)
  await page.getByRole('button', { name: '保存新密码' }).click()
  await expect(page).toHaveURL('/console/login?from=%2Fmessages%3Funread%3Dtrue')
  await signIn(page, { ...somebody, password })
  await page.reload()
  await agree(page)
  await expect(page).toHaveURL('/console/messages?unread=true')
})

test('the certification page asks who has not agreed yet to agree, and leads back', async ({
  page,
  request,
}) => {
  const somebody = await newcomer(request, 'enterprise')
  const login = new LoginDialog(page)
  await page.goto('/index')
  await login.open()
  await login.logIn(somebody)
  await login.setNewPassword(password)
  await page.getByRole('button', { name: '关闭', exact: true }).click()
  await signIn(page, { ...somebody, password })
  await page.goto('/authentication')
  await expect(page.getByRole('heading', { level: 1, name: '请先同意服务协议' })).toBeVisible()
  await page.getByRole('link', { name: '阅读协议' }).click()
  await agree(page)
  await expect(page).toHaveURL('/authentication')
  await expect(page.getByRole('region', { name: '认证步骤' })).toBeVisible()
})
