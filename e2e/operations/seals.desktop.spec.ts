import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { newOperator } from '../support/staff.ts'

const STANDING = {
  suite: 's1',
  keyId: '0a1b2c3d',
  total: 40,
  left: 10,
  unknown: 0,
  isRunning: false,
  holders: [
    {
      holder: 'account',
      total: 40,
      left: 10,
      seals: [
        { suite: 'g1', keyId: '99887766', count: 10 },
        { suite: 's1', keyId: '0a1b2c3d', count: 30 },
      ],
    },
  ],
  oldKeys: [{ keyId: '99887766', left: 10, isFree: false }],
  bindings: [{ code: 'recoveryCode', count: 2 }],
}

test('an operator sees that everything is sealed with the present key', async ({ page, request }) => {
  await signIn(page, await newOperator(request))
  await page.goto('/console/seals')
  const now = page.getByRole('region', { name: '当前情况' })
  await expect(now).toContainText('全部数据都由现用密钥加密')
  await expect(page.getByRole('table', { name: '各类数据' })).toContainText('账号的手机号')
  await expect(page.getByRole('button', { name: '开始更换' })).toBeHidden()
  await expectAccessible(page)
})

test('what an old key sealed is renewed after one question, and the page tells what the old key still binds', async ({
  page,
  request,
}) => {
  await signIn(page, await newOperator(request))
  // The server of these tests has one key; what it does with two its own tests say.
  let standing: object = STANDING
  const answer = () => ({ json: { code: 200, msg: '操作成功', data: standing } })
  await page.route('**/console/operations/seals', (route) => route.fulfill(answer()))
  await page.route('**/console/operations/seals/renew', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ suite: 's1', keyId: '0a1b2c3d' })
    standing = { ...STANDING, isRunning: true }
    await route.fulfill(answer())
    standing = { ...STANDING, left: 0, oldKeys: [{ keyId: '99887766', left: 0, isFree: true }] }
  })
  await page.goto('/console/seals')
  await expect(page.getByText('旧密钥 99887766 仍需保留')).toBeVisible()
  await expect(page.getByRole('region', { name: '移除旧密钥前请确认' })).toContainText('两步验证的恢复码')
  await expect(page.getByRole('row').filter({ hasText: '账号的手机号' })).toContainText('99887766（g1）10 项')
  await expectAccessible(page)
  await page.getByRole('button', { name: '开始更换' }).click()
  const dialog = page.getByRole('dialog', { name: '以现用密钥更换全部旧数据？' })
  await expect(dialog).toContainText('0a1b2c3d')
  await dialog.getByRole('button', { name: '确认开始' }).click()
  await expect(page.getByText('旧密钥 99887766 可以移除')).toBeVisible()
  await expect(dialog).toBeHidden()
})
