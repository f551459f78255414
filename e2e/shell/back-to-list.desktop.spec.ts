import { signIn } from '../support/accounts.ts'
import { expect, test } from '../support/test.ts'

test('back from a record the list stands as it was left, and from the menu it is whole', async ({ page }) => {
  await signIn(page, 'operator')
  await page.goto('/console/organisations')
  const keyword = page.getByRole('searchbox', { name: '机构名称、简称或信用代码' })
  await keyword.fill('祁连银行股份')
  await page.getByRole('button', { name: '搜索' }).click()
  await page.getByRole('main').getByRole('link', { name: '祁连银行股份有限公司', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '祁连银行股份有限公司' })).toBeVisible()
  await page.getByRole('link', { name: '返回机构列表' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '机构管理' })).toBeVisible()
  await expect(keyword).toHaveValue('祁连银行股份')
  await page.getByRole('navigation', { name: '功能菜单' }).getByRole('link', { name: '机构管理' }).click()
  await expect(keyword).toHaveValue('')
})

test('a page that is opened anew begins at its top, however far another one was read in the same tab', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => scrollY)
  await signIn(page, 'operator')
  for (const [address, title] of [
    ['/console/organisations', '机构管理'],
    ['/console/users', '用户管理'],
    ['/console/organisations', '机构管理'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('row').nth(5)).toBeVisible()
    expect(await scrolled()).toBe(0)
    await page.evaluate(() => scrollTo(0, 150))
    await expect.poll(scrolled).toBe(150)
  }
})
