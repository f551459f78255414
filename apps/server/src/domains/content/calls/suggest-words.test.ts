import { afterAll, beforeAll, expect, test } from 'vitest'
import { suggestWords } from '@lqr/contract/content/search-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makePolicy } from '../../policies/policies.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  const bank = await makeOrganisation(db, { name: '陇上示例农村商业银行', shortName: '陇上农商行' })
  for (let number = 1; number <= 9; number += 1)
    await makeProduct(db, bank, { name: `科技示例贷${number}号` })
  await makeProduct(db, bank, { name: '兰州科技贷', areaCodes: ['620100'] })
  await makeProduct(db, bank, { name: '科技贷草稿', status: 'DRAFT' })
  await makePolicy(db, { title: '科技保险补贴办法' })
  await makePolicy(db, { title: '科技旧办法', effectiveTo: '2020-01-01' })
})
afterAll(() => t.close())

const suggest = async (keyword: string, cityCode?: string) => {
  const answer = await t.call(suggestWords, { query: { keyword } }, cityCode ? { cityCode } : {})
  expect(answer.status).toBe(200)
  return answer.data
}

test('at most eight: known words, then products, institutions and policies in force', async () => {
  const found = await suggest('科技')
  expect(found).toHaveLength(8)
  expect(found[0]).toMatchObject({ kind: 'word', kindName: '常用词', text: '科技' })
  expect(found.map(({ kind }) => kind)).toEqual(
    found.map(({ kind }) => kind).toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
  )
  expect(found.map(({ text }) => text)).toContain('科技保险补贴办法')
  expect(found.map(({ text }) => text).join()).not.toMatch(/草稿|旧办法/)
})
const ORDER = ['word', 'product', 'organisation', 'policy']

test('an institution is suggested by its short name, with its page', async () => {
  const [found] = await suggest('陇上农商')
  expect(found).toMatchObject({ kind: 'organisation', text: '陇上示例农村商业银行' })
  expect(found?.href).toMatch(/^\/orgDetails\?id=\d+$/)
})

test('a known word leads to its search, and what is typed is marked', async () => {
  const [found] = await suggest('乡村')
  expect(found).toEqual({
    kind: 'word',
    kindName: '常用词',
    text: '乡村振兴',
    parts: [
      { text: '乡村', isMatch: true },
      { text: '振兴', isMatch: false },
    ],
    href: `/search?keyword=${encodeURIComponent('乡村振兴')}`,
  })
})

test('another area is not suggested on a site', async () => {
  const texts = async (cityCode: string) => (await suggest('兰州科技', cityCode)).map(({ text }) => text)
  expect(await texts('620100')).toEqual(['兰州科技贷'])
  expect(await texts('620500')).toEqual([])
})

test('mere punctuation suggests nothing; nothing typed is refused', async () => {
  expect(await suggest('%_')).toEqual([])
  const answer = await t.send(suggestWords, { query: { keyword: ' ' } })
  expect(answer).toMatchObject({ status: 422, error: { fields: { keyword: '请输入关键词' } } })
})
