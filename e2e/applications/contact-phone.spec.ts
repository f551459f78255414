import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, PHONE, test } from '../support/test.ts'
import {
  APPLICATION,
  certifiedEnterprise,
  productOfDemoBank,
  submittedApplication,
} from '../support/through-calls.ts'

test(
  'an officer sees the number masked, opens it by a button, and finds it masked again',
  PHONE,
  async ({ page, request }) => {
    const enterprise = await certifiedEnterprise(request, '620102')
    const { id } = await submittedApplication(request, enterprise, await productOfDemoBank(request))
    await signIn(page, 'officer')
    await page.goto(`/console/workbench/applications/${id}`)
    await expect(page.getByText('139****1234')).toBeVisible()
    await page.getByRole('button', { name: '查看完整号码' }).click()
    await expect(page.getByRole('link', { name: APPLICATION.contactPhone })).toBeVisible()
    await expect(page.getByRole('button', { name: '查看完整号码' })).toHaveCount(0)
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByText('139****1234')).toBeVisible()
    await expect(page.getByText(APPLICATION.contactPhone)).toHaveCount(0)
  },
)
