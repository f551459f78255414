import { readFile } from 'node:fs/promises'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { approveRecord, findRecord, fresh, moveRecord } from '../support/publishing.ts'
import { newOperator } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { PHONE_SCREEN } from '../support/widths.ts'

const PLACE = '/console/content/questionnaires'

test('a questionnaire goes over review to a phone, keeps what is typed, and is counted', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const title = fresh('问卷')
  const [writer, reviewer] = [await newOperator(request), await newOperator(request)]
  await signIn(page, writer)
  await page.goto(PLACE)
  await page.getByRole('button', { name: '新增问卷' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('标题', { exact: true }).fill(title)
  await drawer.getByLabel('说明', { exact: true }).fill('大约一分钟。')
  await drawer.getByLabel('感谢语', { exact: true }).fill('谢谢您的意见。')
  await drawer.getByRole('button', { name: '添加题目' }).click()
  const question = (place: number) => drawer.getByRole('group', { name: `第 ${place} 题`, exact: true })
  await question(1).getByLabel('题目', { exact: true }).fill('是否贷过款')
  await question(1).getByLabel('选项（每行一个）').fill('贷过\n没有')
  await drawer.getByRole('button', { name: '添加题目' }).click()
  await question(2).getByLabel('题目', { exact: true }).fill('有什么建议')
  await question(2).getByRole('combobox', { name: '题型' }).press('Enter')
  await page.getByTitle('多行文字', { exact: true }).click()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(drawer).toBeHidden()
  await findRecord(page, title)
  await moveRecord(page, '提交复核', title, '确认提交')
  await approveRecord(browser, reviewer, PLACE, title)
  await page.reload()
  const way = page.getByRole('link', { name: `查看结果 ${title}`, exact: true })
  const id = (await way.getAttribute('href'))?.split('/').at(-1) ?? ''

  const phone = await browser.newContext({ viewport: PHONE_SCREEN, isMobile: true, hasTouch: true })
  const visitor = await phone.newPage()
  await visitor.goto(`/questionnaire?id=${id}`)
  const words = visitor.getByRole('textbox', { name: /有什么建议/ })
  await words.fill('希望再快一些')
  await visitor.getByRole('button', { name: '提交问卷' }).click()
  await expect(visitor.getByText('请回答这一题')).toBeVisible()
  await expectAccessible(visitor)
  await visitor.reload()
  await expect(visitor.getByText('已恢复您上次填写的内容。')).toBeVisible()
  await expect(words).toHaveValue('希望再快一些')
  await visitor.getByRole('radio', { name: '没有' }).check()
  await visitor.getByRole('button', { name: '提交问卷' }).click()
  await expect(visitor.getByText('谢谢您的意见。')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('再次提交的内容不会保存')).toBeVisible()
  await visitor.getByRole('radio', { name: '贷过' }).check()
  await words.fill('再来一次')
  await visitor.getByRole('button', { name: '提交问卷' }).click()
  await expect(visitor.getByText('这台设备此前已经提交过这份问卷')).toBeVisible()
  await phone.close()

  await way.click()
  await expect(page.getByRole('heading', { name: `问卷结果：${title}` })).toBeVisible()
  await expect(page.getByRole('row', { name: '没有 1 100.00%' })).toBeVisible()
  await expect(page.getByText('希望再快一些')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '导出问卷回答' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(text).toContain('"没有","希望再快一些"')
})
