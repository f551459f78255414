import { randomInt } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import {
  getOrganisationRow,
  mergeOrganisation,
  type OrganisationRow,
  updateOrganisation,
} from '../../packages/contract/src/organisations/maintenance-calls.ts'
import { listProducts } from '../../packages/contract/src/products/product-calls.ts'
import { pageOf, signIn, tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask, send } from '../support/calls.ts'
import { applicationPage } from '../support/console-pages.ts'
import { newBank } from '../support/new-bank.ts'
import { newOfficer } from '../support/staff.ts'
import { certifiedEnterprise, submittedApplication } from '../support/through-calls.ts'

const NEEDED_YUAN = 500_000

/** Gives the bank a listed product: that of an example bank which is merged into it, the same one in every run. */
async function withProduct(request: APIRequestContext, token: string, bank: OrganisationRow) {
  const body = { orgCategory: 'ruralBank', sort: 'newest', pageSize: 100 } as const
  const { list } = await ask(request, listProducts, { body })
  const product = list.find(({ amountMaxYuan }) => amountMaxYuan >= NEEDED_YUAN)
  if (!product) throw new Error('no rural bank offers a product')
  const merge = (version: number) =>
    send(
      request,
      mergeOrganisation,
      {
        params: { id: product.orgId },
        body: { intoId: bank.id, products: 'keep', confirmName: product.orgName, version },
      },
      { token },
    )
  const first = await merge(1)
  if (first.status === 409) expect(await merge(first.data.version)).toMatchObject({ status: 200 })
  return product
}

test('two banks merge: their operator keeps the tree, a visitor is led on, and the officer goes on with the open case', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const serial = String(randomInt(10 ** 6)).padStart(6, '0')
  const { access_token: operator } = await tokenOf(request, 'operator')
  const old = await newBank(request, operator, `示例合并前银行${serial}`)
  const next = await newBank(request, operator, `示例承接银行${serial}`)
  const product = await withProduct(request, operator, old)
  const officer = await newOfficer(request, old.id)
  const enterprise = await certifiedEnterprise(request, '620102')
  const { applyNo } = await submittedApplication(request, enterprise, product)
  const branch = `${old.name}安宁支行`

  await test.step('the operator makes a branch and changes it', async () => {
    await signIn(page, 'operator')
    await page.goto('/console/organisations')
    await page.getByRole('searchbox').fill(old.name)
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('link', { name: old.name, exact: true }).click()
    await page.getByRole('button', { name: '新增下级机构' }).click()
    const drawer = page.getByRole('dialog', { name: `在${old.name}下新增机构` })
    await drawer.getByRole('button', { name: '新增', exact: true }).click()
    await expect(drawer.getByText('请输入机构名称')).toBeVisible()
    await drawer.getByLabel('机构名称').fill(branch)
    await drawer.getByLabel('机构简称').fill(`安宁支行${serial}`)
    await drawer.getByRole('button', { name: '新增', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: branch })).toBeVisible()
    await page.getByRole('button', { name: '修改资料' }).click()
    const dialog = page.getByRole('dialog', { name: '修改机构资料' })
    await dialog.getByLabel('联系电话').fill('0931-1234567')
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('0931-1234567')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the operator sees what goes on and what stays, types the name, and merges', async () => {
    await page.goto(`/console/organisations/${old.id}`)
    await page.getByRole('button', { name: '并入其他机构' }).click()
    const dialog = page.getByRole('dialog', { name: `将${old.name}并入其他机构` })
    const into = dialog.getByRole('combobox', { name: '承接机构' })
    await into.fill(next.name)
    await page.getByTitle(next.name, { exact: true }).click()
    const affairs = dialog.getByRole('table', { name: '并入后的去留' })
    await expect(affairs.getByRole('row', { name: /下级机构/ })).toContainText('家')
    await expect(affairs.getByRole('row', { name: /在办申请/ })).toContainText(/[1-9]\d* 笔/)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '确认并入' }).click()
    await expect(dialog.getByText('请输入机构名称', { exact: true })).toBeVisible()
    await dialog.getByLabel(/请输入机构名称/).fill(old.name)
    await dialog.getByRole('button', { name: '确认并入' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: `查看承接机构：${next.name}` })).toBeVisible()
    await expect(page.getByRole('button', { name: '修改资料' })).toHaveCount(0)
  })

  await test.step('a visitor at the old address reads who goes on and is led there', async () => {
    const visitor = await (await browser.newContext()).newPage()
    const answer = await visitor.goto(`/orgDetails?id=${old.id}`)
    expect(answer?.status()).toBe(200)
    await expect(visitor.getByRole('heading', { name: `该机构已并入${next.name}` })).toBeVisible()
    await expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`id=${next.id}$`),
    )
    await expectAccessible(visitor)
    await visitor.getByRole('link', { name: `前往${next.name}` }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: next.name })).toBeVisible()
    await expect(visitor.getByRole('link', { name: new RegExp(`^${old.name}（`) })).toBeVisible()
    await visitor.context().close()
  })

  await test.step('the officer signs in again and finds the open case, now of the new bank', async () => {
    const desk = await pageOf(browser, officer)
    await applicationPage.openAsInstitution(desk, enterprise.corporateName)
    await expect(desk.getByText(applyNo).first()).toBeVisible()
    await expect(applicationPage.timeline(desk)).toContainText('承接机构继续办理')
    await expect(
      applicationPage.actions(desk).getByRole('button', { name: '受理', exact: true }),
    ).toBeVisible()
    await desk.context().close()
  })

  await test.step('the enterprise is told, and its consent says who goes on', async () => {
    const owner = await pageOf(browser, enterprise)
    await owner.goto('/console/messages')
    await expect(owner.getByText('办理机构变更').first()).toBeVisible()
    await owner.goto('/console/personal/authorisations')
    await expect(owner.getByText(new RegExp(`起由${next.name}继续履行`))).toBeVisible()
    await owner.context().close()
  })
})

test('whoever changes an organisation after somebody else is told so, also where the page was read anew meanwhile', async ({
  page,
  request,
}) => {
  const { access_token: token } = await tokenOf(request, 'operator')
  const bank = await newBank(request, token, `示例同改银行${randomInt(10 ** 6)}`)
  const { id, name, shortName, orgCategory, regionCode, version } = bank
  const address = getOrganisationRow.path.replace('{id}', id)
  await page.clock.install()
  await signIn(page, 'operator')
  await page.goto(`/console/organisations/${id}`)
  await page.getByRole('button', { name: '修改资料' }).click()
  const dialog = page.getByRole('dialog', { name: '修改机构资料' })
  await dialog.getByLabel('联系电话').fill('0931-1234567')

  const theirs = { name, shortName, orgCategory, regionCode, address: '示例路 1 号', version }
  await ask(request, updateOrganisation, { params: { id }, body: theirs }, { token })
  await page.clock.fastForward('00:30')
  const renewed = page.waitForResponse((answer) => answer.url().endsWith(address))
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await renewed
  await expect(page.getByText('示例路 1 号')).toBeVisible()

  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('该机构已被他人修改，已显示最新内容，请核对后再操作。')).toBeVisible()
  await expect(dialog).toBeHidden()
})
