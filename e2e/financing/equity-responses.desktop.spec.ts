import { randomInt, randomUUID } from 'node:crypto'
import { createNeed, releaseNeed } from '../../packages/contract/src/financing/need-calls.ts'
import { pageOf, signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { applicationPage } from '../support/console-pages.ts'
import { inDays } from '../support/days.ts'
import { expect, test } from '../support/test.ts'
import { certifiedEnterprise } from '../support/through-calls.ts'

test('an equity institution takes a need, says amount and share, is chosen, and records what it invested', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000)
  const title = `示例股权资金${randomInt(10 ** 9)}`
  const enterprise = await certifiedEnterprise(request, '620102')
  const { token } = enterprise
  const body = {
    title,
    demandType: 'equity',
    amountYuan: 5_000_000,
    termMonths: 36,
    guaranteeMode: 'credit',
    purpose: '新产品研发和产线建设',
    industryCode: 'C',
    areaCode: '620102',
    validTo: inDays(60),
    contactName: '示例联系人',
    contactPhone: '13900001234',
    slots: 2,
    showsCompany: false,
  } as const
  const { id: needId } = await ask(request, createNeed, { body }, { token, key: randomUUID() })
  await ask(request, releaseNeed, { body: { id: needId, consent: true } }, { token })

  const fund = await pageOf(browser, 'equity')
  await fund.goto(`/console/workbench/needs?keyword=${title}`)
  await fund.getByRole('button', { name: '抢单' }).click()
  const confirm = fund.getByRole('dialog', { name: '取得名额并联系企业' })
  await confirm.getByRole('button', { name: '抢单' }).click()
  await expect(fund).toHaveURL(/\/workbench\/responses\/\d+$/)
  const response = fund.url()
  await fund.goto(`/demandDetails?id=${needId}`)
  await fund.getByRole('button', { name: '查看约谈和办理' }).click()
  await expect(fund).toHaveURL(/\/console\/operation\/detail\?demandNo=/)
  await expect(fund.getByText('还没有约谈。')).toBeVisible()
  await fund.goto(response)
  const contact = {
    button: '记录首次联系',
    title: '记录首次联系',
    confirm: '确认已联系',
    said: '已记录首次联系',
  }
  await applicationPage.take(fund, contact, async (dialog) => {
    await dialog.getByLabel('联系方式').click()
    await fund.getByTitle('上门走访', { exact: true }).click()
  })
  await fund.getByRole('link', { name: '约谈、跟进与资料' }).click()
  await expect(fund).toHaveURL(/\/operation\/detail\?demandNo=/)
  await expect(fund.getByText('还没有约谈。')).toBeVisible()
  const notes = fund.getByRole('region', { name: '跟进记录' })
  await notes.getByRole('button', { name: '添加记录' }).click()
  await expect(notes.getByText('请输入内容')).toBeVisible()
  await notes.getByRole('textbox').fill('企业愿意出让一成左右的股份')
  await notes.getByRole('button', { name: '添加记录' }).click()
  await expect(notes.getByRole('listitem')).toContainText('企业愿意出让一成左右的股份')
  await fund.getByRole('button', { name: '约谈企业' }).click()
  const meeting = fund.getByRole('dialog', { name: '约谈企业' })
  await meeting.getByLabel('约谈时间').fill(`${inDays(5)}T09:30`)
  await meeting.getByLabel('约谈方式').click()
  await fund.getByTitle('到企业现场', { exact: true }).click()
  await expectAccessible(fund)
  await meeting.getByRole('button', { name: '发出约谈' }).click()
  await expect(fund.getByText('已发出约谈，等待企业答复')).toBeVisible()

  await signIn(page, enterprise)
  await page.goto(`/console/personal/needs/${needId}`)
  const talks = page.getByRole('region', { name: '约谈与机构资料' })
  await talks.getByRole('button', { name: '同意', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: '同意约谈' }).click()
  await expect(page.getByText('已答复，机构会收到消息')).toBeVisible()
  await expect(talks.getByRole('button', { name: '同意', exact: true })).toBeHidden()
  await fund.goBack()

  const offer = {
    button: '给出投资意向',
    title: '给出投资意向',
    confirm: '发送意向',
    said: '意向已发送',
  }
  await applicationPage.take(fund, offer, async (dialog) => {
    await dialog.getByLabel('拟占股比例').fill('12.5')
    await dialog.getByLabel('投资轮次').click()
    await fund.getByTitle('A 轮', { exact: true }).click()
    await dialog.getByLabel('意向有效期至').fill(inDays(20))
    await dialog.getByLabel('意向有效期至').press('Tab')
  })
  await expect(fund.getByText('意向，不是投资决定')).toBeVisible()
  await expectAccessible(fund)

  await page.reload()
  const panel = page.getByRole('region', { name: '机构响应' }).first()
  await expect(panel.getByText('12.50%')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: '选定这家' }).click()
  const choice = page.getByRole('dialog', { name: '选定投资机构' })
  await choice.getByRole('checkbox').check()
  await choice.getByRole('button', { name: '选定这家' }).click()
  await expect(page.getByText('已选定，请与机构商定后续事项')).toBeVisible()
  await expect(panel.getByText('企业已选定')).toBeVisible()

  await fund.reload()
  const result = {
    button: '投资完成',
    title: '记录投资完成',
    confirm: '确认投资完成',
    said: '已记录投资完成',
  }
  await applicationPage.take(fund, result, async (dialog) => {
    await dialog.getByLabel('投资日期').fill(inDays(-1))
    await dialog.getByLabel('投资日期').press('Tab')
  })
  await expect(fund.getByRole('heading', { name: '投资结果' })).toBeVisible()
  await expectAccessible(fund)
  await page.reload()
  await expect(page.getByText('已办结').first()).toBeVisible()
  await expect(panel.getByText('实际投资金额')).toBeVisible()
})
