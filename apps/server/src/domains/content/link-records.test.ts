import { afterAll, beforeAll, expect, test } from 'vitest'
import { listLinks } from '@lqr/contract/content/calls.ts'
import { createLink, type LinkForm, setLinkStatus } from '@lqr/contract/content/link-calls.ts'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'

let t: TestApp
let [first, second, editor] = ['', '', '']

beforeAll(async () => {
  t = await makeTestApp()
  const operator = () => makeAccount(t.services.db, t.services, { sourceType: '1' })
  first = await t.signIn((await operator()).id)
  second = await t.signIn((await operator()).id)
  const area = { sourceType: '2', roles: ['contentEditor'], regionCode: '620100' } as const
  editor = await t.signIn((await makeAccount(t.services.db, t.services, area)).id)
})
afterAll(() => t.close())

const form = (more: Partial<LinkForm> = {}): LinkForm => ({
  name: '甘肃政务服务网',
  linkGroup: 'quick',
  url: 'https://zwfw.gansu.gov.cn/',
  summary: null,
  sort: 1,
  ...more,
})

const shown = async () =>
  (await t.call(listLinks, { body: { linkGroup: 'quick', pageSize: 50 } })).data.list.map(({ id }) => id)

test('a link stands in the portal from the approval of a second person until it is taken off line', async () => {
  const { id } = (await t.call(createLink, { body: form() }, { token: first })).data
  const move = (action: PublicationAction, version: number, token: string) =>
    t.call(setLinkStatus, { params: { id }, body: { action, version } }, { token })
  await move('submit', 1, first)
  expect(await shown()).not.toContain(id)
  expect((await move('approve', 2, first)).error?.key).toBe('publishing.ownReview')
  await move('approve', 2, second)
  expect(await shown()).toContain(id)
  await move('unlist', 3, second)
  expect(await shown()).not.toContain(id)
})

test('an address that may not be opened is refused at the field; nobody but operators maintains links', async () => {
  const wrong = { body: form({ url: 'javascript:alert(1)' }) }
  expect((await t.send(createLink, wrong, { token: first })).error?.fields).toHaveProperty('url')
  expect((await t.send(createLink, { body: form() })).status).toBe(401)
  expect((await t.send(createLink, { body: form() }, { token: editor })).status).toBe(403)
})
