import { expect, PHONE, test } from '../support/test.ts'
import { hotp, stepOf } from '../../apps/server/src/security/totp.ts'
import { getUserInfo } from '../../packages/contract/src/identity/calls.ts'
import { signIn, tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { send } from '../support/calls.ts'
import { pdf, png } from '../support/documents.ts'
import { field } from '../support/fields.ts'
import { secretBytes } from '../support/shown-secret.ts'
import { registeredEnterprise } from '../support/through-calls.ts'

test('other devices are listed and signed out, this one stays', PHONE, async ({ page, request }) => {
  const enterprise = await registeredEnterprise(request, '620102')
  await signIn(page, enterprise)
  const other = await tokenOf(request, enterprise)
  await page.goto('/console/security')
  const sessions = page.getByRole('list', { name: '登录设备列表' })
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await expect(sessions.getByText('当前设备')).toHaveCount(1)
  await page.getByRole('button', { name: '退出其他全部设备' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '全部退出' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  expect((await send(request, getUserInfo, {}, { token: other.access_token })).status).toBe(401)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '账号与安全' })).toBeVisible()
})

test(
  'everybody says how to be called and is shown by a picture, which is taken away again',
  PHONE,
  async ({ page, request }) => {
    await signIn(page, await registeredEnterprise(request, '620102'))
    await page.goto('/console/security')
    const panel = page.getByRole('region', { name: '个人资料' })
    const dialog = page.getByRole('dialog', { name: '修改个人资料' })
    const upload = dialog.locator('[data-upload]')
    await panel.getByRole('button', { name: '修改个人资料' }).click()
    await field(dialog, '昵称').fill(' ')
    await upload.setInputFiles({ ...pdf('头像.pdf') })
    await expect(dialog.getByRole('button', { name: '移除 头像.pdf' })).toBeVisible()
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog.getByText('请输入昵称')).toBeVisible()
    await field(dialog, '昵称').fill('陇上人家')
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog.getByText('头像须为图片')).toBeVisible()
    await dialog.getByRole('button', { name: '移除 头像.pdf' }).click()
    await upload.setInputFiles({ ...png('头像.png') })
    await expect(dialog.getByRole('button', { name: '移除 头像.png' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('个人资料已保存')).toBeVisible()
    await expect(panel).toContainText('陇上人家')
    await expect(panel.getByRole('img', { name: '头像' })).toBeVisible()
    await panel.getByRole('button', { name: '修改个人资料' }).click()
    await dialog.getByRole('checkbox', { name: '不再使用现在的头像' }).check()
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(panel).toContainText('未设置')
  },
)

test('a new password takes the place of the old one', async ({ page, request }) => {
  const enterprise = await registeredEnterprise(request, '620102')
  await signIn(page, enterprise)
  await page.goto('/console/security')
  await page.getByRole('button', { name: '修改密码' }).click()
  const dialog = page.getByRole('dialog', { name: '修改密码' })
  const next = `${enterprise.password}2`
  await field(dialog, '原密码').fill(enterprise.password)
  await field(dialog, '新密码').fill(next)
  await field(dialog, '再输一次新密码').fill(`${next}x`)
  await dialog.getByRole('button', { name: '保存新密码' }).click()
  await expect(dialog.getByText('两次输入的新密码不一致')).toBeVisible()
  await field(dialog, '再输一次新密码').fill(next)
  await dialog.getByRole('button', { name: '保存新密码' }).click()
  await expect(page.getByText('密码已修改，其他设备已退出登录')).toBeVisible()
  expect((await tokenOf(request, { ...enterprise, password: next })).access_token).toBeTruthy()
})

test(
  'an authenticator app is bound by the QR code or the secret beside it, and recovery codes are kept',
  PHONE,
  async ({ page, request }) => {
    const enterprise = await registeredEnterprise(request, '620102')
    await signIn(page, enterprise)
    await page.goto('/console/security')
    await page.getByRole('button', { name: '绑定动态口令' }).click()
    await field(page.locator('body'), '登录密码').fill(enterprise.password)
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByRole('img', { name: /动态口令绑定二维码/ })).toBeVisible()
    await expectAccessible(page)
    const secret = secretBytes(await page.locator('.secret code').innerText())
    await page.getByLabel('6 位动态口令').fill(hotp(secret, stepOf(new Date())))
    await page.getByRole('button', { name: '完成绑定' }).click()
    await expect(page.getByRole('list', { name: '恢复码列表' }).getByRole('listitem').first()).toBeVisible()
    await expect(page.locator('.ant-modal-close')).toHaveCount(0)
    await page.getByRole('checkbox', { name: '我已妥善保存恢复码' }).check()
    await page.getByRole('button', { name: '完成', exact: true }).click()
    await expect(page.getByText(/^已于 .+ 绑定$/)).toBeVisible()
    await expect(page.getByRole('button', { name: '重新生成恢复码' })).toBeVisible()
  },
)
