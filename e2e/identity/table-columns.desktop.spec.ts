import type { APIRequestContext, Page } from '@playwright/test'
import { getUserInfo } from '../../packages/contract/src/identity/calls.ts'
import { type Credentials, pageOf, signIn, tokenOf } from '../support/accounts.ts'
import { expectAccessibleAt } from '../support/axe.ts'
import { DESK } from '../support/widths.ts'
import { ask } from '../support/calls.ts'
import { newOfficer } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const POOL = '/console/workbench/applications'

/** A colleague of the demonstration officer: what one of them sets must not reach the other. */
async function colleague(request: APIRequestContext): Promise<Credentials> {
  const { access_token: token } = await tokenOf(request, 'officer')
  const { user } = await ask(request, getUserInfo, {}, { token })
  return newOfficer(request, user.orgId ?? '')
}

const heads = (page: Page) => page.locator('.records').getByRole('columnheader')
const settings = (page: Page) => page.getByRole('dialog', { name: /^列设置/ })
const opener = (page: Page) => page.getByRole('button', { name: /^列设置/ })

test('columns are hidden, moved and widened by keyboard, stay on another device, and go back to the default', async ({
  page,
  browser,
  request,
}) => {
  const person = await colleague(request)
  await signIn(page, person)
  await page.goto(POOL)
  await expect(heads(page).first()).toBeVisible()
  const declared = await heads(page).allInnerTexts()
  const [first = '', second = '', third = ''] = declared

  await test.step('the keyboard alone opens the columns, and what names the row cannot be hidden', async () => {
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(settings(page)).toBeVisible()
    await expect(settings(page).getByRole('checkbox', { name: first, exact: true })).toBeDisabled()
    await expect(settings(page).getByRole('spinbutton', { name: `${first}的列宽（像素）` })).toBeFocused()
    // Another width draws the table anew, and takes the focus away.
    await expectAccessibleAt(DESK.width, page)
    await page.keyboard.press('Escape')
    await expect(settings(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  await test.step('nothing changes until it is saved', async () => {
    await page.keyboard.press('Enter')
    await settings(page).getByRole('checkbox', { name: second, exact: true }).press('Space')
    const up = settings(page).getByRole('button', { name: `上移${third}` })
    await up.press('Enter')
    await up.press('Enter')
    await expect(up).toBeFocused()
    await settings(page)
      .getByRole('spinbutton', { name: `${third}的列宽（像素）` })
      .fill('300')
    expect(await heads(page).allInnerTexts()).toEqual(declared)
    await settings(page).getByRole('button', { name: '保存' }).press('Enter')
    await expect(settings(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  const chosen = [third, first, ...declared.slice(3)]
  await expect(heads(page)).toHaveText(chosen)
  const width = async (of: Page) => (await heads(of).first().boundingBox())?.width ?? 0
  expect(await width(page)).toBeGreaterThanOrEqual(300)
  await page.reload()
  await expect(heads(page)).toHaveText(chosen)

  await test.step('another device shows the same, a colleague the declared columns', async () => {
    const device = await pageOf(browser, person)
    await device.goto(POOL)
    await expect(heads(device)).toHaveText(chosen)
    const other = await pageOf(browser, await colleague(request))
    await other.goto(POOL)
    await expect(heads(other)).toHaveText(declared)
    await device.context().close()
    await other.context().close()
  })

  await test.step('a reset brings the declared columns back', async () => {
    await opener(page).click()
    await settings(page).getByRole('button', { name: '恢复默认' }).click()
    await expect(settings(page)).toBeHidden()
    await expect(heads(page)).toHaveText(declared)
    await page.reload()
    await expect(heads(page)).toHaveText(declared)
  })
})

test('a list is there also when the person’s columns cannot be read, and a refused save keeps what was set', async ({
  page,
}) => {
  await signIn(page, 'officer')
  await page.route('**/console/identity/tableColumns', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.route('**/console/identity/tableColumns/*', (route) => route.abort())
  await page.goto(POOL)
  await expect(heads(page).first()).toBeVisible()
  const declared = await heads(page).allInnerTexts()
  await opener(page).click()
  const box = settings(page).getByRole('checkbox', { name: declared[1] ?? '', exact: true })
  await box.uncheck()
  await settings(page).getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(/网络错误/)).toBeVisible()
  await expect(settings(page)).toBeVisible()
  await expect(box).not.toBeChecked()
  expect(await heads(page).allInnerTexts()).toEqual(declared)
})
