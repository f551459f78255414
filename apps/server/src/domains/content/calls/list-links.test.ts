import { afterAll, beforeAll, expect, test } from 'vitest'
import { listLinks } from '@lqr/contract/content/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeLink } from '../content.fixtures.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  await makeLink(db, { name: '第二', sort: 2 })
  await makeLink(db, { name: '第一', sort: 1 })
  await makeLink(db, { name: '隐藏', is_visible: false })
  await makeLink(db, {
    name: '快捷',
    link_group: 'quick',
    summary: '查登记',
    url: 'http://zxgk.court.gov.cn',
  })
})
afterAll(() => t.close())

const names = async (body: object) => {
  const answer = await t.call(listLinks, { body })
  expect(answer.status).toBe(200)
  return answer.data.list.map(({ name }) => name)
}

test('everybody sees the visible links of a group in the order the operator gave them', async () => {
  expect(await names({ linkGroup: 'friendly' })).toEqual(['第一', '第二'])
  const quick = await t.call(listLinks, { body: { linkGroup: 'quick' } })
  expect(quick.data).toMatchObject({
    total: 1,
    list: [{ name: '快捷', url: 'http://zxgk.court.gov.cn', linkGroup: 'quick', summary: '查登记' }],
  })
})

test('the pages of a list follow one another without a gap', async () => {
  expect(await names({ linkGroup: 'friendly', pageSize: 1, currentPageNum: 2 })).toEqual(['第二'])
  expect(await names({ linkGroup: 'friendly', pageSize: 1, currentPageNum: 3 })).toEqual([])
})

test('an unknown group or an oversized page is refused by its field', async () => {
  const answer = await t.send(listLinks, { body: { linkGroup: 'secret', pageSize: 101 } })
  expect(answer).toMatchObject({
    status: 422,
    error: {
      key: 'kernel.invalidInput',
      fields: { linkGroup: '请选择链接分组', pageSize: '每页最多 100 条' },
    },
  })
})

test('the database itself refuses a link that is no web address', async () => {
  await expect(makeLink(t.services.db, { url: 'javascript:alert(1)' })).rejects.toThrow(/link_url_check/)
})
