import type { Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, PHONE, test } from '../support/test.ts'

async function openService(page: Page, title: string): Promise<void> {
  await page.goto(`/serveHall?keyword=${encodeURIComponent(title)}`)
  await page.locator('main').getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

test('the hall leads to look-up, file, profile, authorisations, objections, report, its check and repair', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'enterprise')
  for (const [title, address, heading] of [
    ['企业查询', '/companyLookup', '企业查询'],
    ['我的信用档案', '/console/personal/credit', '我的信用档案'],
    ['我的信用画像', '/console/personal/credit/profile', '信用画像'],
    ['信用授权与查看记录', '/console/personal/authorisations', '信用授权'],
    ['出具企业信用报告', '/console/personal/credit-reports', '信用报告'],
    ['信用报告核验', '/reportCheck', '信用报告核验'],
    ['信用档案异议', '/console/personal/objections', '我的信用信息异议'],
    ['失信信息修复指引', '/console/personal/credit', '我的信用档案'],
  ] as const) {
    await test.step(title, async () => {
      await openService(page, title)
      await page.getByRole('link', { name: '立即办理' }).click()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    })
  }
})

test('an objection leads to the site that takes it, which is named before anybody leaves', async ({
  page,
}) => {
  await openService(page, '失信信息异议')
  await expect(page.getByRole('link', { name: '前往 信用中国' })).toHaveAttribute(
    'href',
    /\/serveHallDetailsJump\?id=\d+$/,
  )
  await expectAccessible(page)
})

test('a stranger who wants his own file is asked to log in', PHONE, async ({ page }) => {
  await openService(page, '我的信用档案')
  await expectAccessible(page)
  await page.getByRole('link', { name: '立即办理' }).click()
  await expect(page).toHaveURL('/console/login?from=%2Fpersonal%2Fcredit')
})
