import { expect, test } from '../support/test.ts'
import { createFund, listFundRecords, setFundStatus } from '../../packages/contract/src/funds/record-calls.ts'
import { signIn, tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { findRecord, fresh, moveRecord } from '../support/publishing.ts'
import { newOperator } from '../support/staff.ts'

const FUND = {
  kind: 'industry',
  phase: 'investing',
  sizeYuan: 500_000_000,
  manager: '示例基金管理有限公司',
  industries: ['newMaterials'],
  stages: ['growth'],
  amountMinYuan: 5_000_000,
  amountMaxYuan: 50_000_000,
  areaCode: '620000',
  intro: '示例基金简介。',
  howToApply: '提交项目计划书。',
  officePhone: '0931-3000000',
} satisfies Omit<Parameters<typeof ask<typeof createFund>>[2]['body'], 'name'>

test('a change of a published fund is sent back with a reason, mended and approved; each sees what changes', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const name = fresh('复核基金')
  const [writer, reviewer] = [await newOperator(request), await newOperator(request)]
  const tokens = [await tokenOf(request, writer), await tokenOf(request, reviewer)]
  const [first, second] = tokens.map(({ access_token }) => ({ token: access_token }))
  const { id } = await ask(request, createFund, { body: { ...FUND, name } }, first)
  const move = (action: 'submit' | 'approve', version: number) => ({
    params: { id },
    body: { action, version },
  })
  await ask(request, setFundStatus, move('submit', 1), first)
  await ask(request, setFundStatus, move('approve', 2), second)

  await signIn(page, writer)
  await page.goto('/console/zones/funds')
  await findRecord(page, name)
  const changeIntro = async (intro: string) => {
    await page.getByRole('button', { name: `修改 ${name}`, exact: true }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('基金简介').fill(intro)
    await drawer.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('修改已保存，提交并复核通过后才公开').last()).toBeVisible()
    await expect(drawer).toBeHidden()
    await moveRecord(page, '提交复核', name, '确认提交')
    await expect(page.getByRole('button', { name: `复核 ${name}`, exact: true })).toBeHidden()
  }
  await changeIntro('写错的简介。')

  const other = await (await browser.newContext()).newPage()
  await signIn(other, reviewer)
  await other.goto(`/console/zones/funds?status=REVIEW&keyword=${encodeURIComponent(name)}`)
  const open = () => other.getByRole('button', { name: `复核 ${name}`, exact: true }).click()
  await open()
  const dialog = other.getByRole('dialog', { name: `复核“${name}”` })
  const changes = dialog.getByRole('table', { name: '与线上内容的差异' })
  await expect(changes.getByRole('row')).toHaveCount(2)
  await expect(changes).toContainText('示例基金简介。')
  await expect(changes).toContainText('写错的简介。')
  await expectAccessible(other)
  await dialog.getByRole('button', { name: '退回' }).click()
  await expect(dialog.getByText('退回时请填写原因')).toBeVisible()
  await dialog.getByLabel('退回原因').fill('简介写错了，请核对。')
  await dialog.getByRole('button', { name: '退回' }).click()
  await expect(other.getByText('已退回')).toBeVisible()

  await page.reload()
  await expect(page.getByText('退回原因：简介写错了，请核对。')).toBeVisible()
  await changeIntro('核对后的简介。')
  await other.reload()
  await open()
  await dialog.getByRole('button', { name: '通过并发布' }).click()
  await expect(other.getByText('已通过并发布')).toBeVisible()
  await other.goto(`/fundList?fundId=${id}`)
  await expect(other.getByText('核对后的简介。')).toBeVisible()
  await other.context().close()
})

test('what was saved a moment ago can be submitted before the list has come again', async ({
  page,
  request,
}) => {
  const name = fresh('复核基金')
  const writer = await newOperator(request)
  const { access_token: token } = await tokenOf(request, writer)
  await ask(request, createFund, { body: { ...FUND, name } }, { token })
  await signIn(page, writer)
  await page.goto('/console/zones/funds')
  await findRecord(page, name)
  await page.getByRole('button', { name: `修改 ${name}`, exact: true }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('基金简介').fill('改好的简介。')
  const goOn = Promise.withResolvers<void>()
  await page.route(`**${listFundRecords.path}`, async (route) => {
    await goOn.promise
    await route.continue()
  })
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer).toBeHidden()
  await moveRecord(page, '提交复核', name, '确认提交')
  await expect(page.getByText('已提交复核')).toBeVisible()
  goOn.resolve()
  await expect(page.getByRole('cell', { name: '待复核' })).toBeVisible()
})
