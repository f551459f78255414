import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ArticleForm } from '@lqr/contract/content/article-form.ts'
import { getArticle } from '@lqr/contract/content/calls.ts'
import {
  createArticle,
  getArticleVersion,
  listArticleVersions,
  restoreArticleVersion,
  setArticleStatus,
  updateArticle,
} from '@lqr/contract/content/record-calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { articleForm, makeArticle } from './content.fixtures.ts'

let t: TestApp
let [first, second, lanzhou] = ['', '', '']

beforeAll(async () => {
  t = await makeTestApp()
  const operator = () => makeAccount(t.services.db, t.services, { sourceType: '1' })
  first = await t.signIn((await operator()).id)
  second = await t.signIn((await operator()).id)
  const editor = { sourceType: '2', roles: ['contentEditor'], regionCode: '620100' } as const
  lanzhou = await t.signIn((await makeAccount(t.services.db, t.services, editor)).id)
})
afterAll(() => t.close())

/** Submits and approves the record of this version; answers the version it then has. */
async function release(id: string, version: number): Promise<number> {
  const move = (action: 'submit' | 'approve', at: number, token: string) =>
    t.call(setArticleStatus, { params: { id }, body: { action, version: at } }, { token })
  await move('submit', version, first)
  return (await move('approve', version + 1, second)).data.version
}

const change = async (id: string, version: number, form: Partial<ArticleForm>) => {
  const body = { ...articleForm(form), version }
  return (await t.call(updateArticle, { params: { id }, body }, { token: first })).data.version
}

const versionsOf = async (id: string, token = first) =>
  (await t.call(listArticleVersions, { params: { id } }, { token })).data

/** An article that was published twice; its versions, the newest first. */
async function twice() {
  const { data } = await t.call(createArticle, { body: articleForm({ body: '第一版。' }) }, { token: first })
  const version = await release(
    data.id,
    await change(data.id, await release(data.id, 1), { body: '第二版。' }),
  )
  return { id: data.id, version, versions: await versionsOf(data.id) }
}

test('every published version is kept, with who submitted and who approved it', async () => {
  const { id, versions } = await twice()
  expect(versions.map(({ number }) => number)).toEqual([2, 1])
  expect(versions.every(({ submittedBy, approvedBy }) => submittedBy && approvedBy)).toBe(true)
  const bodies = versions.map(async ({ id: versionId }) => {
    const { data } = await t.call(getArticleVersion, { params: { id, versionId } }, { token: first })
    return data.form.body
  })
  expect(await Promise.all(bodies)).toEqual(['第二版。', '第一版。'])
})

test('an earlier version comes back as a draft, and publicly once a second person approves it', async () => {
  const { id, version, versions } = await twice()
  const body = { version }
  const params = { id, versionId: versions[1]?.id ?? '' }
  const restored = await t.call(restoreArticleVersion, { params, body }, { token: first })
  expect(restored.data).toMatchObject({
    changeStatus: 'DRAFT',
    change: { body: '第一版。' },
    body: '第二版。',
  })
  expect((await t.call(getArticle, { params: { id } })).data.body).toBe('第二版。')
  await release(id, restored.data.version)
  expect((await t.call(getArticle, { params: { id } })).data.body).toBe('第一版。')
  expect((await versionsOf(id)).map(({ number }) => number)).toEqual([3, 2, 1])
})

test('what was public before versions were kept is the first of them', async () => {
  const id = await makeArticle(t.services.db, { body: '很早的正文。' })
  await release(id, await change(id, 1, { body: '现在的正文。' }))
  const versions = await versionsOf(id)
  expect(versions.map(({ number, approvedBy }) => [number, approvedBy !== null])).toEqual([
    [2, true],
    [1, false],
  ])
  const params = { id, versionId: versions[1]?.id ?? '' }
  expect((await t.call(getArticleVersion, { params }, { token: first })).data.form.body).toBe('很早的正文。')
})

test('a version of another article, a stale record and the article of another area are refused', async () => {
  const { id, version, versions } = await twice()
  const other = await twice()
  const params = { id, versionId: versions[0]?.id ?? '' }
  const foreign = { id: other.id, versionId: params.versionId }
  expect((await t.call(getArticleVersion, { params: foreign }, { token: first })).error?.key).toBe(
    'content.versionNotFound',
  )
  const stale = { params, body: { version: version - 1 } }
  expect((await t.call(restoreArticleVersion, stale, { token: first })).status).toBe(409)
  expect((await t.call(listArticleVersions, { params: { id } }, { token: lanzhou })).status).toBe(404)
  expect((await t.call(listArticleVersions, { params: { id } })).status).toBe(401)
})
