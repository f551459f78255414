import { sheetCode } from '../../packages/contract/src/applications/sheet-code.ts'
import { getUserInfo } from '../../packages/contract/src/identity/calls.ts'
import { signIn } from '../support/accounts.ts'
import { ask } from '../support/calls.ts'
import { png } from '../support/documents.ts'
import { expect, PHONE, test } from '../support/test.ts'
import { certifiedEnterprise, productOfDemoBank } from '../support/through-calls.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a photo in which no code is found says how to take a better one, and the code that is typed leads back to the draft',
    PHONE,
    async ({ page, request }) => {
      const enterprise = await certifiedEnterprise(request, '620102')
      const product = await productOfDemoBank(request)
      const token = await signIn(page, enterprise)
      const { user } = await ask(request, getUserInfo, {}, { token })
      await page.goto('/lite/sheet')
      await page.getByLabel('申请表照片或扫描件').setInputFiles(png('申请表.png'))
      await page.getByRole('button', { name: '交回申请表' }).click()
      await expect(page.getByText('照片太小，认不出编码').first()).toBeVisible()

      await page.getByLabel('申请表编码').fill(sheetCode({ owner: user.userId, proId: product.id }))
      await page.getByRole('button', { name: '交回申请表' }).click()
      await expect(page).toHaveURL(new RegExp(`/lite/apply\\?proId=${product.id}&sheet=1`))
      await expect(page.getByRole('status').first()).toBeVisible()
    },
  )
})
