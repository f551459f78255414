import { createPlacement, setPlacementStatus } from '../../packages/contract/src/content/placement-calls.ts'
import { signIn, tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { approveRecord, findRecord, fresh, moveRecord } from '../support/publishing.ts'
import { newOperator } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

/** How long one look at the list may take before it is read again. */
const SOON = { timeout: 1_000 }

test('a link to a page that is not there is named to operators, leads to its form, and goes once it is mended', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const name = fresh('推荐')
  const [writer, reviewer] = [await newOperator(request), await newOperator(request)]
  const [first, second] = [await tokenOf(request, writer), await tokenOf(request, reviewer)]
  const body = {
    title: name,
    place: 'INDEX-recommend',
    summary: null,
    href: '/noSuchPage',
    pictureId: null,
    pictureAlt: null,
    areaCodes: [],
    sort: 9_999,
    // So far ahead that no visitor of the home page meets the link.
    shownFrom: '2099-01-01T00:00:00+08:00',
    shownTo: null,
  } as const
  const { id } = await ask(
    request,
    createPlacement,
    { body: { ...body, areaCodes: [] } },
    { token: first.access_token },
  )
  const move = (action: 'submit' | 'approve', version: number) => ({
    params: { id },
    body: { action, version },
  })
  await ask(request, setPlacementStatus, move('submit', 1), { token: first.access_token })
  await ask(request, setPlacementStatus, move('approve', 2), { token: second.access_token })

  await signIn(page, writer)
  await page.goto('/console/content/broken-links')
  await page.getByRole('button', { name: '立即核对全部' }).click()
  await expect(page.getByText('已安排核对，请稍后刷新查看')).toBeVisible()
  await findRecord(page, name)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('/noSuchPage', SOON)
  }).toPass()
  await expectAccessible(page)

  await row.getByRole('link', { name: `打开修改 ${name}` }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('链接', { exact: true }).fill('/policy')
  await drawer.getByRole('button', { name: '保存', exact: true }).click()
  await expect(drawer).toBeHidden()
  await moveRecord(page, '提交复核', name, '确认提交')
  await approveRecord(browser, reviewer, '/console/content/placements', name)

  await page.goto('/console/content/broken-links')
  await page.getByRole('button', { name: '立即核对全部' }).click()
  await findRecord(page, name)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('没有失效的链接')).toBeVisible(SOON)
  }).toPass()
})
