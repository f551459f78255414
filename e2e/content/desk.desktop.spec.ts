import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import type { ArticleForm } from '../../packages/contract/src/content/article-form.ts'
import {
  createArticle,
  setArticleStatus,
  updateArticle,
} from '../../packages/contract/src/content/record-calls.ts'
import { type Credentials, pageOf, signIn, tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { approveRecord, findRecord, fresh, moveRecord } from '../support/publishing.ts'
import { newOperator } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const PLACE = '/console/content/articles'

/** What an office program puts on the clipboard, and a script that came with it. */
const OFFICE = `<html><head><style>p.MsoNormal{color:red}</style></head><body>
<p class=MsoNormal style="mso-pagination:none"><b>重点企业</b>名单如下<o:p></o:p></p>
<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>装备制造</p>
<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>生物医药</p>
<table><tr><td>受理</td><td>11月30日前</td></tr></table>
<script>document.title='被改了'</script></body></html>`

/** How long one look at a page may take before it is loaded again. */
const SOON = { timeout: 1_000 }

/** A piece of news of the whole province. */
function newsOf(title: string, body: string): ArticleForm {
  return {
    kind: 'news',
    title,
    summary: '一句话说明。',
    category: null,
    zone: null,
    areaCodes: [],
    body,
    source: null,
    sourceUrl: null,
    facts: [],
    actionPath: null,
    outsideUrl: null,
    outsideName: null,
    publishAt: null,
  }
}

async function paste(editor: Locator, html: string): Promise<void> {
  await editor.click()
  await editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

test('an article goes from pasted markup over review to the portal, back to an earlier version, and off line', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const title = fresh('名单通知')
  const [writer, reviewer] = [await newOperator(request), await newOperator(request)]
  const approve = (by: Credentials) => approveRecord(browser, by, PLACE, title)

  await signIn(page, writer)
  await page.goto(PLACE)
  await page.getByRole('button', { name: '新增内容' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('标题', { exact: true }).fill(title)
  await drawer.getByLabel('摘要').fill('一句话说明。')
  const editor = drawer.getByRole('textbox', { name: '正文' })
  await paste(editor, OFFICE)
  await expect(editor.getByRole('listitem')).toHaveText(['装备制造', '生物医药'])
  await expect(editor.getByText('受理 | 11月30日前')).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(drawer).toBeHidden()
  await findRecord(page, title)
  await moveRecord(page, '提交复核', title, '确认提交')
  await expect(page.getByRole('button', { name: '待复核 1', exact: true })).toBeVisible()
  await approve(reviewer)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/newsInfo?keyword=${encodeURIComponent(title)}`)
  await visitor.getByRole('main').getByRole('link', { name: title, exact: true }).click()
  const article = visitor.getByRole('article')
  /** Anonymous pages are kept for a few seconds. */
  const reloadUntil = (holds: () => Promise<void>) =>
    expect(async () => {
      await visitor.reload()
      await holds()
    }).toPass()
  await expect(article.getByText('重点企业', { exact: true })).toHaveJSProperty('tagName', 'STRONG')
  await expect(article.getByRole('listitem')).toHaveText(['装备制造', '生物医药'])
  const id = new URL(visitor.url()).searchParams.get('id') ?? ''

  const [first, second] = [await tokenOf(request, writer), await tokenOf(request, reviewer)]
  const bodyOf = { token: first.access_token }
  const changed = await ask(
    request,
    updateArticle,
    {
      params: { id },
      body: { ...newsOf(title, '**重点企业**名单另行公布'), version: 3 },
    },
    bodyOf,
  )
  const move = (action: 'submit' | 'approve', version: number) => ({
    params: { id },
    body: { action, version },
  })
  await ask(request, setArticleStatus, move('submit', changed.version), bodyOf)
  await ask(request, setArticleStatus, move('approve', changed.version + 1), { token: second.access_token })
  await reloadUntil(() => expect(article).toContainText('名单另行公布', SOON))

  await page.reload()
  await page.getByRole('button', { name: `版本 ${title}`, exact: true }).click()
  const versions = page.getByRole('dialog', { name: `“${title}”发布过的版本` })
  await expect(versions.locator('ins')).toContainText(['另行'])
  await expect(versions.locator('del').first()).toBeVisible()
  await expectAccessible(page)
  await versions.getByRole('button', { name: '以第 1 版作为新草稿' }).click()
  await page.getByRole('button', { name: '作为新草稿', exact: true }).click()
  await expect(page.getByText('已作为新草稿，核对后提交复核')).toBeVisible()
  await moveRecord(page, '提交复核', title, '确认提交')
  await approve(reviewer)
  await reloadUntil(() => expect(article.getByRole('listitem')).toHaveCount(2, SOON))

  await page.reload()
  await moveRecord(page, '下线', title, '确认下线')
  await reloadUntil(() => expect(visitor.getByRole('heading', { name: title })).toBeHidden(SOON))
  await visitor.context().close()
})

test('what was typed into a draft that a colleague deletes is saved as a new one', async ({
  page,
  request,
}) => {
  const title = fresh('同事删除的草稿')
  const [writer, colleague] = [await newOperator(request), await newOperator(request)]
  const { access_token: token } = await tokenOf(request, colleague)
  const { id, version } = await ask(
    request,
    createArticle,
    { body: newsOf(title, '正文。') },
    { token, key: randomUUID() },
  )
  await signIn(page, writer)
  await page.goto(PLACE)
  await findRecord(page, title)
  await page.getByRole('button', { name: `修改 ${title}`, exact: true }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('摘要').fill('写了很久的摘要。')
  const deletion = { params: { id }, body: { action: 'discard', version, deletes: true } } as const
  await ask(request, setArticleStatus, deletion, { token })
  await drawer.getByRole('button', { name: '保存', exact: true }).click()
  await expect(drawer.getByText('这份草稿已被其他人删除，或不再由您维护，您填写的还在')).toBeVisible()
  await expect(drawer.getByLabel('摘要')).toHaveValue('写了很久的摘要。')
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: `修改 ${title}`, exact: true })).toBeVisible()
})

test('the preview stands as the portal shows it, to those who edit it alone', async ({ page, browser }) => {
  const editor = await pageOf(browser, 'operator')
  await editor.goto(PLACE)
  const way = editor.getByRole('link', { name: /^预览 / }).first()
  const address = (await way.getAttribute('href')) ?? ''
  await editor.goto(address)
  await expect(editor.getByText('这是预览，仅维护人员可见')).toBeVisible()
  await expect(editor.getByRole('article')).toBeVisible()
  await expect(editor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(editor)
  await editor.context().close()
  expect((await page.goto(address))?.status()).toBe(401)
})

test('an area editor is offered the own area alone', async ({ browser }) => {
  const page = await pageOf(browser, 'editor')
  await page.goto(PLACE)
  await page.getByRole('button', { name: '新增内容' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('标题', { exact: true }).fill(fresh('地区消息'))
  await drawer.getByLabel('摘要').fill('一句话说明。')
  await drawer.getByRole('textbox', { name: '正文' }).fill('只给本地区看的内容。')
  await expect(drawer.getByText('兰州市', { exact: true })).toBeVisible()
  await drawer.getByLabel('适用地区', { exact: true }).fill('天水市')
  await expect(page.getByRole('option', { name: '天水市' })).toBeHidden()
  await drawer.getByLabel('适用地区', { exact: true }).fill('')
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(drawer).toBeHidden()
  await page.context().close()
})

for (const { place, what } of [
  { place: '/console/content/activities', what: '报名截止' },
  { place: '/console/content/questionnaires', what: '可以试填，不能提交。' },
]) {
  test(`what is made on ${place} is previewed by its editors alone, in a tab and on a phone`, async ({
    page,
    browser,
  }) => {
    const editor = await pageOf(browser, 'operator')
    await editor.goto(place)
    const way = editor.getByRole('link', { name: /^预览 / }).first()
    const address = (await way.getAttribute('href')) ?? ''
    const phone = editor.context().waitForEvent('page')
    await editor
      .getByRole('button', { name: /^手机预览 / })
      .first()
      .click()
    await expect((await phone).getByText('这是预览，仅维护人员可见')).toBeVisible()
    await editor.goto(address)
    await expect(editor.getByText('这是预览，仅维护人员可见')).toBeVisible()
    await expect(editor.getByText(what).first()).toBeVisible()
    await expect(editor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectAccessible(editor)
    await editor.context().close()
    expect((await page.goto(address))?.status()).toBe(401)
  })
}
