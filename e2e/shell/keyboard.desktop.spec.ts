import { signIn } from '../support/accounts.ts'
import { expect, test } from '../support/test.ts'

test('the menu of the account takes the keyboard and gives it back', async ({ page }) => {
  await signIn(page, 'officer')
  await page.goto('/console')
  const button = page.getByRole('banner').getByRole('button').last()
  const item = (name: string) => page.getByRole('menuitem', { name })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(item('账号与安全')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(item('账号与安全')).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await expect(item('账号与安全')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item('长者模式')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveClass(/elder/)
  await expect(button).toBeFocused()
})

test('a page that is opened or searched leaves the keyboard where it is', async ({ page }) => {
  await signIn(page, 'officer')
  await page.goto('/console')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(heading).not.toBeFocused()

  await page.goto('/console/workbench/applications')
  const search = page.getByRole('search').getByRole('searchbox')
  await search.fill('示例')
  await search.press('Enter')
  await expect(page).toHaveURL(/\?/)
  await expect(search).toBeFocused()
})

test('a question before what cannot be undone takes the keyboard and gives it back', async ({ page }) => {
  await signIn(page, 'enterprise')
  await page.goto('/console/personal/valuations')
  const remove = page.getByRole('row').getByRole('button', { name: '删除' }).first()
  await remove.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: /删除/ })
  await expect(question).toBeVisible()
  const isInside = () => page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')))
  await expect.poll(isInside).toBe(true)
  await page.keyboard.press('Tab')
  expect(await isInside()).toBe(true)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(remove).toBeFocused()
})

for (const [who, address, name] of [
  ['operator', '/console/office/tasks', '存为视图'],
  ['admin', '/console/users', '创建用户'],
] as const) {
  test(`the form behind “${name}” gives the keyboard back`, async ({ page }) => {
    await signIn(page, who)
    await page.goto(address)
    const button = page.getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByRole('textbox').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })
}
