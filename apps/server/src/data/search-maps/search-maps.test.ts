import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { policyLevels } from '@lqr/contract/policies/entities.ts'
import { findArticles } from '../../domains/content/index.ts'
import { listForReview } from '../../domains/certification/index.ts'
import { countPolicies, findPolicies, type PolicyFilter } from '../../domains/policies/index.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { chooseMappedWords } from './choose-words.store.ts'
import { inForceToken } from './mapped-tables.ts'
import { mappedPage } from './read-maps.store.ts'
import { writeSearchMaps } from './write-maps.store.ts'

const WORDS = ['融资', '担保', '贴息', '科技', '绿色', '外贸'] as const
const AREAS = ['{}', '{620100}', '{620102}', '{620500}', '{620500,620502}', '{620000}'] as const
const ROWS = 600
/** Ids lie so far apart that the rows fill several blocks. */
const GAP = 41
const COMMON = { fromRows: 1, fromHits: 20, most: 100, sample: 10_000 }

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp()
  await t.services.pool.query('delete from policy_item; delete from policy; delete from article')
  for (let index = 1; index <= ROWS; index += 1) await addPolicy(index * GAP, index)
  await t.asOwner('analyze policy')
  await chooseMappedWords(t.services, COMMON)
  await writeSearchMaps(t.services)
})
afterAll(() => t.close())

/** A policy whose words, area, kind, state and day follow from a number. */
function addPolicy(id: number, seed: number) {
  const words = [
    ...WORDS.filter((_, place) => (seed * (place + 3)) % (place + 2) === 0),
    ...(seed % 97 === 0 ? ['罕见'] : []),
  ]
  return t.services.pool.query(
    `insert into policy (id, title, body, level, type, issuer, status, published_at, area_codes, search_text, search_words,
      effective_from, effective_to)
    overriding system value values ($1, $2, '', $3, 'finance', '', $4, now() - make_interval(hours => $5), $6, $7, $8,
      case when $9 % 4 = 1 then $10::date + $9 % 7 - 3 end, case when $9::int % 4 = 0 then $10::date + $9 % 5 - 2 end)`,
    [
      id,
      String(id),
      policyLevels[seed % policyLevels.length]?.code,
      seed % 11 === 0 ? 'DRAFT' : 'PUBLISHED',
      seed % 13 === 0 ? -seed : (seed * 7) % 501,
      AREAS[seed % AREAS.length],
      words.join(' '),
      words,
      seed,
      shanghaiDay(new Date()),
    ],
  )
}

const SITES = [undefined, ['620500', '620502', '620000'], ['620102', '620100', '620000']]
/** The empty one asks for no word: the maps count, the order's index gives the page. */
const KEYWORDS = ['', ...WORDS, '罕见', '融资 担保', '绿色 科技', '没有', '融']

const IN_FORCE = (day: string | null) =>
  sql<boolean>`(coalesce(effective_to >= ${day}::date, true) and coalesce(effective_from <= ${day}::date, true))`

