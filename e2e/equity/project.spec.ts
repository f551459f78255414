import { randomInt } from 'node:crypto'
import { expect, test } from '../support/test.ts'
import { getProjectTeaser } from '../../packages/contract/src/equity/project-calls.ts'
import { listOrganisations } from '../../packages/contract/src/organisations/calls.ts'
import { demoAccount, pageOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { send } from '../support/calls.ts'
import { applicationPage } from '../support/console-pages.ts'
import { fillFields } from '../support/fields.ts'
import { LoginDialog } from '../support/login-dialog.ts'
import { SOON } from '../support/one-moment.ts'

test('from the portal through draft and review to the public teaser, and off line again', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const name = `示例冻干车间${randomInt(10 ** 9)}`
  const login = new LoginDialog(page)
  await page.goto('/equityProjects')
  await page.getByRole('button', { name: '创建项目' }).click()
  await login.logIn(demoAccount('enterprise'))
  await expect(page).toHaveURL(/\/console\/equityFinancing\/add/)
  const form = page.locator('form')
  await fillFields(form, { 项目名称: '保本项目方案', 融资金额: '876', 拟出让股权比例: '12.5' })
  await fillFields(form, { 项目简介: '新建冻干车间，资金用于设备和厂房。' })
  for (const [label, option] of [
    ['融资轮次', 'A 轮'],
    ['所属行业', '制造业'],
  ] as const) {
    // A list that closes while the page is still being drawn is opened again.
    await expect(async () => {
      await page.getByLabel(label, { exact: true }).click()
      await page.getByTitle(option, { exact: true }).last().click(SOON)
    }).toPass()
  }
  await page.getByLabel('成立日期').fill('2019-05-06')
  await page.getByLabel('成立日期').press('Tab')
  await page.getByRole('radiogroup', { name: '已有营业收入' }).getByLabel('是').check()
  await page.getByRole('radiogroup', { name: '已经盈利' }).getByLabel('否').check()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText('项目名称不能含有收益承诺（“保本”），请删去')).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes(name) === true)
  await fillFields(form, { 项目名称: name })
  expect((await saved).ok()).toBe(true)
  await expect(page.getByText('草稿已保存在您的账号里，换设备登录也能继续填写。')).toBeVisible()
  await expect(page).toHaveURL(/add\?id=\d+$/)
  await page.reload()
  await expect(page.getByLabel('项目名称')).toHaveValue(name)
  await page.getByRole('button', { name: '提交审核' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认提交' }).click()
  await expect(page).toHaveURL(/\/console\/personal\/equity\/\d+$/)
  const id = page.url().split('/').at(-1) ?? ''
  const teaser = async () => (await send(page.request, getProjectTeaser, { params: { id } })).status
  expect(await teaser()).toBe(404)

  const office = await pageOf(browser, 'government')
  await office.goto(`/console/office/equity?keyword=${name}`)
  await office.getByRole('link', { name }).click()
  const approval = { button: '审核通过', title: '审核通过', confirm: '确认通过', said: '项目已发布' }
  await applicationPage.take(office, approval)
  await expectAccessible(office)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/equityProjects?keyword=${name}`)
  await visitor.getByRole('link', { name, exact: true }).click()
  await expect(visitor).toHaveURL(/\/equityProjectDetails\?id=\d+$/)
  await expect(visitor.getByText('500–1,000 万元').first()).toBeVisible()
  const shown = visitor.getByRole('main')
  for (const hidden of ['876 万元', '12.5', '陇原食品', '资金用于设备'])
    await expect(shown).not.toContainText(hidden)
  await expectAccessible(visitor)

  await page.reload()
  const offline = { button: '下线项目', title: '下线项目', confirm: '确认下线', said: '项目已下线' }
  await applicationPage.take(page, offline)
  expect(await teaser()).toBe(404)
})

test('the page of an equity institution leads to the form that names it', async ({ page, request }) => {
  const { data } = await send(request, listOrganisations, { body: { orgType: 'equity', pageSize: 1 } })
  const [fund] = data.list
  await page.goto(`/orgDetails?id=${fund?.id}`)
  const login = new LoginDialog(page)
  await page.getByRole('button', { name: '向该机构提交股权融资项目' }).click()
  await login.logIn(demoAccount('enterprise'))
  await expect(page).toHaveURL(new RegExp(`/console/equityFinancing/add\\?orgNo=${fund?.id}$`))
  await expect(
    page
      .locator('form')
      .getByText(fund?.name ?? '')
      .first(),
  ).toBeVisible()
})
