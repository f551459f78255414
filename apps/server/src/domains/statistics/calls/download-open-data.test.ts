import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAddress } from '@lqr/contract/kernel/call-address.ts'
import { parseCsv } from '@lqr/contract/kernel/csv/parse-csv.ts'
import {
  downloadOpenData,
  listIndicators,
  OPEN_DATA_LICENCE,
} from '@lqr/contract/statistics/indicator-calls.ts'
import { INDICATORS } from '@lqr/contract/statistics/indicators.ts'
import { SUBSTATIONS } from '@lqr/contract/reference/substations.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { makeCase } from '../statistics.fixtures.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  const bank = await makeOrganisation(db)
  const product = await makeProduct(db, bank)
  // Each case is of an enterprise of its own.
  for (const [regionCode, cases] of Object.entries({ '620102': 3, '620104': 1, '620402': 3, '620502': 1 })) {
    for (let index = 0; index < cases; index += 1) {
      const company = await makeEnterprise(db, t.services, { areaCode: regionCode })
      const account = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
      const parties = { companyId: company.id, accountId: account.id, orgId: bank.id, productId: product.id }
      await makeCase(db, parties, { status: 'DISBURSED', regionCode, amountYuan: 100_000, creditRate: 4 })
    }
  }
})
afterAll(() => t.close())

const take = async (file: string, token?: string) => {
  const { headers, body } = await t.app.inject({
    url: callAddress(downloadOpenData, { params: { file } }),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return { headers, text: body }
}
interface Figure {
  code: string
  areaCode: string
  value: number | null
  isWithheld: boolean
}
const figures = async (token?: string) =>
  (JSON.parse((await take('figures.json', token)).text) as { figures: Figure[] }).figures

test('the document has the figures of every area and their definitions, with licence and time', async () => {
  const { text, headers } = await take('figures.json')
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const document = JSON.parse(text) as { licence: string; definitions: object[]; figures: Figure[] }
  expect(document.licence).toBe(OPEN_DATA_LICENCE)
  expect(document.definitions).toHaveLength(INDICATORS.length)
  const offered = INDICATORS.filter(({ formula }) => formula.kind === 'offer').length
  expect(document.figures).toHaveLength(SUBSTATIONS.length * (INDICATORS.length - offered) + offered)
})

test('its figures of the province are those of the page, and prefectures add up to it but for the hidden ones', async () => {
  const { data } = await t.call(listIndicators, {})
  const open = await figures()
  for (const { code, value } of data.list) {
    expect(open.find((one) => one.code === code && one.areaCode === '620000')?.value).toBe(value)
  }
  const parts = open.filter(({ code, areaCode }) => code === 'disbursedCount' && areaCode.endsWith('00'))
  const [province, ...prefectures] = parts
  expect(province?.value).toBe(8)
  // One prefecture of one enterprise is hidden, and the smallest other with it.
  expect(prefectures.filter(({ isWithheld }) => isWithheld).map(({ areaCode }) => areaCode)).toEqual([
    '620400',
    '620500',
  ])
  expect(prefectures.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(4)
})

test('what is withheld from the public is withheld whoever takes the file', async () => {
  const token = await signInEach(t)
  for (const bearer of [undefined, token.government, token.operator]) {
    const open = await figures(bearer)
    const rate = (area: string) =>
      open.find(({ code, areaCode }) => code === 'averageRate' && areaCode === area)
    expect(rate('620102')).toMatchObject({ value: null, isWithheld: true })
    expect(rate('620100')).toMatchObject({ value: 4, isWithheld: false })
  }
})

test('the tables say the same, a line for each figure and each definition', async () => {
  const { text, headers } = await take('figures.csv')
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  const [titles, ...lines] = parseCsv(text.slice(1))
  expect(lines).toHaveLength((await figures()).length)
  const drawn = lines.find((line) => line[0] === '620100' && line[2] === 'disbursedAmountYuan')
  expect(drawn?.[titles?.indexOf('数值') ?? -1]).toBe('400000')
  const definitions = parseCsv((await take('definitions.csv')).text.slice(1))
  expect(definitions).toHaveLength(1 + INDICATORS.length)
  expect(definitions.find(([code]) => code === 'satisfactionShare')?.[8]).toBe(
    '100 * sum(closed.drawn.total) / sum(closed.total)',
  )
})

test('another file is refused', async () => {
  expect((await t.send(downloadOpenData, { params: { file: 'cases.csv' } })).status).toBe(422)
})
