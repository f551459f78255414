import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'

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

/** Publishes a record or takes it offline, and confirms it. */
export async function moveRecord(page: Page, button: string, name: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name: `${button} ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
