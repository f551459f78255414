import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { listPoolProjects } from '../../packages/contract/src/equity/interest-calls.ts'
import { pageOf, signIn, tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { applicationPage } from '../support/console-pages.ts'
import { inDays } from '../support/days.ts'
import { publishedProject } from '../support/published-project.ts'
import { expect, test } from '../support/test.ts'
import { certifiedEnterprise, uploadedDocument } from '../support/through-calls.ts'

test('an institution asks, the enterprise opens contact and data room, they agree on a talk, and the consent is revoked', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000)
  const name = `示例冻干产线${randomInt(10 ** 9)}`
  const enterprise = await certifiedEnterprise(request, '620102')
  const { token } = enterprise
  const { fileId } = await uploadedDocument(request, token, '商业计划书.pdf')
  const id = await publishedProject(request, token, { name, fileIds: [fileId] })
  const investor = { token: (await tokenOf(request, 'equity')).access_token }
  const pool = await ask(request, listPoolProjects, { body: { keyword: name } }, investor)
  expect(pool.list).toMatchObject([{ id, amountBand: 'to1000', interestId: null }])

  const fund = await pageOf(browser, 'equity')
  await fund.goto(`/console/workbench/equity-projects?keyword=${name}`)
  await fund.getByRole('button', { name: '表达意向' }).click()
  const dialog = fund.getByRole('dialog', { name: '表达对接意向' })
  await dialog.getByRole('button', { name: '表达意向' }).click()
  await expect(dialog.getByText('请输入对接说明')).toBeVisible()
  await dialog.getByLabel('对接说明').fill('我们投资食品加工，希望约谈。')
  await dialog.getByRole('button', { name: '表达意向' }).click()
  await expect(fund).toHaveURL(/\/workbench\/equity-interests\/\d+$/)
  const shown = fund.getByRole('main')
  await expect(shown.getByText('企业同意对接后，这里显示')).toBeVisible()
  for (const hidden of ['876 万元', '12.5', '示例联系人', '商业计划书'])
    await expect(shown).not.toContainText(hidden)
  await expectAccessible(fund)

  await signIn(page, enterprise)
  await page.goto(`/console/personal/equity/${id}`)
  await page.getByRole('region', { name: '机构对接' }).getByRole('link').click()
  await page.getByRole('button', { name: '同意对接', exact: true }).click()
  const consent = page.getByRole('dialog', { name: '同意对接' })
  await expect(consent.getByRole('button', { name: '同意并开放' })).toBeDisabled()
  await consent.getByRole('checkbox').check()
  await consent.getByRole('button', { name: '同意并开放' }).click()
  await expect(page.getByText('已同意对接')).toBeVisible()
  await expectAccessible(page)

  await fund.reload()
  await expect(shown.getByText('876 万元')).toBeVisible()
  const [opened] = await Promise.all([
    fund.waitForResponse((answer) => answer.url().includes(`/files/${fileId}`)),
    fund.getByRole('button', { name: '查看 商业计划书.pdf（带水印）' }).click(),
  ])
  expect(opened.status()).toBe(200)
  expect(opened.headers()['content-type']).toContain('application/pdf')
  const times = {
    button: '提出约谈时间',
    title: '提出约谈时间',
    confirm: '提出时间',
    said: '时间已提出',
  }
  await applicationPage.take(fund, times, async (form) => {
    await form.getByLabel('日期', { exact: true }).fill(inDays(9))
    await form.getByLabel('日期', { exact: true }).press('Tab')
    await form.getByLabel('时间', { exact: true }).click()
    await fund.getByTitle('10:00', { exact: true }).click()
    await form.getByLabel('地点或线上会议').fill('机构会议室')
  })
  await expectAccessible(fund)

  await page.reload()
  const accept = {
    button: '确认机构的时间',
    title: '确认机构的时间',
    confirm: '确认时间',
    said: '约谈已确认',
  }
  await applicationPage.take(page, accept, (form) => form.getByRole('radio').first().check())
  await expectAccessible(page)
  await page.goto('/console/personal/equity')
  const talks = page.getByRole('region', { name: '约谈日程' })
  await expect(talks).toContainText('机构会议室')
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    talks.getByRole('button', { name: '加入日历' }).click(),
  ])
  expect(await readFile(await calendar.path(), 'utf8')).toContain('LOCATION:机构会议室')
  await page.goto(`/console/personal/equity/${id}`)
  await expect(page.getByRole('region', { name: '资料室查看记录' })).toContainText('商业计划书.pdf')
  await expectAccessible(page)

  await page.getByRole('region', { name: '机构对接' }).getByRole('link').click()
  const revoke = { button: '撤销同意', title: '撤销同意', confirm: '确认撤销', said: '同意已撤销' }
  await applicationPage.take(page, revoke)
  await fund.reload()
  await expect(shown.getByText('企业已撤销同意').first()).toBeVisible()
  for (const hidden of ['876 万元', '示例联系人', '商业计划书']) await expect(shown).not.toContainText(hidden)
})
