import { expect, test } from '../support/test.ts'
import { pageOf, signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'

const SITE = '玛曲县'
const openUrl = 'https://maqu.example.gov.cn/rz'

test('an operator gives a site an address of its own: the portal opens it beside, until it is taken away', async ({
  page,
  browser,
}) => {
  await signIn(page, 'operator')
  await page.goto('/console/sites')
  await expect(page.getByText('共 102 条')).toBeVisible()
  const search = page.getByRole('search').getByRole('searchbox')
  await search.fill(SITE)
  await search.press('Enter')
  const row = page.getByRole('row', { name: new RegExp(SITE) })
  const drawer = page.getByRole('dialog', { name: `修改站点：${SITE}` })
  const save = async (typed: string) => {
    await row.getByRole('button', { name: `修改 ${SITE}` }).click()
    await drawer.getByLabel('外部网址').fill(typed)
    await drawer.getByRole('button', { name: '保存' }).click()
  }

  await test.step('what is no address of the web is refused at its field', async () => {
    await save('javascript:alert(1)')
    await expect(drawer.getByText('外部网址须以 http:// 或 https:// 开头')).toBeVisible()
    await expectAccessible(page)
    await drawer.getByRole('button', { name: /取\s*消/ }).click()
    await expect(drawer).toBeHidden()
  })

  await test.step('of two operators the slower one sees what is there now and replaces it knowingly', async () => {
    const other = await pageOf(browser, 'admin')
    await other.goto(`/console/sites?keyword=${encodeURIComponent(SITE)}`)
    await other.getByRole('button', { name: `修改 ${SITE}` }).click()
    const late = other.getByRole('dialog', { name: `修改站点：${SITE}` })
    await save('http://first.example.cn')
    await expect(row.getByRole('link', { name: /first\.example\.cn/ })).toBeVisible()
    await late.getByLabel('外部网址').fill(openUrl)
    await late.getByRole('button', { name: '保存' }).click()
    await expect(late.getByText('内容已被其他人更新')).toBeVisible()
    await expect(late.getByText('http://first.example.cn')).toBeVisible()
    await late.getByRole('button', { name: '保存' }).click()
    await expect(late).toBeHidden()
    await expect(other.getByRole('link', { name: /maqu\.example/ })).toHaveAttribute('target', '_blank')
    await other.context().close()
  })

  const portal = await browser.newPage()
  const offered = async () => {
    await portal.goto('/financial?zone=technology')
    await portal.getByRole('button', { name: /切换站点/ }).hover()
    await portal.getByRole('button', { name: /切换站点/ }).click()
    return portal.getByRole('navigation', { name: '切换站点' }).getByRole('link', { name: SITE })
  }
  await expect(async () => {
    await expect(await offered()).toHaveAttribute('href', openUrl, { timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  const link = await offered()
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(link).toHaveAccessibleName(/在新窗口打开/)

  await test.step('what was set before stands with it and is taken up again', async () => {
    await page.reload()
    await row.getByRole('button', { name: `修改 ${SITE}` }).click()
    const earlier = drawer.getByRole('region', { name: '设置过的外部网址' }).getByRole('listitem')
    await expect(earlier).toHaveCount(2)
    await expect(earlier.first()).toContainText('正在使用')
    await expectAccessible(page)
    await earlier.filter({ hasText: 'first.example.cn' }).getByRole('button').click()
    await expect(drawer.getByLabel('外部网址')).toHaveValue('http://first.example.cn')
    await drawer.getByRole('button', { name: '保存' }).click()
    await expect(row.getByRole('link', { name: /first\.example\.cn/ })).toBeVisible()
  })

  await page.reload()
  await save('')
  await expect(row.getByText('未设置')).toBeVisible()
  await expect(async () => {
    await expect(await offered()).toHaveAttribute('href', '/gannan-maqu/financial?zone=technology', {
      timeout: 1000,
    })
  }).toPass({ timeout: 60_000 })
  await portal.close()
})

test('nobody but the back office finds the page of sites', async ({ page }) => {
  await page.goto('/console/sites')
  await expect(page).toHaveURL('/console/login?from=%2Fsites')
  for (const name of ['officer', 'government', 'enterprise'] as const) {
    await signIn(page, name)
    await page.goto('/console/sites')
    await expect(page.getByRole('heading', { level: 1, name: /没有权限|无权限/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^修改/ })).toHaveCount(0)
  }
})
