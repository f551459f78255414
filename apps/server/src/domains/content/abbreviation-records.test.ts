import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AbbreviationForm,
  createAbbreviation,
  listAbbreviations,
  setAbbreviationStatus,
} from '@lqr/contract/content/abbreviation-calls.ts'
import { searchSite } from '@lqr/contract/content/search-calls.ts'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'

let t: TestApp
let [first, second, editor] = ['', '', '']

beforeAll(async () => {
  t = await makeTestApp()
  const operator = () => makeAccount(t.services.db, t.services, { sourceType: '1' })
  first = await t.signIn((await operator()).id)
  second = await t.signIn((await operator()).id)
  const area = { sourceType: '2', roles: ['contentEditor'], regionCode: '620100' } as const
  editor = await t.signIn((await makeAccount(t.services.db, t.services, area)).id)
  await makeOrganisation(t.services.db, { name: '陇上示例银行' })
})
afterAll(() => t.close())

const form: AbbreviationForm = { shortForm: '示行', fullName: '陇上示例银行' }

const found = async (keyword: string) => {
  const { data } = await t.call(searchSite, { body: { keyword } })
  return { alsoAs: data.alsoAs, titles: data.groups.flatMap(({ hits }) => hits.map(({ title }) => title)) }
}

test('an abbreviation counts from the approval of a second person until it is taken off line', async () => {
  const { id } = (await t.call(createAbbreviation, { body: form }, { token: first })).data
  const move = (action: PublicationAction, version: number, token: string) =>
    t.call(setAbbreviationStatus, { params: { id }, body: { action, version } }, { token })
  await move('submit', 1, first)
  expect((await found('示行')).alsoAs).toEqual([])
  expect((await move('approve', 2, first)).error?.key).toBe('publishing.ownReview')
  await move('approve', 2, second)
  expect(await found('示行')).toEqual({ alsoAs: ['陇上示例银行'], titles: ['陇上示例银行'] })
  expect((await found('shihang')).titles).toEqual(['陇上示例银行'])
  await move('unlist', 3, second)
  expect((await found('示行')).alsoAs).toEqual([])
})

test('the usual ones of the banks are there from the start, found by short form and full name', async () => {
  const { data } = await t.call(listAbbreviations, { body: { keyword: '农业银行' } }, { token: first })
  expect(data.list.map(({ shortForm }) => shortForm)).toEqual(expect.arrayContaining(['农行', '农业银行']))
})

test('nobody but operators reads or writes them; a form without words is refused at its fields', async () => {
  const wrong = await t.send(
    createAbbreviation,
    { body: { shortForm: '行', fullName: '' } },
    { token: first },
  )
  expect(wrong.error?.fields).toMatchObject({ shortForm: '简称至少 2 个字', fullName: '请输入全称' })
  for (const [token, status] of [
    [undefined, 401],
    [editor, 403],
  ] as const) {
    const by = token ? { token } : {}
    expect((await t.send(createAbbreviation, { body: form }, by)).status).toBe(status)
    expect((await t.send(listAbbreviations, { body: {} }, by)).status).toBe(status)
  }
})
