import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { listLeaseTasks } from '../../packages/contract/src/leasing/calls.ts'
import { demoAccount, pageOf, signIn, tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { applicationPage } from '../support/console-pages.ts'
import { expectRefused, field, fillFields } from '../support/fields.ts'
import { LoginDialog } from '../support/login-dialog.ts'

const MOVES = {
  accept: { button: '接洽', title: '接洽租赁需求', confirm: '确认接洽', said: '已接洽' },
  offer: { button: '报价', title: '租赁报价', confirm: '发送报价', said: '报价已发送' },
  sign: { button: '记录签约', title: '记录签约', confirm: '确认已签约', said: '已记录签约' },
  close: { button: '记录办结', title: '记录设备交付起租', confirm: '确认办结', said: '已办结' },
} as const

const needForm = (page: Page) => page.getByRole('form', { name: '填写租赁需求' })
const equipment = () => `示例分拣设备${randomInt(10 ** 9)}`

/** Everything but the consent; the value first, so that the amount is checked against it. */
async function fillNeed(page: Page, equipmentName: string): Promise<void> {
  const form = needForm(page)
  await fillFields(form, {
    设备名称: equipmentName,
    设备价值: '100',
    融资金额: '80',
    租赁用途: '新建果蔬分拣车间',
    联系人: '示例联系人',
    联系电话: '13900001234',
  })
  await field(form, '设备类别').selectOption({ label: '冷链与仓储设备' })
  await field(form, '设备所在地区 · 市（州）').selectOption({ label: '兰州市' })
  await expect(form.getByText('将提供给：', { exact: false })).toContainText('示例融资租赁有限公司')
}

async function openRow(page: Page, address: string, keyword: string): Promise<void> {
  await page.goto(address)
  const search = page.getByRole('search').getByRole('searchbox')
  await search.fill(keyword)
  await search.press('Enter')
  await expect(page).toHaveURL(/keyword=/)
  await expect(page.getByRole('link', { name: '甘肃示例陇原食品有限公司' })).toHaveCount(1)
}

test('from the need on the page to the signed lease, through the login and both sides of the console', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const name = equipment()
  const login = new LoginDialog(page)
  await page.goto('/leaseForm')
  const form = needForm(page)
  await fillNeed(page, name)
  await form.getByRole('button', { name: '提交租赁需求' }).click()
  await expectRefused(form.getByRole('checkbox'), /请阅读并勾选/)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: '提交租赁需求' }).click()
  await expect(login.dialog).toBeVisible()
  await login.logIn(demoAccount('enterprise'))
  await expect(page.getByRole('heading', { name: '租赁需求已提交' })).toBeVisible()

  const staff = await pageOf(browser, 'lease')
  await openRow(staff, '/console/workbench/leases', name)
  await staff.getByRole('link', { name: '甘肃示例陇原食品有限公司' }).click()
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('甘肃示例陇原食品有限公司')
  const awaited = staff.getByRole('list', { name: '办理环节' }).locator('[aria-current=step]')
  await expect(awaited).toContainText('轮到您')
  await expect(staff.getByText('139****1234')).toBeVisible()
  await applicationPage.take(staff, MOVES.accept)
  await staff.getByRole('button', { name: '查看完整号码' }).click()
  await expect(staff.getByText('示例联系人 13900001234')).toBeVisible()
  await applicationPage.take(staff, MOVES.offer, async (dialog) => {
    await dialog.getByLabel('年利率').fill('6')
    await expect(dialog.getByText('按等额、期末支付测算约 24,338 元')).toBeVisible()
    await dialog.getByLabel('每月租金').fill('24338')
  })
  await expect(applicationPage.actions(staff).getByRole('button', { name: '记录签约' })).toBeHidden()
  await expect(awaited).toContainText('接受报价')
  await expect(awaited).not.toContainText('轮到您')

  await page.getByRole('link', { name: '查看我的租赁需求' }).click()
  await expect(page).toHaveURL(/\/console\/personal\/leases/)
  await page.getByRole('link', { name }).click()
  const offer = page.getByRole('region', { name: '兰州新区示例融资租赁有限公司' })
  await expect(offer.getByText('意向，不是审批结论')).toBeVisible()
  await expect(offer.getByText('2.43 万元')).toBeVisible()
  await offer.getByRole('button', { name: '接受报价' }).click()
  await page.getByRole('dialog', { name: '接受报价' }).getByRole('button', { name: '确认接受' }).click()
  await expect(page.getByText('已接受报价，请等待机构联系签约')).toBeVisible()

  await staff.reload()
  await applicationPage.take(staff, MOVES.sign)
  await applicationPage.take(staff, MOVES.close)
  await page.reload()
  await expect(page.getByRole('list', { name: '办理进度' })).toContainText('办结 → 已办结')
  await expect(page.getByText('您已与其他机构签约，本条自动关闭。').first()).toBeVisible()
  await expectAccessible(page)
})

