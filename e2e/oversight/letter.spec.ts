import type { Locator, Page } from '@playwright/test'
import { listAttentionCases } from '../../packages/contract/src/oversight/attention-calls.ts'
import { oversightErrors } from '../../packages/contract/src/oversight/errors.ts'
import { sendLetter } from '../../packages/contract/src/oversight/letter-calls.ts'
import { pageOf, signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const BANK = '祁连银行'
const ANSWER = '所列业务已于当日受理，并与企业约定了上门调查的时间。'

/** What was typed has reached the account, or has left it. */
const drafting = (page: Page, method: 'PUT' | 'DELETE') =>
  page.waitForResponse(
    (answer) => answer.url().includes('/formDrafts/letter/') && answer.request().method() === method,
  )

/** The draft that an attempt of before left behind is dropped. */
async function beginAnew(dialog: Locator) {
  await expect(dialog.getByLabel('事由')).toBeVisible()
  const discard = dialog.getByRole('button', { name: '放弃恢复的内容' })
  if (await discard.isVisible()) await discard.click()
}

test('a government sees what is overdue, writes to the institution, which answers; the letter is closed', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'government')
  await page.goto('/console/')
  await expect(page.getByRole('heading', { level: 1, name: '今天先办这些' })).toBeVisible()
  await expect(page.getByRole('group', { name: /放款金额/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /2 个工作日内到时限/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: '2 个工作日内到时限' })).toBeVisible()
  await page.getByRole('link', { name: /机构超时/ }).click()

  await page.getByRole('button', { name: `发督办函给${BANK}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `致 ${BANK}` })
  await beginAnew(dialog)
  const boxes = dialog.getByRole('checkbox')
  await expect(boxes.first()).toBeChecked()
  const count = await boxes.count()
  for (let at = 1; at < count; at += 1) await boxes.nth(at).uncheck()
  await expect(dialog.getByLabel('事由')).toHaveValue('关于 1 件业务超过承诺时限未办理')
  const subject = `关于 1 件业务超时未办理 ${test.info().workerIndex}${Date.now()}`
  await dialog.getByLabel('事由').fill(subject)
  await dialog.getByLabel('督办内容').fill('')
  await dialog.getByRole('button', { name: '发出督办函' }).click()
  await expect(
    dialog.getByText('请输入督办内容').or(dialog.getByText(/督办内容.*(至少|不少于)/)),
  ).toBeVisible()
  await dialog.getByLabel('督办内容').fill('请立即办理所列业务，并说明超时原因和办结时间。')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '发出督办函' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^督办函 DB\d{8}-\d{6}/ })).toBeVisible()
  await expect(page.getByText('待答复').first()).toBeVisible()
  const address = page.url()

  const officer = await pageOf(browser, 'officer')
  await officer.goto(`/console/workbench/letters?keyword=${encodeURIComponent(subject)}`)
  await officer.getByRole('link', { name: subject }).click()
  await officer.getByRole('button', { name: '答复', exact: true }).click()
  await officer.getByRole('dialog').getByLabel('办理情况').fill(ANSWER)
  await officer.getByRole('button', { name: '发送答复' }).click()
  await expect(officer.getByText('待核对').first()).toBeVisible()
  await expectAccessible(officer)
  await officer.context().close()

  await page.goto(address)
  await expect(page.getByText(ANSWER).first()).toBeVisible()
  await page.getByRole('button', { name: '销号', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '销号', exact: true }).click()
  await expect(page.getByText('已销号').first()).toBeVisible()
})

test('a case that was dealt with while the letter was written is taken out and named; what was typed stays, after a reload too', async ({
  page,
}) => {
  let number = ''
  let isDealtWith = false
  await page.route(`**${listAttentionCases.path}`, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    if (!route.request().postDataJSON().unwrittenOnly) return route.fulfill({ response, json: answer })
    const [first, ...others] = answer.data.list
    number = first.number
    const list = isDealtWith ? others : answer.data.list
    return route.fulfill({ response, json: { ...answer, data: { ...answer.data, list } } })
  })
  await page.route(`**${sendLetter.path}`, async (route) => {
    isDealtWith = true
    const { key, status, msg } = oversightErrors.caseNotThere
    const json = { code: status, msg, data: null, error: { key, fields: { cases: msg } } }
    await route.fulfill({ status, json })
  })
  await signIn(page, 'government')
  await page.goto('/console/')
  await page.getByRole('button', { name: `发督办函给${BANK}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `致 ${BANK}` })
  await beginAnew(dialog)
  await expect(dialog.getByRole('checkbox').first()).toBeChecked()
  const saved = drafting(page, 'PUT')
  await dialog.getByLabel('事由').fill('关于业务超时未办理')
  await dialog.getByLabel('督办内容').fill('请立即办理所列业务，并说明超时原因和办结时间。')
  await dialog.getByRole('button', { name: '发出督办函' }).click()
  await expect(dialog.getByText('已不在名单中', { exact: false })).toContainText(number)
  await expect(dialog.getByRole('checkbox', { name: new RegExp(number) })).toHaveCount(0)
  await expect(dialog.getByLabel('事由')).toHaveValue('关于业务超时未办理')
  await expect(dialog.getByLabel('督办内容')).toHaveValue(/请立即办理所列业务/)
  await expectAccessible(page)

  await saved
  await page.reload()
  await page.getByRole('button', { name: `发督办函给${BANK}`, exact: true }).click()
  await expect(dialog.getByText('已恢复上次填写的内容')).toBeVisible()
  await expect(dialog.getByLabel('事由')).toHaveValue('关于业务超时未办理')
  const dropped = drafting(page, 'DELETE')
  await dialog.getByRole('button', { name: '放弃恢复的内容' }).click()
  await expect(dialog.getByLabel('事由')).toHaveValue(/^关于 \d+ 件业务超过承诺时限未办理$/)
  await dropped
})

test('an enterprise sees what falls due and is asked for its consent before a renewal goes out', async ({
  page,
}) => {
  await signIn(page, 'enterprise')
  await page.goto('/console/personal/renewals')
  await page
    .getByRole('button', { name: /^申请续贷/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: '无还本续贷' })
  await expect(dialog.getByLabel('续贷金额')).not.toHaveValue('')
  await dialog.getByRole('button', { name: '提交续贷申请' }).click()
  await expect(dialog.getByText(/^请阅读并勾选/)).toBeVisible()
  await expectAccessible(page)
})
