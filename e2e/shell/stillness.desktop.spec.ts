import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { newOperator } from '../support/staff.ts'

/** What has been seen moving in or out so far: the classes with which Ant Design animates. */
const animated = (page: Page) => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)

test('whoever asks for less motion gets drawers and lists at once', async ({ page, request }) => {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const names = target instanceof Element ? [...target.classList] : []
        moved.push(...names.filter((name) => /-(?:appear|enter|leave)-(?:start|active)$/.test(name)))
      }
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['class'] })
  })
  await signIn(page, await newOperator(request))
  await page.goto('/console/zones/parks')
  await page.getByRole('button', { name: '新增园区' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('combobox', { name: '园区级别' }).click()
  await page.locator('.ant-select-item-option').first().click()
  await drawer.getByRole('button', { name: '关闭' }).click()
  await expect(drawer).toBeHidden()
  expect(await animated(page)).toEqual([])
})

test('a sentence that leaves its field moves nothing below', async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/console/workbench/products/new')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: '核对并提交' }).click()
  const sentence = main.getByText('请选择担保方式')
  await expect(sentence).toBeVisible()
  const below = main.getByRole('checkbox', { name: '等额本息' })
  const above = main.getByRole('checkbox', { name: '信用' })
  const distance = async () => ((await below.boundingBox())?.y ?? 0) - ((await above.boundingBox())?.y ?? 0)
  const before = await distance()
  await above.check()
  await expect(sentence).toBeHidden()
  expect(await distance()).toBe(before)
})
