import { pageOf, signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { inDays } from '../support/days.ts'
import { publishedProject } from '../support/published-project.ts'
import { approveRecord, findRecord, fresh, moveRecord } from '../support/publishing.ts'
import { newOperator } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { certifiedEnterprise, uploadedDocument } from '../support/through-calls.ts'

test('operators make a roadshow day known, projects sign up and wait, an institution attends, who waits moves up', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000)
  const title = fresh('路演日')
  const place = '/console/zones/roadshows'
  await signIn(page, await newOperator(request))
  await page.goto(place)
  await page.getByRole('button', { name: '新增路演日' }).click()
  const drawer = page.getByRole('dialog', { name: '新增路演日' })
  await drawer.getByLabel('名称').fill(title)
  await drawer.getByLabel('开始时间').fill(`${inDays(20)}T09:00`)
  await drawer.getByLabel('结束时间').fill(`${inDays(19)}T12:00`)
  await drawer.getByLabel('报名截止').fill(`${inDays(10)}T18:00`)
  await drawer.getByLabel('地点或线上会议').fill('示例路演厅')
  await drawer.getByLabel('项目名额').fill('1')
  await drawer.getByLabel('说明').fill('面向示例企业的路演。')
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(drawer.getByText('结束时间须晚于开始时间')).toBeVisible()
  await drawer.getByLabel('结束时间').fill(`${inDays(20)}T12:00`)
  await expectAccessible(page)
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(page.getByText('已保存为草稿，核对后再提交复核')).toBeVisible()
  await findRecord(page, title)
  await moveRecord(page, '提交复核', title, '确认提交')
  await approveRecord(browser, await newOperator(request), place, title)

  const [first, second] = [
    await certifiedEnterprise(request, '620102'),
    await certifiedEnterprise(request, '620102'),
  ]
  const projectOf = async ({ token }: { token: string }) => {
    const { fileId } = await uploadedDocument(request, token, '商业计划书.pdf')
    return publishedProject(request, token, { name: fresh('路演项目'), fileIds: [fileId] })
  }
  const [firstProject, secondProject] = [await projectOf(first), await projectOf(second)]
  const own = await (await browser.newContext()).newPage()
  await signIn(own, first)
  await own.goto(`/console/personal/equity/${firstProject}`)
  const days = own.getByRole('region', { name: '路演日' })
  await days.getByRole('button', { name: `报名：${title}` }).click()
  await expect(own.getByText('已报名', { exact: true }).first()).toBeVisible()
  await expect(days.getByRole('button', { name: `退出：${title}` })).toBeVisible()
  await expectAccessible(own)

  const waiting = await (await browser.newContext()).newPage()
  await signIn(waiting, second)
  await waiting.goto(`/console/personal/equity/${secondProject}`)
  const item = waiting
    .getByRole('region', { name: '路演日' })
    .getByRole('listitem')
    .filter({ hasText: title })
  await item.getByRole('button', { name: `排队候补：${title}` }).click()
  await expect(item.getByText('排在候补第一位')).toBeVisible()

  const fund = await pageOf(browser, 'equity')
  await fund.goto('/console/workbench/roadshows')
  await fund.getByRole('checkbox', { name: '只看即将举行的' }).click()
  await expect(fund).toHaveURL(/coming=1/)
  await fund.getByRole('link', { name: title }).click()
  await fund.getByRole('button', { name: '告知将出席' }).click()
  await expect(fund.getByRole('button', { name: '改为不出席' })).toBeVisible()
  const projects = fund.getByRole('region', { name: '路演项目' })
  await expect(projects.getByRole('link', { name: /^查看项目：/ })).toHaveCount(1)
  await expectAccessible(fund)

  await days.getByRole('button', { name: `退出：${title}` }).click()
  await own.getByRole('button', { name: '确认退出' }).click()
  await expect(days.getByRole('button', { name: `排队候补：${title}` })).toBeVisible()
  await waiting.reload()
  await expect(item.getByText('已报名', { exact: true })).toBeVisible()
  await waiting.goto('/equityProjects')
  await expect(waiting.getByRole('region', { name: '近期路演日' })).toBeVisible()
})
