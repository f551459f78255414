import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { reviewDesk } from '../support/console-pages.ts'
import { expect, PHONE, test } from '../support/test.ts'
import { waitingEnterprise } from '../support/through-calls.ts'

test(
  'a reviewer reads the licence in the page itself, larger, beside the facts',
  PHONE,
  async ({ page, request }) => {
    const { corporateName } = await waitingEnterprise(request, '620102')
    await signIn(page, 'admin')
    await reviewDesk.open(page, corporateName)
    const desk = page.getByRole('region', { name: '认证材料' })
    const licence = desk.getByRole('img', { name: '营业执照.png' })
    await expect(licence).toBeVisible()
    const width = (await licence.boundingBox())?.width ?? 0
    await desk.getByRole('button', { name: '放大' }).click()
    await expect.poll(async () => (await licence.boundingBox())?.width ?? 0).toBeGreaterThan(width * 1.4)
    await expectAccessible(page)
  },
)
