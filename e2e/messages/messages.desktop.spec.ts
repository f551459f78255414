import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { waitingEnterprise } from '../support/through-calls.ts'

test('the bell counts a message that comes while the page is open, and a person says what may wait', async ({
  page,
  request,
}) => {
  await signIn(page, 'operator')
  await page.goto('/console/messages')
  const bell = page.getByRole('banner').getByRole('link', { name: /未读/ })
  const unread = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0)
  await expect(page.getByRole('heading', { name: '消息', level: 1 })).toBeVisible()

  await test.step('told without a reload, in the bell and in the list', async () => {
    const before = await unread()
    const { corporateName } = await waitingEnterprise(request, '620102')
    await expect.poll(unread).toBeGreaterThan(before)
    await expect(page.getByText(corporateName).first()).toBeVisible()
  })

  await test.step('how soon, group by group', async () => {
    const dialog = page.getByRole('dialog', { name: '提醒设置' })
    await page.route('**/console/messages/settings', (route) =>
      route.fulfill({ status: 500, json: { code: 500, msg: '设置暂时读不到' } }),
    )
    await page.getByRole('button', { name: '提醒设置' }).click()
    await expect(dialog.getByText('设置暂时读不到')).toBeVisible()
    await page.unroute('**/console/messages/settings')
    await dialog.getByRole('button', { name: '重试' }).click()
    await expect(dialog.getByText('始终即时提醒')).toBeVisible()
    await dialog.getByLabel('融资租赁').click()
    await page.getByTitle('每个工作日汇总一次').click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '保存设置' }).click()
    await expect(page.getByText('提醒设置已保存')).toBeVisible()
    await page.getByRole('button', { name: '提醒设置' }).click()
    await expect(dialog.getByTitle('每个工作日汇总一次')).toBeVisible()
  })
})

test('on a slow line one message after the other is marked as read', async ({ page, request }) => {
  const [one, other] = [
    await waitingEnterprise(request, '620102'),
    await waitingEnterprise(request, '620102'),
  ]
  await signIn(page, 'operator')
  const line = Promise.withResolvers<void>()
  await page.route(/\/messages\/\d+\/read$/, async (route) => {
    await line.promise
    await route.continue()
  })
  await page.goto('/console/messages?unread=true')
  const messages = [one, other].map(({ corporateName }) =>
    page.getByRole('listitem').filter({ hasText: corporateName }),
  )
  for (const message of messages) await message.getByRole('button', { name: /标为已读$/ }).click()
  line.resolve()
  for (const message of messages) await expect(message).toHaveCount(0)
})
