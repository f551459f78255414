import type { Page } from '@playwright/test'
import { writeWorkbook } from '../../apps/server/src/spreadsheets/workbook.ts'
import { IMPORT_COLUMNS } from '../../packages/contract/src/demand-reports/import-columns.ts'
import { pageOf, signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { applicationPage } from '../support/console-pages.ts'
import { expect, test } from '../support/test.ts'
import { certifiedEnterprise } from '../support/through-calls.ts'

const COUNTY = '620422'
const TITLES = IMPORT_COLUMNS.map(({ title }) => title)
const CONFIRM = {
  button: '确认代填内容',
  title: '确认代填内容',
  confirm: '确认无误并提交',
  said: '已确认，等待当地受理',
}
const TAKE_BACK = {
  button: '撤回代填',
  title: '撤回代填',
  confirm: '确认撤回',
  said: '已撤回代填',
}

type Line = Partial<Record<(typeof IMPORT_COLUMNS)[number]['name'], string | number>>

async function chooseBatch(page: Page): Promise<void> {
  await page.getByLabel('填报批次').click()
  await page.getByTitle('本季度融资需求填报（示例）', { exact: true }).click()
}

async function upload(page: Page, titles: readonly string[], lines: readonly Line[]): Promise<void> {
  const rows = lines.map((line) => IMPORT_COLUMNS.map(({ name }) => line[name] ?? null))
  const buffer = await writeWorkbook([{ name: '名单', notes: [], titles, rows }])
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: '选择文件并上传' }).click(),
  ])
  await chooser.setFiles({ name: '代填名单.xlsx', mimeType: 'application/zip', buffer })
}

test('a list is filled in for enterprises, says row by row what became of it, and counts once the enterprise confirms', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(150_000)
  const enterprise = await certifiedEnterprise(request, COUNTY)
  const line: Line = {
    creditCode: enterprise.creditCode,
    corporateName: enterprise.corporateName,
    applicantKind: '小微企业',
    areaCode: COUNTY,
    address: '会师镇示例路 8 号',
    amountYuan: 80,
    termMonths: 12,
    guaranteeMode: '信用',
    loanPurpose: '采购原材料或商品',
    purpose: '采购冬季原材料',
    fundsIndustryCode: '制造业',
    contactName: '示例联系人',
    contactPhone: '13900001234',
  }
  await signIn(page, 'government')
  await page.goto('/console/office/reports')
  await page.getByRole('link', { name: '批量代填' }).click()
  await upload(page, TITLES, [line])
  await expect(page.getByText('请先选择填报批次')).toBeVisible()
  await chooseBatch(page)
  await upload(page, ['甲'], [line])
  await expect(page.getByText('表头与模板不一致', { exact: false })).toBeVisible()
  await upload(page, TITLES, [line, { ...line, applicantKind: '外星企业' }])
  const list = page.getByRole('listitem').filter({ hasText: '代填名单.xlsx' }).first()
  await expect(list.getByText('已代填 1 行，已有填报 0 行，有误 1 行')).toBeVisible()
  await list.getByRole('button', { name: '逐行结果' }).click()
  await expect(list.getByText(/^主体类别：“外星企业”不是可填的内容/)).toBeVisible()
  await expectAccessible(page)
  await upload(page, TITLES, [line])
  await expect(page.getByText('已代填 0 行，已有填报 1 行，有误 0 行')).toBeVisible()

  const own = await pageOf(browser, enterprise)
  await test.step('what was filled in by mistake is taken back, and then filled in anew', async () => {
    const why = '金额录入有误，将重新代填。'
    await page.goto(`/console/office/reports?keyword=${encodeURIComponent(enterprise.corporateName)}`)
    await page.getByRole('link', { name: enterprise.corporateName }).click()
    await applicationPage.openAndCancel(page, TAKE_BACK)
    await applicationPage.take(page, TAKE_BACK, (dialog) => dialog.getByLabel('撤回原因').fill(why))
    await own.goto('/console/personal/reports')
    await own
      .getByRole('main')
      .getByRole('row')
      .filter({ hasText: '已撤回' })
      .getByRole('link')
      .first()
      .click()
    await expect(own.getByText(why).first()).toBeVisible()
    await page.goto('/console/office/report-import')
    await chooseBatch(page)
    await upload(page, TITLES, [line])
    await expect(page.getByText('已代填 1 行，已有填报 0 行，有误 0 行')).toBeVisible()
  })

  await own.goto('/console/messages')
  await expect(own.getByText('当地主管部门代您填报了融资需求').first()).toBeVisible()
  await own.goto('/console/personal/reports')
  const row = own.getByRole('main').getByRole('row').filter({ hasText: '待企业确认' })
  await expect(row.getByText('代填', { exact: true })).toBeVisible()
  await row.getByRole('link').click()
  await expect(own.getByText('企业尚未确认', { exact: false })).toBeVisible()
  await applicationPage.take(own, CONFIRM, async (dialog) => {
    for (const declared of await dialog.getByRole('checkbox').all()) await declared.check()
  })
  await expect(own.getByText('企业已于', { exact: false })).toBeVisible()
  await expect(own.getByText('待受理').first()).toBeVisible()
  await expectAccessible(own)
})
