import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listCertifications } from '@lqr/contract/certification/calls.ts'
import { normalizeSearchText, searchWords } from '@lqr/contract/rules/search-words.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { fictitiousCreditCode, makeEnterprise } from '../certification.fixtures.ts'

describe('the list of certifications', () => {
  let test: TestApp
  let token: string
  const creditCode = fictitiousCreditCode('620402', 4321)
  const ids: string[] = []
  beforeAll(async () => {
    test = await makeTestApp()
    const { db } = test.services
    token = await test.signIn((await makeAccount(db, test.services, { sourceType: '1' })).id)
    for (const [corporateName, certiFlg] of [
      ['白银祁连枸杞有限公司', 2],
      ['兰州黄河食品有限公司', 2],
      ['天水花牛苹果专业合作社', 3],
      ['敦煌示例文旅有限公司', 4],
      ['平凉示例百分百%商贸有限公司', 1],
    ] as const) {
      const code = corporateName.startsWith('白银') ? { creditCode } : {}
      ids.push((await makeEnterprise(db, test.services, { corporateName, certiFlg, ...code })).id)
    }
  })
  afterAll(() => test.close())

  const list = async (body: object) => {
    const { data } = await test.call(listCertifications, { body }, { token })
    return { ids: data.list.map((row) => row.companyId), total: data.total, list: data.list }
  }

  it('shows those that wait for a review, the longest waiting first', async () => {
    expect(await list({ certiFlg: 2 })).toMatchObject({ ids: [ids[0], ids[1]], total: 2 })
  })

  it('shows all, the last submitted first and those never submitted at the end', async () => {
    const { ids: found, total } = await list({})
    expect(total).toBe(5)
    expect(found).toEqual([ids[3], ids[2], ids[1], ids[0], ids[4]])
  })

  it('pages without losing or repeating a row', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((currentPageNum) => list({ currentPageNum, pageSize: 2 }).then((page) => page.ids)),
    )
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1])
    expect(new Set(pages.flat()).size).toBe(5)
  })

  it.each([
    ['one character', '牛', 2],
    ['two characters', '食品', 1],
    ['a longer word', '花牛苹果', 2],
    ['the beginning of a credit code, in small letters', creditCode.slice(0, 10).toLowerCase(), 0],
    ['a word with a sign that means something to SQL', '百%', 4],
    ['two words', '商贸 平凉', 4],
    ['full-width signs', '百％商贸', 4],
  ] as const)('finds by %s', async (_what, keyword, place) => {
    expect((await list({ keyword })).ids).toEqual([ids[place]])
  })

  it('finds nothing where the characters stand apart', async () => {
    expect((await list({ keyword: '黄食' })).ids).toEqual([])
    expect((await list({ keyword: '%%' })).ids).toEqual([])
  })

  it('indexes names by the words the contract looks for', async () => {
    const names = ['甘肃（示例）Ａ1b·公司，有限', '  ', '一', '敦煌 文旅–开发 2号']
    for (const name of names) {
      const { rows } = await test.services.pool.query(
        'select name_search_text($1) text, name_search_words($1) words',
        [name],
      )
      expect(rows[0].text).toBe(normalizeSearchText(name))
      expect(new Set(rows[0].words)).toEqual(new Set(searchWords(name)))
    }
  })

  it('carries no contact and no id number', async () => {
    const { list: rows } = await list({})
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
      'areaName',
      'certiFlg',
      'companyId',
      'corporateName',
      'creditCode',
      'creditCodeSuspect',
      'reviewedAt',
      'submittedAt',
    ])
  })

  it('refuses a state and a page that do not exist', async () => {
    const answer = await test.send(
      listCertifications,
      { body: { certiFlg: 9, currentPageNum: 0 } },
      { token },
    )
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error?.fields ?? {}).sort()).toEqual(['certiFlg', 'currentPageNum'])
  })

  it('is for operators only', async () => {
    expect((await test.send(listCertifications, { body: {} })).status).toBe(401)
    for (const sourceType of ['2', '3'] as const) {
      const other = await makeAccount(test.services.db, test.services, { sourceType, regionCode: '620000' })
      const as = await test.signIn(other.id)
      expect((await test.send(listCertifications, { body: {} }, { token: as })).status).toBe(403)
    }
  })
})
