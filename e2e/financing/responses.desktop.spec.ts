import { randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { createNeed, releaseNeed } from '../../packages/contract/src/financing/need-calls.ts'
import { providersOf } from '../../packages/contract/src/financing/response-kinds.ts'
import { listProducts } from '../../packages/contract/src/products/product-calls.ts'
import type { ProductCard } from '../../packages/contract/src/products/entities.ts'
import { pageOf, signIn, tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { applicationPage } from '../support/console-pages.ts'
import { inDays } from '../support/days.ts'
import { hears } from '../support/hears.ts'
import { offeredFor } from '../support/need-offer.ts'
import { newOfficerOf } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { certifiedEnterprise, productOfDemoBank } from '../support/through-calls.ts'

/** A need that the product of the demonstration bank meets, published. */
async function publishedNeed(request: APIRequestContext, token: string, title: string, product: ProductCard) {
  const body = {
    title,
    demandType: 'debt',
    amountYuan: product.amountMinYuan,
    termMonths: product.termMinMonths,
    guaranteeMode: product.guaranteeModes[0] ?? 'credit',
    purpose: '新建果蔬分拣车间',
    industryCode: 'C',
    areaCode: '620102',
    validTo: inDays(60),
    contactName: '示例联系人',
    contactPhone: '13900001234',
    slots: 2,
    showsCompany: false,
  } as const
  const { id } = await ask(request, createNeed, { body }, { token, key: randomUUID() })
  await ask(request, releaseNeed, { body: { id, consent: true } }, { token })
  return id
}

/** A bank of the province besides the demonstration bank, by a product that it lends everywhere. */
async function otherProduct(request: APIRequestContext, orgId: string): Promise<ProductCard> {
  const { list } = await ask(request, listProducts, { body: { onlineApply: true, pageSize: 100 } })
  const banks: readonly string[] = providersOf('debt')
  const found = list.find(
    (product) =>
      product.orgId !== orgId && product.areaCodes.length === 0 && banks.includes(product.orgCategory),
  )
  if (!found) throw new Error('no other bank lends in the whole province')
  return found
}

test('two institutions take a need and indicate, the enterprise compares them, chooses one, and its application is there', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000)
  const title = `示例分拣资金${randomInt(10 ** 9)}`
  const product = await productOfDemoBank(request)
  const enterprise = await certifiedEnterprise(request, '620102')
  const needId = await publishedNeed(request, enterprise.token, title, product)

  const officer = await pageOf(browser, 'officer')
  await officer.goto(`/console/workbench/needs?keyword=${title}`)
  await expect(officer.getByText(title)).toBeVisible()
  await expect(officer.getByText('剩余 2 / 2')).toBeVisible()
  await expectAccessible(officer)
  await officer.getByRole('button', { name: '抢单' }).click()
  const confirm = officer.getByRole('dialog', { name: '取得名额并联系企业' })
  await confirm.getByRole('button', { name: '抢单' }).click()
  await expect(officer).toHaveURL(/\/workbench\/responses\/\d+$/)
  await expect(officer.getByText('139****1234')).toBeVisible()
  await officer.getByRole('button', { name: '查看完整号码' }).click()
  await expect(officer.getByText('示例联系人 13900001234')).toBeVisible()
  const contact = {
    button: '记录首次联系',
    title: '记录首次联系',
    confirm: '确认已联系',
    said: '已记录首次联系',
  }
  await applicationPage.take(officer, contact, async (dialog) => {
    await dialog.getByLabel('联系方式').click()
    await officer.getByTitle('上门走访', { exact: true }).click()
  })
  const offer = { button: '给出意向', title: '给出融资意向', confirm: '发送意向', said: '意向已发送' }
  await applicationPage.take(officer, offer, async (dialog) => {
    await dialog.getByLabel('产品').click()
    await officer.getByTitle(product.name, { exact: true }).click()
    await dialog.getByLabel('意向年利率').fill(String(product.rateMin))
    await expect(dialog.getByText(/按所填利率和产品费用，综合年化成本/)).toBeVisible()
    await dialog.getByLabel('意向有效期至').fill(inDays(20))
    await dialog.getByLabel('意向有效期至').press('Tab')
  })
  await expectAccessible(officer)

  const rival = await otherProduct(request, product.orgId)
  await offeredFor(request, await newOfficerOf(request, rival.orgId), needId, rival)

  await signIn(page, enterprise)
  await page.goto(`/console/personal/needs/${needId}`)
  const panel = page.getByRole('region', { name: '机构响应' }).first()
  await expect(panel.getByText(product.orgName)).toBeVisible()
  await expect(panel.getByText(rival.orgName)).toBeVisible()
  await expect(panel.getByText('意向，不是审批结论')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: '选定这家' }).first().click()
  const choice = page.getByRole('dialog', { name: '选定机构并提交申请' })
  await expect(choice.getByRole('button', { name: '选定并提交申请' })).toBeDisabled()
  await choice.getByRole('checkbox').check()
  await choice.getByRole('button', { name: '选定并提交申请' }).click()
  await expect(page).toHaveURL(/\/personal\/applications\/\d+$/)
  await expect(page.getByText('新建果蔬分拣车间')).toBeVisible()
  await expect(page.getByText(product.name).first()).toBeVisible()
})

