import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ArticleForm } from '@lqr/contract/content/article-form.ts'
import { getArticle } from '@lqr/contract/content/calls.ts'
import {
  createArticle,
  getArticleRecord,
  listArticleRecords,
  setArticleStatus,
  updateArticle,
} from '@lqr/contract/content/record-calls.ts'
import type { Role } from '@lqr/contract/kernel/access.ts'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { articleForm, makeArticle } from './content.fixtures.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
let at = NOW
let t: TestApp
let [first, second, lanzhou, viewer] = ['', '', '', '']

async function editorOf(roles: readonly Role[], regionCode: string | null) {
  const sourceType = regionCode ? '2' : '1'
  return t.signIn((await makeAccount(t.services.db, t.services, { sourceType, roles, regionCode })).id)
}

beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date(at) })
  first = await editorOf(['operator'], null)
  second = await editorOf(['operator'], null)
  lanzhou = await editorOf(['contentEditor'], '620100')
  viewer = await editorOf(['govViewer'], '620100')
})
afterAll(() => t.close())

const make = (form: Partial<ArticleForm> = {}, token = first) =>
  t.send(createArticle, { body: articleForm(form) }, { token })
const made = async (form: Partial<ArticleForm> = {}, token = first) =>
  (await t.call(createArticle, { body: articleForm(form) }, { token })).data
const move = (id: string, action: PublicationAction, version: number, token: string) =>
  t.call(setArticleStatus, { params: { id }, body: { action, version, reason: '请改' } }, { token })
const read = (id: string) => t.call(getArticle, { params: { id } })

async function publish(id: string, version = 1) {
  await move(id, 'submit', version, first)
  return (await move(id, 'approve', version + 1, second)).data
}

test('an article is public from the approval of a second person until it is taken off line', async () => {
  const { id, status, publishedAt } = await made({ title: '两人复核的新闻' })
  expect({ status, publishedAt }).toEqual({ status: 'DRAFT', publishedAt: null })
  await move(id, 'submit', 1, first)
  expect((await read(id)).status).toBe(404)
  expect((await move(id, 'approve', 2, first)).error?.key).toBe('publishing.ownReview')
  expect((await move(id, 'approve', 2, second)).data.status).toBe('PUBLISHED')
  expect((await read(id)).data).toMatchObject({ title: '两人复核的新闻', isExample: false })
  expect((await move(id, 'unlist', 3, second)).data.status).toBe('OFFLINE')
  expect((await read(id)).status).toBe(404)
})

test('a time ahead is kept, and nobody reads the article before it', async () => {
  const { id } = await made({ publishAt: '2026-11-20T12:00:00+08:00' })
  expect(Date.parse((await publish(id)).publishedAt ?? '')).toBe(NOW + 2 * 3_600_000)
  expect((await read(id)).status).toBe(404)
  at = NOW + 2 * 3_600_000 + 1
  expect((await read(id)).status).toBe(200)
  at = NOW
})

test('a time in the past is refused at the field, also when it passed while the draft lay', async () => {
  const late = await make({ publishAt: '2026-11-20T09:59:00+08:00' })
  expect(late).toMatchObject({
    status: 422,
    error: { fields: { publishAt: expect.stringContaining('已过') } },
  })
  const { id } = await made({ publishAt: '2026-11-20T10:30:00+08:00' })
  at = NOW + 3_600_000
  expect((await move(id, 'submit', 1, first)).error?.key).toBe('content.timePast')
  at = NOW
})

test('what is public is corrected at once: it takes no time, where a time still ahead may be moved', async () => {
  const change = (id: string, version: number) => {
    const body = { ...articleForm({ publishAt: '2026-11-21T12:00:00+08:00' }), version }
    return t.send(updateArticle, { params: { id }, body }, { token: first })
  }
  const [{ id }, { id: timed }] = [await made(), await made({ publishAt: '2026-11-20T12:00:00+08:00' })]
  await publish(id)
  expect(await change(id, 3)).toMatchObject({
    status: 422,
    error: { fields: { publishAt: expect.stringContaining('不能再定时') } },
  })
  await publish(timed)
  expect((await change(timed, 3)).status).toBe(200)
  await move(timed, 'submit', 4, first)
  at = NOW + 3 * 3_600_000
  expect((await move(timed, 'approve', 5, second)).error?.key).toBe('publishing.alreadyPublic')
  expect((await read(timed)).status).toBe(200)
  await move(timed, 'return', 5, second)
  expect((await move(timed, 'submit', 6, first)).error?.key).toBe('publishing.alreadyPublic')
  await move(id, 'unlist', 3, second)
  expect((await change(id, 4)).status).toBe(200)
  expect((await publish(id, 5)).publishedAt).not.toBeNull()
  expect((await read(id)).status).toBe(404)
  at = NOW
})

