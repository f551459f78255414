import { randomInt } from 'node:crypto'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { approveRecord, findRecord, moveRecord } from '../support/publishing.ts'
import { newOperator } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

/** A word nobody else uses; digits in it would keep it from being counted. */
const rareWord = () =>
  Array.from({ length: 5 }, () => String.fromCodePoint(0x9c00 + randomInt(0x300))).join('')

test('what a visitor looked for in vain becomes an abbreviation that finds it', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const word = rareWord()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/search?keyword=${word}`)
  await expect(visitor.getByText(`没有找到与“${word}”有关的内容`)).toBeVisible()

  const [writer, reviewer] = [await newOperator(request), await newOperator(request)]
  await signIn(page, writer)
  await page.goto('/console/content/search-misses')
  await findRecord(page, word)
  await expect(page.getByRole('row', { name: new RegExp(word) })).toContainText('没有内容')
  await expectAccessible(page)
  await page.getByRole('link', { name: `添加简称 ${word}` }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByLabel('简称', { exact: true })).toHaveValue(word)
  await drawer.getByLabel('全称', { exact: true }).fill('白塔银行')
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(drawer).toBeHidden()
  expect(new URL(page.url()).searchParams.has('short')).toBe(false)
  await findRecord(page, word)
  await moveRecord(page, '提交复核', word, '确认提交')
  await approveRecord(browser, reviewer, '/console/content/abbreviations', word)

  await expect(async () => {
    await visitor.goto(`/search?keyword=${word}`)
    await expect(visitor.getByText('也按“白塔银行”查找。')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(visitor.getByRole('article').filter({ hasText: '白塔银行' }).first()).toBeVisible()
})
