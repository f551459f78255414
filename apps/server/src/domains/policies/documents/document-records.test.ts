import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '@lqr/contract/kernel/access.ts'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { getPolicy, listPolicies } from '@lqr/contract/policies/calls.ts'
import type { PolicyDocumentForm } from '@lqr/contract/policies/document-form.ts'
import {
  createDocument,
  getDocumentRecord,
  listDocumentRecords,
  listDocumentVersions,
  setDocumentStatus,
  updateDocument,
} from '@lqr/contract/policies/document-record-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { documentForm, makePolicy } from '../policies.fixtures.ts'

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

const make = (form: Partial<PolicyDocumentForm> = {}, token = first) =>
  t.send(createDocument, { body: documentForm(form) }, { token })
const made = async (form: Partial<PolicyDocumentForm> = {}, token = first) =>
  (await t.call(createDocument, { body: documentForm(form) }, { token })).data
const move = (id: string, action: PublicationAction, version: number, token: string) =>
  t.call(setDocumentStatus, { params: { id }, body: { action, version, reason: '请改' } }, { token })
const read = (id: string) => t.call(getPolicy, { params: { id } })
const found = async (keyword: string) =>
  (await t.call(listPolicies, { body: { keyword } })).data.list.map(({ id }) => id)

async function publish(id: string, version = 1) {
  await move(id, 'submit', version, first)
  return (await move(id, 'approve', version + 1, second)).data
}

test('a policy is public and found from the approval of a second person until it is taken off line', async () => {
  const { id, status, publishedAt } = await made({ title: '两人复核的政策', docNo: '甘办发〔2026〕7号' })
  expect({ status, publishedAt }).toEqual({ status: 'DRAFT', publishedAt: null })
  await move(id, 'submit', 1, first)
  expect((await read(id)).status).toBe(404)
  expect((await move(id, 'approve', 2, first)).error?.key).toBe('publishing.ownReview')
  expect((await move(id, 'approve', 2, second)).data.status).toBe('PUBLISHED')
  expect((await read(id)).data).toMatchObject({ title: '两人复核的政策', isExample: false, guide: '' })
  expect(await found('甘办发〔2026〕7号')).toContain(id)
  expect((await move(id, 'unlist', 3, second)).data.status).toBe('OFFLINE')
  expect((await read(id)).status).toBe(404)
  expect(await found('甘办发〔2026〕7号')).not.toContain(id)
})

test('a time ahead is kept, nobody reads the policy before it, and one in the past is refused', async () => {
  const { id } = await made({ publishAt: '2026-11-20T12:00:00+08:00' })
  await publish(id)
  expect((await read(id)).status).toBe(404)
  at = NOW + 2 * 3_600_000 + 1
  expect((await read(id)).status).toBe(200)
  at = NOW
  expect((await make({ publishAt: '2026-11-20T09:59:00+08:00' })).error?.fields).toHaveProperty('publishAt')
})

test('a policy that is public is corrected at once, at no time of its own', async () => {
  const { id } = await made()
  await publish(id)
  const body = { ...documentForm({ publishAt: '2026-11-21T12:00:00+08:00' }), version: 3 }
  const refused = await t.send(updateDocument, { params: { id }, body }, { token: first })
  expect(refused).toMatchObject({
    status: 422,
    error: { fields: { publishAt: expect.stringContaining('不能再定时') } },
  })
})

test('the public reads the old text until a change is approved; both versions are kept', async () => {
  const { id } = await made({ body: '原来的正文。' })
  await publish(id)
  const body = { ...documentForm({ body: '<p>更正的正文。</p><script>x</script>' }), version: 3 }
  await t.call(updateDocument, { params: { id }, body }, { token: first })
  expect((await read(id)).data.body).toBe('原来的正文。')
  await publish(id, 4)
  expect((await read(id)).data.body).toBe('更正的正文。')
  const { data } = await t.call(listDocumentVersions, { params: { id } }, { token: first })
  expect(data.map(({ number }) => number)).toEqual([2, 1])
})

test('days come in order, and what a city or county issues names its areas', async () => {
  const days = { effectiveFrom: '2026-05-01', effectiveTo: '2026-04-30', declareFrom: '2026-03-01' }
  const wrong = await make({ ...days, declareTo: '2026-02-01', level: 'city', areaCodes: [] })
  expect(Object.keys(wrong.error?.fields ?? {}).toSorted()).toEqual(['areaCodes', 'declareTo', 'effectiveTo'])
  const missing = await make({ body: '![图](9f86d081884c4d65a2feaa0c55ad015a)' })
  expect(missing.error?.fields).toHaveProperty('body')
})

test('an area editor writes for the own area alone, and neither finds nor touches what is of others', async () => {
  const other = await makePolicy(t.services.db, { areaCodes: ['620200'] })
  expect((await make({ areaCodes: [] }, lanzhou)).error?.key).toBe('publishing.otherArea')
  const { id } = await made({ level: 'county', areaCodes: ['620102'] }, lanzhou)
  const { data } = await t.call(listDocumentRecords, { body: { pageSize: 100 } }, { token: lanzhou })
  const ids = data.list.map((row) => row.id)
  expect(ids).toContain(id)
  expect(ids).not.toContain(other)
  const elsewhere = await t.call(getDocumentRecord, { params: { id: other } }, { token: lanzhou })
  expect(elsewhere.status).toBe(404)
  expect((await move(other, 'unlist', 1, lanzhou)).status).toBe(404)
})

test('two editors at once: the second is told, with what now stands', async () => {
  const { id } = await made()
  const change = (title: string, token: string) =>
    t.call(updateDocument, { params: { id }, body: { ...documentForm({ title }), version: 1 } }, { token })
  expect((await change('先到的标题', first)).status).toBe(200)
  expect(await change('后到的标题', second)).toMatchObject({ status: 409, data: { title: '先到的标题' } })
})

test('nobody else maintains policies', async () => {
  expect((await t.send(createDocument, { body: documentForm() })).status).toBe(401)
  expect((await make({}, viewer)).status).toBe(403)
  expect((await t.send(listDocumentRecords, { body: {} }, { token: viewer })).status).toBe(403)
})
