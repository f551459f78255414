import { pageOf, signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { approveRecord, findRecord, fresh, moveRecord } from '../support/publishing.ts'
import { newOperator } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const PLACE = '/console/policies/documents'

/** A notice as it is copied from an official page. */
const noticeOf = (title: string) => `甘示发〔2026〕 18 号
${title}
各市州示例局：
为支持小微企业，现将有关事项通知如下。
一、支持对象
在甘肃省注册的小微企业。
二、贴息标准
按贷款利率的百分之五十贴息。
本通知自2026年2月1日起施行，有效期三年。咨询电话：0931-4801234。
甘肃省示例厅
2026年1月15日`

test('a pasted notice fills the form, is previewed, and stands in the portal after a second person approved it', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const title = `${fresh('省厅')}关于小微企业贷款贴息的通知`
  const [writer, reviewer] = [await newOperator(request), await newOperator(request)]
  await signIn(page, writer)
  await page.goto(PLACE)
  await page.getByRole('button', { name: '新增政策' }).click()
  const drawer = page.getByRole('dialog', { name: '新增政策' })
  await drawer.getByRole('button', { name: '从粘贴的文本读取' }).click()
  const paste = page.getByRole('dialog', { name: '从粘贴的文本读取政策' })
  await paste.getByRole('button', { name: '读取并填入' }).click()
  await expect(paste.getByText('请粘贴政策文本')).toBeVisible()
  await paste.getByLabel('政策文本').fill(noticeOf(title))
  await expectAccessible(page)
  await paste.getByRole('button', { name: '读取并填入' }).click()
  await expect(paste).toBeHidden()
  await expect(drawer.getByText(/^已填入：标题、文号/)).toBeVisible()
  await expect(drawer.getByLabel('标题', { exact: true })).toHaveValue(title)
  await expect(drawer.getByLabel('文号')).toHaveValue('甘示发〔2026〕18号')
  await expect(drawer.getByLabel('有效期至')).toHaveValue('2029-01-31')
  await expect(drawer.getByRole('textbox', { name: '正文' }).getByRole('heading')).toHaveText([
    '一、支持对象',
    '二、贴息标准',
  ])
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(drawer).toBeHidden()
  await findRecord(page, title)

  const address =
    (await page.getByRole('link', { name: `预览 ${title}`, exact: true }).getAttribute('href')) ?? ''
  const preview = await page.context().newPage()
  await preview.goto(address)
  await expect(preview.getByText('这是预览，仅维护人员可见')).toBeVisible()
  await expect(preview.getByRole('heading', { name: '一、支持对象' })).toBeVisible()
  await expectAccessible(preview)
  await preview.close()

  await moveRecord(page, '提交复核', title, '确认提交')
  await approveRecord(browser, reviewer, PLACE, title)
  const visitor = await (await browser.newContext()).newPage()
  expect((await visitor.goto(address))?.status()).toBe(401)
  await visitor.goto(`/policyInfo?keyword=${encodeURIComponent(title)}`)
  await visitor.getByRole('main').getByRole('link', { name: title, exact: true }).click()
  await expect(visitor.getByText('甘示发〔2026〕18号').first()).toBeVisible()
  await expect(visitor.getByText('0931-4801234', { exact: true })).toBeVisible()
  await visitor.context().close()
})

test('the policy of an area editor begins with the own area', async ({ browser }) => {
  const page = await pageOf(browser, 'editor')
  await page.goto(PLACE)
  await page.getByRole('button', { name: '新增政策' }).click()
  const drawer = page.getByRole('dialog', { name: '新增政策' })
  await drawer.getByLabel('标题', { exact: true }).fill(fresh('地区政策'))
  await drawer.getByLabel('发文机关').fill('示例局')
  await drawer.getByRole('textbox', { name: '正文' }).fill('只给本地区看的政策。')
  await expect(drawer.getByText('兰州市', { exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(drawer).toBeHidden()
  await page.context().close()
})
