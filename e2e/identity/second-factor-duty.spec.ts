import type { Page } from '@playwright/test'
import { getUserInfo, resetPassword } from '../../packages/contract/src/identity/calls.ts'
import { hotp, stepOf } from '../../apps/server/src/security/totp.ts'
import { signIn, tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { field } from '../support/fields.ts'
import { expectNoWiderThanScreen } from '../support/page-width.ts'
import { secretBytes } from '../support/shown-secret.ts'
import { newcomer } from '../support/staff.ts'
import { expect, PHONE, test } from '../support/test.ts'

const password = 'Fresh#2026-gansu'

/** The demonstration asks nobody for a second factor: this page is told that it is owed, as a strict server says until it is bound. */
async function oweSecondFactor(page: Page): Promise<void> {
  await page.route(`**${getUserInfo.path}`, async (route) => {
    const answer = await route.fetch()
    const json = (await answer.json()) as { data: object }
    await route.fulfill({
      response: answer,
      json: { ...json, data: { ...json.data, mustEnrolSecondFactor: true } },
    })
  })
}

for (const userType of ['institution', 'government'] as const) {
  test(
    `${userType} staff who owe a second factor bind it first and go on to what they wanted`,
    PHONE,
    async ({ page, request }) => {
      const somebody = await newcomer(request, userType)
      const first = await tokenOf(request, somebody)
      await ask(request, resetPassword, { body: { password } }, { token: first.access_token })
      await signIn(page, { ...somebody, password })
      await oweSecondFactor(page)
      await page.goto('/console/messages?unread=true')
      await expect(page.getByRole('heading', { level: 1, name: '请先绑定动态口令' })).toBeVisible()
      await field(page.locator('body'), '登录密码').fill(password)
      await page.getByRole('button', { name: '下一步' }).click()
      await expectAccessible(page)
      const secret = secretBytes(await page.locator('.secret code').innerText())
      await page.getByLabel('6 位动态口令').fill(hotp(secret, stepOf(new Date())))
      await page.getByRole('button', { name: '完成绑定' }).click()
      await page.getByRole('checkbox', { name: '我已妥善保存恢复码' }).check()
      await page.unroute(`**${getUserInfo.path}`)
      await page.getByRole('button', { name: '完成', exact: true }).click()
      await expect(page).toHaveURL('/console/messages?unread=true')
      await expectNoWiderThanScreen(page)
    },
  )
}
