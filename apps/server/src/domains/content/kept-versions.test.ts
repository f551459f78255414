import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createLink,
  type LinkForm,
  listLinkVersions,
  restoreLinkVersion,
  setLinkStatus,
  updateLink,
} from '@lqr/contract/content/link-calls.ts'
import {
  createPlacement,
  getPlacementVersion,
  listPlacementVersions,
  restorePlacementVersion,
  setPlacementStatus,
  updatePlacement,
} from '@lqr/contract/content/placement-calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { placementForm } from './content.fixtures.ts'

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

const linkForm = (more: Partial<LinkForm> = {}): LinkForm => ({
  name: '甘肃政务服务网',
  linkGroup: 'friendly',
  url: 'https://zwfw.gansu.gov.cn/',
  summary: null,
  sort: 1,
  ...more,
})

async function release(call: typeof setLinkStatus | typeof setPlacementStatus, id: string, version: number) {
  await t.call(call, { params: { id }, body: { action: 'submit', version } }, { token: first })
  const body = { action: 'approve', version: version + 1 } as const
  return (await t.call(call, { params: { id }, body }, { token: second })).data.version
}

test('a link goes back to an earlier version as a draft, publicly after the second person', async () => {
  const { id } = (await t.call(createLink, { body: linkForm() }, { token: first })).data
  const version = await release(setLinkStatus, id, 1)
  const body = { ...linkForm({ url: 'https://www.gansu.gov.cn/' }), version }
  const changed = await t.call(updateLink, { params: { id }, body }, { token: first })
  const now = await release(setLinkStatus, id, changed.data.version)
  const versions = (await t.call(listLinkVersions, { params: { id } }, { token: first })).data
  expect(versions.map(({ number }) => number)).toEqual([2, 1])
  const params = { id, versionId: versions[1]?.id ?? '' }
  expect(
    (await t.send(restoreLinkVersion, { params, body: { version: now - 1 } }, { token: first })).status,
  ).toBe(409)
  const restored = await t.call(restoreLinkVersion, { params, body: { version: now } }, { token: first })
  expect(restored.data).toMatchObject({
    url: 'https://www.gansu.gov.cn/',
    changeStatus: 'DRAFT',
    change: { url: 'https://zwfw.gansu.gov.cn/' },
  })
  await release(setLinkStatus, id, restored.data.version)
  expect((await t.call(listLinkVersions, { params: { id } }, { token: first })).data).toHaveLength(3)
  expect((await t.send(listLinkVersions, { params: { id } })).status).toBe(401)
  expect((await t.send(listLinkVersions, { params: { id } }, { token: lanzhou })).status).toBe(403)
})

test('what stands at a place goes back too; editors of an area see versions of their own area alone', async () => {
  const form = placementForm({ title: '第一版' })
  const { id } = (await t.call(createPlacement, { body: form }, { token: first })).data
  const version = await release(setPlacementStatus, id, 1)
  const body = { ...form, title: '第二版', version }
  const changed = await t.call(updatePlacement, { params: { id }, body }, { token: first })
  const now = await release(setPlacementStatus, id, changed.data.version)
  const versions = (await t.call(listPlacementVersions, { params: { id } }, { token: first })).data
  const params = { id, versionId: versions[1]?.id ?? '' }
  expect((await t.call(getPlacementVersion, { params }, { token: first })).data.form.title).toBe('第一版')
  expect((await t.send(listPlacementVersions, { params: { id } }, { token: lanzhou })).status).toBe(404)
  const asked = { params, body: { version: now } }
  expect((await t.send(restorePlacementVersion, asked, { token: lanzhou })).status).toBe(404)
  const restored = await t.call(restorePlacementVersion, asked, { token: first })
  expect(restored.data).toMatchObject({ title: '第二版', change: { title: '第一版' } })
})
