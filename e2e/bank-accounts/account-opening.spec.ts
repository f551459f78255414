import type { Locator, Page } from '@playwright/test'
import { listAccountOpenings } from '../../packages/contract/src/bank-accounts/calls.ts'
import { bankAccountErrors } from '../../packages/contract/src/bank-accounts/errors.ts'
import { demoAccount, pageOf, signIn, tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { applicationPage } from '../support/console-pages.ts'
import { LoginDialog } from '../support/login-dialog.ts'
import { expect, test } from '../support/test.ts'

const NEW = '/console/personal/account-openings/new'
const MOVES = {
  confirm: { button: '确认预约', title: '确认预约', confirm: '确认预约', said: '预约已确认，已通知企业' },
  verify: { button: '开始核实', title: '开始核实', confirm: '开始核实', said: '已开始核实' },
  open: {
    button: '回写开户成功',
    title: '回写开户成功',
    confirm: '确认开户成功',
    said: '已回写开户结果',
  },
} as const

/** The last free time of the last free day of the nearest branch: other tests want the first. */
async function chooseTime(scope: Page | Locator): Promise<void> {
  const branch = scope.getByRole('listitem').filter({ hasText: '祁连银行皋兰支行' })
  await branch
    .getByRole('group', { name: /有空余时段的日期$/ })
    .getByRole('button')
    .last()
    .click()
  await branch
    .getByRole('button', { name: /余 \d+ 个名额$/ })
    .last()
    .click()
  await expect(scope.getByText(/^已选：祁连银行皋兰支行/)).toBeVisible()
}

/** A general account at the nearest branch. */
async function fillOpening(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^一般存款账户/ }).check()
  await chooseTime(page)
  await page.getByRole('radio', { name: '已备案' }).check()
  await page.getByLabel('开户用途').fill('流动资金贷款的发放和归还')
  await page.getByLabel('经办人姓名').fill('示例经办人')
  await page.getByLabel('经办人身份证号').fill('620102199001010011')
  await page.getByLabel('经办人电话').fill('13900001234')
}

test('from the service on the home page to the opened account, through the login and both sides of the console', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const login = new LoginDialog(page)
  await page.goto('/index')
  await login.open()
  await login.logIn(demoAccount('enterprise'))
  await expect(login.dialog).toBeHidden()
  await page.getByRole('link', { name: /银行开户/ }).click()
  await expect(page).toHaveURL(new RegExp(`${NEW}$`))
  await expect(page.getByText('企业已有基本存款账户或在办申请', { exact: false })).toBeVisible()
  await fillOpening(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: '下一步：核对' }).click()
  await expect(page.getByRole('heading', { name: '请核对预约内容' })).toBeFocused()
  await expect(page.getByText('620***********0011')).toBeVisible()
  await page.getByRole('button', { name: '提交预约' }).click()
  await expect(page.getByText('请先阅读并勾选同意书')).toBeVisible()
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByRole('button', { name: '提交预约' }).click()
  await expect(page.getByRole('list', { name: '办理进度' })).toContainText('等待网点确认预约')
  await expect(page.getByText('演示数据')).toBeVisible()
  const id = page.url().split('/').at(-1) ?? ''

  await test.step('a time that has filled up meanwhile is refused at its field', async () => {
    const { key, number, status, msg } = bankAccountErrors.slotFull
    const error = { key, number, fields: { appointTime: msg }, requestId: 'e2e' }
    const address = `**/openings/${id}/change`
    await page.route(address, (route) => route.fulfill({ status, json: { code: status, msg, error } }))
    await applicationPage.actions(page).getByRole('button', { name: '改约' }).click()
    const dialog = page.getByRole('dialog', { name: '改约' })
    await chooseTime(dialog)
    await dialog.getByRole('button', { name: '下一步' }).click()
    await dialog.getByRole('button', { name: '确认改约' }).click()
    await expect(dialog.getByText(msg)).toBeVisible()
    await expect(dialog.getByText(/^已选：祁连银行皋兰支行/)).toBeVisible()
    await expect(page.getByText(/刚刚被其他人处理过/)).toBeHidden()
    await page.unroute(address)
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect(dialog).toBeHidden()
  })

  const staff = await pageOf(browser, 'officer')
  await staff.goto(`/console/workbench/account-openings/${id}`)
  await expect(staff.getByText('示例经办人 139****1234')).toBeVisible()
  await applicationPage.take(staff, MOVES.confirm)
  await staff.getByRole('button', { name: '查看完整号码' }).click()
  await expect(staff.getByText('示例经办人 13900001234')).toBeVisible()
  await applicationPage.take(staff, MOVES.verify)
  await applicationPage.take(staff, MOVES.open, async (dialog) => {
    await dialog.getByLabel('银行账号').fill('1010 0000 0000 4321')
  })
  await page.reload()
  await expect(page.getByText('****4321').first()).toBeVisible()
  await expect(page.getByText('办结后已删除')).toBeVisible()
  await expect(page.getByRole('list', { name: '办理进度' })).toContainText('开户成功 → 已开户')
  await expectAccessible(page)
})

test('what was typed survives a reload and a refusal at its field', async ({ page }) => {
  await signIn(page, 'enterprise')
  await page.goto(NEW)
  await fillOpening(page)
  await page.getByLabel('经办人身份证号').fill('620102199001010012')
  await page.getByRole('button', { name: '下一步：核对' }).click()
  await expect(page.getByText('请输入正确的经办人身份证号')).toBeVisible()
  await expect(page.getByText('草稿已保存在您的账号里', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('开户用途')).toHaveValue('流动资金贷款的发放和归还')
  await expect(page.getByText(/^已选：祁连银行皋兰支行/)).toBeVisible()
  await page.getByRole('button', { name: '清空重填' }).click()
  await page.getByRole('button', { name: '清空', exact: true }).click()
  // Begun anew it holds what an earlier opening said, and neither the branch nor the identity number.
  await expect(page.getByLabel('经办人身份证号')).toHaveValue('')
  await expect(page.getByText(/^已选：祁连银行皋兰支行/)).toBeHidden()
})

test('a branch changes the places of one time, and other institutions have no openings', async ({
  page,
  browser,
}) => {
  await signIn(page, 'officer')
  await page.goto('/console/workbench/opening-branches')
  const slot = page.getByRole('button', { name: /15:00 已约 0 / }).last()
  await slot.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('名额').fill('0')
  await dialog.getByRole('button', { name: '保存名额' }).click()
  await expect(page.getByText('名额已调整')).toBeVisible()
  const lease = await pageOf(browser, 'lease')
  await lease.goto('/console/workbench/account-openings')
  await expect(lease.getByText('无权限')).toBeVisible()
  const { access_token: token } = await tokenOf(lease.request, 'lease')
  expect((await ask(lease.request, listAccountOpenings, { body: {} }, { token })).total).toBe(0)
})

test('an enterprise that is not certified is led to the certification', async ({ page }) => {
  await signIn(page, 'enterprise2')
  await page.goto(NEW)
  await expect(page.getByText('请先完成企业认证')).toBeVisible()
  await page.getByRole('link', { name: '去认证' }).click()
  await expect(page).toHaveURL(/\/authentication$/)
})