/** What a plain scan of the table finds. */
async function scanned({
  keyword = '',
  areas,
  level,
  now,
  today,
  currentOnly = false,
}: PolicyFilter): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from policy
    where status = 'PUBLISHED' and published_at <= ${now.toISOString()}
      and string_to_array(search_text, ' ') @> ${keyword === '' ? [] : keyword.split(' ')}::text[]
      and (${areas ?? null}::text[] is null or area_codes = '{}' or area_codes && ${areas ?? null}::text[])
      and (${level ?? null}::text is null or level = ${level ?? null})
      and (${!currentOnly} or ${IN_FORCE(today || null)})
    order by published_at desc, id desc`.execute(t.services.db)
  return rows.map(({ id }) => id)
}

/** Every word on every kind of site, with and without a filter, on the first pages and beyond the last. */
async function expectScanned(now = new Date()) {
  const today = shanghaiDay(now)
  for (const areas of SITES) {
    for (const keyword of KEYWORDS.filter((word) => word.length !== 1)) {
      for (const [level, currentOnly] of [
        [undefined],
        ['city'],
        [undefined, true],
        ['city', true],
      ] as const) {
        const filter = { keyword, areas, level, currentOnly, now, today }
        const all = await scanned(filter)
        for (const currentPageNum of [1, 2, 60]) {
          const page = await findPolicies(t.services, { ...filter, currentPageNum, pageSize: 10 })
          const shown = all.slice(currentPageNum * 10 - 10, currentPageNum * 10)
          expect({ filter, total: page.total, ids: page.list.map(({ id }) => id) }).toEqual({
            filter,
            total: all.length,
            ids: shown,
          })
        }
        const counts = await countPolicies(
          t.services,
          { by: 'level', codes: policyLevels.map(({ code }) => code) },
          filter,
        )
        expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(all.length)
      }
    }
  }
}

/** How the maps answer, whatever the lists do. */
const mapped = (keyword?: string, now = new Date(), days: string[] = []) =>
  mappedPage(
    t.services.pool,
    {
      table: 'policy',
      keyword,
      conditions: sql`status = 'PUBLISHED' and published_at <= ${now.toISOString()}
        and (${days.length === 0} or ${IN_FORCE(shanghaiDay(now))})`,
      tokens: [],
      days,
      now,
    },
    { orderedBy: 'published_at', order: sql`published_at desc, id desc`, rows: sql`status = 'PUBLISHED'` },
    { currentPageNum: 1, pageSize: 10 },
  )

test('common words are answered by their maps, rare ones, longer ones and a moment gone by are not', async () => {
  expect(await mapped('融资')).toMatchObject({
    total: (await scanned({ keyword: '融资', now: new Date(), today: '' })).length,
  })
  expect((await mapped('融资'))?.ids).toHaveLength(10)
  expect(await mapped('融资 担保')).toBeDefined()
  expect(await mapped('罕见')).toBeUndefined()
  expect(await mapped('融资担保')).toBeUndefined()
  expect(await mapped('融资', new Date(Date.now() - 86_400_000))).toBeUndefined()
})

test('without a word they answer where the table has any, and of a day only for the days that have maps', async () => {
  const now = new Date()
  const today = shanghaiDay(now)
  const later = shanghaiDay(new Date(now.getTime() + 5 * 86_400_000))
  expect((await mapped())?.total).toBe((await scanned({ now, today: '' })).length)
  expect((await mapped('融资', now, [inForceToken(today)]))?.total).toBe(
    (await scanned({ keyword: '融资', now, today, currentOnly: true })).length,
  )
  expect(await mapped(undefined, now, [inForceToken(later)])).toBeUndefined()
})

test('lists and counts by maps are those of a plain scan', () => expectScanned())

test('so they are before and after the maps follow a change', async () => {
  const { pool } = t.services
  await addPolicy(700 * GAP, 30)
  await addPolicy(GAP + 1, 60)
  await pool.query('delete from policy where id = any($1)', [[2 * GAP, 6 * GAP]])
  await pool.query(`update policy set status = 'OFFLINE' where id = any($1)`, [[3 * GAP, 300 * GAP]])
  await pool.query(`update policy set area_codes = '{620100}' where id = any($1)`, [[8 * GAP, 600 * GAP]])
  await pool.query(`update policy set search_text = '担保', search_words = '{担保}' where id = $1`, [
    12 * GAP,
  ])
  await pool.query(`update policy set published_at = now() where id = $1`, [4 * GAP])
  await expectScanned()
  await writeSearchMaps(t.services)
  await expectScanned()
})

test('what appears later is found from its time on', async () => {
  const later = new Date(Date.now() + 300 * 3_600_000)
  await expectScanned(later)
})

test('a change that commits while the maps are written is not lost', async () => {
  const { pool } = t.services
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`update policy set search_text = '外贸', search_words = '{外贸}' where id = any($1)`, [
      [50 * GAP, 400 * GAP],
    ])
    await pool.query(`update policy set level = 'county' where id = any($1)`, [[51 * GAP, 401 * GAP]])
    await writeSearchMaps(t.services)
    await client.query('commit')
  } finally {
    client.release()
  }
  await expectScanned()
  await writeSearchMaps(t.services)
  await expectScanned()
})

test('a word that became rare loses its map and is found as before', async () => {
  const { pool } = t.services
  await pool.query(
    `update policy set search_text = '融资', search_words = '{融资}' where search_words @> '{绿色}'`,
  )
  await chooseMappedWords(t.services, COMMON)
  expect(await mapped('绿色')).toBeUndefined()
  await expectScanned()
})

test('so it is with articles and with companies', async () => {
  const { pool } = t.services
  await pool.query(`insert into article (kind, title, body, published_at, area_codes, search_text, search_words)
    select case when n % 3 = 0 then 'notice' else 'news' end, n::text, '', now() - make_interval(mins => (n * 7) % 400),
      case when n % 2 = 0 then '{620100}'::text[] else '{}' end, case when n % 5 = 0 then '担保' else '融资' end,
      case when n % 5 = 0 then '{担保}'::text[] else '{融资}' end from generate_series(1, 400) n`)
  await pool.query(`insert into enterprise (corporate_name, credit_code, certi_flg, submitted_at)
    select '位图' || n, 'X' || n, 2 + n % 2, now() - make_interval(mins => (n * 7) % 400) from generate_series(1, 400) n`)
  await t.asOwner('analyze article, enterprise')
  await chooseMappedWords(t.services, COMMON)
  await writeSearchMaps(t.services)
  await pool.query(`update enterprise set certi_flg = 4 where corporate_name = '位图7'`)

  const page = { currentPageNum: 1, pageSize: 500 }
  const found = await findArticles(t.services, {
    ...page,
    keyword: '担保',
    kind: 'news',
    areas: ['620500'],
    now: new Date(),
  })
  const order = (one: number, other: number) => ((one * 7) % 400) - ((other * 7) % 400) || other - one
  const articles = Array.from({ length: 400 }, (_, place) => place + 1).filter(
    (n) => n % 5 === 0 && n % 3 > 0 && n % 2 === 1,
  )
  expect(found.list.map(({ title }) => Number(title))).toEqual(articles.toSorted(order))

  for (const certiFlg of [undefined, 2, 3]) {
    const { list, total } = await listForReview(t.services, { ...page, keyword: '位图', certiFlg })
    const companies = Array.from({ length: 400 }, (_, place) => place + 1).filter((n) =>
      certiFlg === undefined ? true : n !== 7 && 2 + (n % 2) === certiFlg,
    )
    expect(total).toBe(companies.length)
    const numbers = list.map(({ corporateName }) => Number(corporateName?.slice(2)))
    expect(numbers).toEqual(
      companies.toSorted((one, other) => (certiFlg === 2 ? order(other, one) : order(one, other))),
    )
  }
})