test('what was typed survives a reload and a refusal, consent to others is given anew, and six digits are asked about', async ({
  page,
}) => {
  const name = equipment()
  await signIn(page, 'enterprise')
  await page.goto('/leaseForm')
  await fillNeed(page, name)
  await page.reload()
  const form = needForm(page)
  await expect(page.getByText('已恢复您上次填写的内容。')).toBeVisible()
  await expect(field(form, '设备名称')).toHaveValue(name)
  await expect(form.getByText('将提供给：', { exact: false })).toBeVisible()
  await field(form, '融资金额').fill('90')
  await field(form, '融资金额').blur()
  await expectRefused(field(form, '融资金额'), /最多 80 万元/)
  const consent = form.getByRole('checkbox')
  const area = field(form, '设备所在地区 · 市（州）')
  await consent.check()
  await area.selectOption({ label: '天水市' })
  await expect(consent).not.toBeChecked()
  await area.selectOption({ label: '兰州市' })
  await consent.check()
  await form.getByRole('button', { name: '提交租赁需求' }).click()
  await expect(field(form, '融资金额')).toBeFocused()
  await expect(field(form, '设备名称')).toHaveValue(name)
  await field(form, '设备价值').fill('1000000')
  await field(form, '设备价值').blur()
  const question = page.getByRole('alertdialog', { name: '请核对金额单位' })
  await expect(question.getByRole('button', { name: /确定是万元/ })).toBeDisabled()
  await question.getByRole('button', { name: '不是，重新填写' }).click()
  await expect(field(form, '设备价值')).toHaveValue('')
})

test('where those whom the consent named have changed, the new list is shown and agreed to, with all that was typed', async ({
  page,
}) => {
  const name = equipment()
  const gone = { id: '999999', name: '陇上示例租赁', regionName: '甘肃省', phone: null }
  const address = /\/console\/leasing\/institutions\?/
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, data: [...answer.data, gone] } })
  })
  await signIn(page, 'enterprise')
  await page.goto('/leaseForm')
  await fillNeed(page, name)
  const form = needForm(page)
  const consent = form.getByRole('checkbox')
  await expect(form.getByText('将提供给：', { exact: false })).toContainText(gone.name)
  await consent.check()
  await page.unroute(address)
  await form.getByRole('button', { name: '提交租赁需求' }).click()
  await expectRefused(consent, /租赁机构有变化/)
  await expect(form.getByText('将提供给：', { exact: false })).not.toContainText(gone.name)
  await expect(consent).not.toBeChecked()
  await expect(field(form, '设备名称')).toHaveValue(name)
  await consent.check()
  await form.getByRole('button', { name: '提交租赁需求' }).click()
  await expect(page.getByRole('heading', { name: '租赁需求已提交' })).toBeVisible()
})

test('other accounts are told what they need, and an uncertified enterprise is led to the certification', async ({
  page,
  browser,
}) => {
  const fillAndSend = async (of: Page) => {
    await of.goto('/leaseForm')
    await fillNeed(of, equipment())
    await needForm(of).getByRole('checkbox').check()
    await needForm(of).getByRole('button', { name: '提交租赁需求' }).click()
  }
  await signIn(page, 'officer')
  await fillAndSend(page)
  await expect(page.getByText('请使用企业账号登录后提交租赁需求')).toBeVisible()
  const fresh = await pageOf(browser, 'enterprise2')
  await fillAndSend(fresh)
  await expect(fresh).toHaveURL(/\/authentication$/)
})

test('only leasing companies have lease needs in their menu and their lists', async ({ page }) => {
  await signIn(page, 'officer')
  await page.goto('/console/workbench/leases')
  await expect(page.getByText('无权限')).toBeVisible()
  const { access_token: token } = await tokenOf(page.request, 'officer')
  const { total } = await ask(page.request, listLeaseTasks, { body: {} }, { token })
  expect(total).toBe(0)
})

test('the calculator answers without JavaScript and keeps what was typed', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/leaseForm?amount=200&down=30&rate=5&termMonths=24&fee=0')
  const part = page.getByRole('region', { name: '算一算租金' })
  await expect(part.getByText('5.00%')).toBeVisible()
  await expect(part.getByText('融资 140 万元')).toBeVisible()
  await part.getByLabel('年利率').fill('50')
  await part.getByRole('button', { name: '计算' }).click()
  await expectRefused(page.getByLabel('年利率'), /0.01 到 36/)
  await context.close()
})