test('what was taken off line comes back as it was, whatever time a draft beside it had named', async () => {
  const { id } = await made({ title: '恢复的新闻' })
  await publish(id)
  await move(id, 'unlist', 3, second)
  const later = articleForm({ title: '改写的新闻', publishAt: '2026-11-20T12:00:00+08:00' })
  await t.call(updateArticle, { params: { id }, body: { ...later, version: 4 } }, { token: first })
  at = NOW + 3 * 3_600_000
  expect((await move(id, 'publish', 5, second)).data).toMatchObject({
    status: 'PUBLISHED',
    changeStatus: 'DRAFT',
  })
  expect((await read(id)).data.title).toBe('恢复的新闻')
  at = NOW
})

test('a corrected piece of news keeps its day, and the public reads the old text until then', async () => {
  const { id } = await made({ body: '原来的正文。' })
  const { publishedAt } = await publish(id)
  at = NOW + 86_400_000
  const body = { ...articleForm({ body: '更正的正文。' }), version: 3 }
  await t.call(updateArticle, { params: { id }, body }, { token: first })
  expect((await read(id)).data.body).toBe('原来的正文。')
  expect((await publish(id, 4)).publishedAt).toBe(publishedAt)
  expect((await read(id)).data.body).toBe('更正的正文。')
  at = NOW
})

test('markup and programs never reach what is kept', async () => {
  const dirty =
    '<p class="MsoNormal">第一段<o:p></o:p></p><script>alert(1)</script><p>[点](javascript:alert(1))击</p>'
  expect((await made({ body: dirty })).body).toBe('第一段\n\n点击')
})

test('the filing has to suit the kind; an outside page has its name', async () => {
  expect((await make({ kind: 'help', category: null })).error?.fields).toHaveProperty('category')
  expect((await make({ kind: 'news', zone: 'technology' })).error?.fields).toHaveProperty('zone')
  const nameless = await make({ outsideUrl: 'https://www.gansu.gov.cn/' })
  expect(nameless.error?.fields).toHaveProperty('outsideName')
  expect((await make({ kind: 'service', category: 'query', facts: ['免费'] })).error?.fields).toHaveProperty(
    'facts',
  )
})

test('an area editor writes for the own area alone, and neither finds nor touches what is of others', async () => {
  const other = await makeArticle(t.services.db, { areaCodes: ['620200'], title: '嘉峪关的消息' })
  const province = await makeArticle(t.services.db, { areaCodes: [] })
  for (const areaCodes of [[], ['620200'], ['620102', '620200']])
    expect((await make({ areaCodes }, lanzhou)).error?.fields).toHaveProperty('areaCodes')
  const { id } = await made({ areaCodes: ['620102'], title: '城关区的消息' }, lanzhou)
  const { data } = await t.call(listArticleRecords, { body: { pageSize: 100 } }, { token: lanzhou })
  expect(data.list.map((row) => row.id)).toContain(id)
  expect(data.list.map((row) => row.id)).not.toContain(other)
  for (const elsewhere of [other, province]) {
    expect((await t.call(getArticleRecord, { params: { id: elsewhere } }, { token: lanzhou })).status).toBe(
      404,
    )
    expect((await move(elsewhere, 'unlist', 1, lanzhou)).status).toBe(404)
  }
})

test('a change that leads out of an area is no longer its editor’s to approve', async () => {
  const { id } = await made({ areaCodes: ['620102'] })
  await publish(id)
  const body = { ...articleForm({ areaCodes: ['620200'] }), version: 3 }
  await t.call(updateArticle, { params: { id }, body }, { token: first })
  await move(id, 'submit', 4, first)
  expect((await move(id, 'approve', 5, lanzhou)).status).toBe(404)
})

test('two editors at once: the second is told, with what now stands, and nothing is lost', async () => {
  const { id } = await made()
  const change = (title: string, token: string) =>
    t.call(updateArticle, { params: { id }, body: { ...articleForm({ title }), version: 1 } }, { token })
  expect((await change('先到的标题', first)).status).toBe(200)
  const late = await change('后到的标题', second)
  expect(late).toMatchObject({
    status: 409,
    error: { key: 'kernel.conflict' },
    data: { title: '先到的标题' },
  })
})

test('nobody else maintains articles', async () => {
  expect((await t.send(createArticle, { body: articleForm() })).status).toBe(401)
  expect((await make({}, viewer)).status).toBe(403)
})
