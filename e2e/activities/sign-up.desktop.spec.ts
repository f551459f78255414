import { demoAccount, signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { inDays } from '../support/days.ts'
import { LoginDialog } from '../support/login-dialog.ts'
import { approveRecord, findRecord, fresh, moveRecord } from '../support/publishing.ts'
import { newOperator } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const PLACE = '/console/content/activities'

test('an activity is made known, somebody signs up with a ticket, is checked in and stands in the file', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000)
  const title = fresh('活动')
  await signIn(page, await newOperator(request))
  await page.goto(PLACE)
  await page.getByRole('button', { name: '新增活动' }).click()
  const drawer = page.getByRole('dialog', { name: '新增活动' })
  await drawer.getByLabel('标题').fill(title)
  await drawer.getByLabel('摘要').fill('示例沙龙，介绍融资经验。')
  await drawer.getByLabel('主办单位').fill('示例主办单位')
  await drawer.getByLabel('开始时间').fill(`${inDays(15)}T09:00`)
  await drawer.getByLabel('结束时间').fill(`${inDays(14)}T12:00`)
  await drawer.getByLabel('报名截止').fill(`${inDays(10)}T18:00`)
  await drawer.getByLabel('地点', { exact: true }).fill('示例会议厅')
  await drawer.getByLabel('名额', { exact: true }).fill('5')
  await drawer.getByLabel('联系电话').fill('0931-8888888')
  await drawer.getByRole('textbox', { name: '正文' }).fill('示例沙龙的日程。')
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(drawer.getByText('结束时间须晚于开始时间')).toBeVisible()
  await expectAccessible(page)
  await drawer.getByLabel('结束时间').fill(`${inDays(15)}T12:00`)
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(page.getByText('已保存为草稿，核对后再提交复核')).toBeVisible()
  await findRecord(page, title)
  await moveRecord(page, '提交复核', title, '确认提交')
  await approveRecord(browser, await newOperator(request), PLACE, title)

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`/activityInfo?keyword=${encodeURIComponent(title)}`)
  await guest.getByRole('link', { name: title, exact: true }).click()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: '我要报名' }).click()
  await new LoginDialog(guest).logIn(demoAccount('enterprise'))
  await expect(guest).toHaveURL(/\/console\/activities\/sign-up\?id=\d+$/)
  await guest.getByLabel('参加人数').fill('9')
  await guest.getByRole('button', { name: '报名', exact: true }).click()
  await expect(guest.getByText('超过每次报名的人数：1 至 2 人')).toBeVisible()
  await guest.getByLabel('参加人数').fill('2')
  await guest.getByRole('button', { name: '报名', exact: true }).click()
  const ticket = guest.getByRole('region', { name: '我的票' })
  const code = ticket.getByRole('img', { name: /^票号 \d{10} 的二维码$/ })
  await expect(code).toBeVisible()
  await expectAccessible(guest)
  const shown = (await code.getAttribute('aria-label')) ?? ''
  const number = /\d{10}/.exec(shown)?.[0] ?? ''

  await page.goto(PLACE)
  await findRecord(page, title)
  await page.getByRole('link', { name: `报名与签到：${title}` }).click()
  await expect(page.getByRole('region', { name: '报名名单' })).toContainText('已报名')
  await page.goto(`${page.url()}?ticket=${number}`)
  await page.getByRole('button', { name: '签到', exact: true }).click()
  await expect(page.getByText(/已签到，共 2 人/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('票号').fill(`${number.slice(0, 5)} ${number.slice(5)}`)
  await page.getByRole('button', { name: '签到', exact: true }).click()
  await expect(page.getByText(/（2 人）已于 .* 签到/)).toBeVisible()
  await page.getByRole('button', { name: '导出报名名单' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel（xlsx）' }).click(),
  ])
  expect(file.suggestedFilename()).toContain(`报名名单（${title}）`)
  await guest.goto('/console/activities')
  await expect(guest.getByRole('link', { name: title })).toBeVisible()
})
