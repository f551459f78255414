import { randomInt } from 'node:crypto'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { type Credentials, signIn } from './accounts.ts'

/** A name nobody else uses, so that tests run beside one another. */
export const fresh = (what: string) => `示例${what}${String(randomInt(10 ** 10)).padStart(10, '0')}`

/** Chooses in a list that is searched by typing: the first that fits. */
export async function choose(scope: Locator, label: string, option: string): Promise<void> {
  const field = scope.getByLabel(label, { exact: true })
  await field.fill(option)
  await field.press('Enter')
  await expect(
    scope.locator('.ant-select', { has: scope.page().getByLabel(label, { exact: true }) }),
  ).toContainText(option)
}

/** Fills a date and leaves its field. */
export async function fillDay(scope: Locator, label: string, day: string): Promise<void> {
  const field = scope.getByLabel(label, { exact: true })
  await field.fill(day)
  await field.press('Tab')
  await expect(field).toHaveValue(day)
}

/** Searches the list of the page. */
export async function findRecord(page: Page, keyword: string): Promise<void> {
  await page.getByRole('search').getByRole('searchbox').fill(keyword)
  await page.getByRole('search').getByRole('searchbox').press('Enter')
}

/** Submits a record, takes it offline or puts it back, and confirms it. */
export async function moveRecord(page: Page, button: string, name: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name: `${button} ${name}`, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Has another operator approve what was submitted, on the page where it stands: signed out again, the first goes on. */
export async function approveRecord(browser: Browser, reviewer: Credentials, place: string, name: string) {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, reviewer)
  await page.goto(place)
  await page.getByRole('button', { name: /^待复核 \d+$/ }).click()
  await findRecord(page, name)
  await page.getByRole('button', { name: `复核 ${name}`, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '通过并发布' }).click()
  await expect(page.getByText('已通过并发布')).toBeVisible()
  await page.context().close()
}
