import { afterAll, beforeAll, expect, test } from 'vitest'
import { getHelp } from '@lqr/contract/content/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeArticle } from '../content.fixtures.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

test('a help item is answered with its text', async () => {
  const id = await makeArticle(t.services.db, { kind: 'help', category: 'cost', title: '有哪些费用' })
  expect(await t.call(getHelp, { params: { id } })).toMatchObject({
    status: 200,
    data: { id, title: '有哪些费用', category: 'cost', body: '第一段。\n\n第二段。' },
  })
})

test('news, drafts and unknown ids are no help items', async () => {
  const { db } = t.services
  const news = await makeArticle(db, { kind: 'news' })
  const draft = await makeArticle(db, { kind: 'help', status: 'DRAFT' })
  for (const id of [news, draft, '4000000000']) {
    expect(await t.call(getHelp, { params: { id } })).toMatchObject({
      status: 404,
      error: { key: 'content.notFound' },
    })
  }
})

test('an id that is no number is refused', async () => {
  expect((await t.send(getHelp, { params: { id: 'x' } })).status).toBe(422)
})