test('an enterprise turns down an institution that goes no further, and tells it why', async ({
  page,
  browser,
  request,
}) => {
  const product = await productOfDemoBank(request)
  const enterprise = await certifiedEnterprise(request, '620102')
  const needId = await publishedNeed(request, enterprise.token, `示例谢绝资金${randomInt(10 ** 9)}`, product)
  const { access_token: token } = await tokenOf(request, 'officer')
  const responseId = await offeredFor(request, token, needId, product)
  const why = '联系后两周没有进展。'

  await signIn(page, enterprise)
  await page.goto(`/console/personal/needs/${needId}`)
  const panel = page.getByRole('region', { name: '机构响应' }).first()
  const turnDown = panel.getByRole('button', { name: '谢绝' })
  await expect(panel).toContainText('名额 2 个，剩余 1 个')
  await turnDown.click()
  const dialog = page.getByRole('dialog', { name: '谢绝机构' })
  await expect(dialog).toContainText(product.orgName)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(dialog).toBeHidden()
  await turnDown.click()
  await dialog.getByRole('textbox').fill(why)
  await hears(page.getByText('已谢绝，机构已收到通知'), () =>
    dialog.getByRole('button', { name: '确认谢绝' }).click(),
  )
  await expect(turnDown).toHaveCount(0)
  await panel.getByText('已结束的响应（1）').click()
  await expect(panel.getByText(why)).toBeVisible()

  const officer = await pageOf(browser, 'officer')
  await officer.goto(`/console/workbench/responses/${responseId}`)
  await expect(officer.getByText(why).first()).toBeVisible()
  await expect(applicationPage.actions(officer)).toContainText('当前没有需要您处理的操作')
  await expect(officer.getByText(enterprise.corporateName)).toHaveCount(0)
})

test('the government sends a need to an institution, with the reasons of the rule before its eyes', async ({
  browser,
  request,
}) => {
  test.setTimeout(150_000)
  const title = `示例派单资金${randomInt(10 ** 9)}`
  const product = await productOfDemoBank(request)
  const enterprise = await certifiedEnterprise(request, '620102')
  const needId = await publishedNeed(request, enterprise.token, title, product)
  const office = await pageOf(browser, 'government')
  await office.goto(`/console/office/needs/${needId}`)
  await office.getByRole('button', { name: '派单' }).click()
  const dialog = office.getByRole('dialog', { name: '派单给机构' })
  const bank = dialog.getByRole('listitem').filter({ hasText: product.orgName }).first()
  await expect(bank.getByText(/产品条件/)).toBeVisible()
  await expectAccessible(office)
  await dialog.getByRole('checkbox', { name: `选择${product.orgName}` }).check()
  await dialog.getByRole('button', { name: '派给所选 1 家' }).click()
  await expect(office.getByText('已派单，机构已收到通知')).toBeVisible()
  await expect(
    office.getByRole('region', { name: '机构响应' }).first().getByText(product.orgName),
  ).toBeVisible()
})

test('an institution that came by itself while the dialog stood open leaves the choice, and the rest is sent', async ({
  browser,
  request,
}) => {
  test.setTimeout(150_000)
  const title = `示例派单资金${randomInt(10 ** 9)}`
  const product = await productOfDemoBank(request)
  const rival = await otherProduct(request, product.orgId)
  const officer = await newOfficerOf(request, rival.orgId)
  const enterprise = await certifiedEnterprise(request, '620102')
  const needId = await publishedNeed(request, enterprise.token, title, product)
  const office = await pageOf(browser, 'government')
  await office.goto(`/console/office/needs/${needId}`)
  await office.getByRole('button', { name: '派单' }).click()
  const dialog = office.getByRole('dialog', { name: '派单给机构' })
  const boxOf = ({ orgName }: ProductCard) =>
    dialog.getByRole('checkbox', { name: `选择${orgName}`, exact: true })
  await boxOf(rival).check()
  await boxOf(product).check()
  await dialog.getByLabel('派单说明').fill('请尽快联系企业')
  await offeredFor(request, officer, needId, rival)
  await dialog.getByRole('button', { name: '派给所选 2 家' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(boxOf(rival)).toHaveCount(0)
  await expect(dialog.getByLabel('派单说明')).toHaveValue('请尽快联系企业')
  await dialog.getByRole('button', { name: '派给所选 1 家' }).click()
  await expect(office.getByText('已派单，机构已收到通知')).toBeVisible()
})
