import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConnectorFailure } from '../signed-request.ts'
import { STAND_IN_SECRET as secret, type StandIn, startStandIn } from '../testing/stand-in.fixtures.ts'
import { makeCompanySyncHttp } from './company-sync-http.ts'
import { makeCompanySyncSandbox } from './company-sync-sandbox.ts'

const COMPANY = {
  creditCode: '91620102MAXX01026K',
  corporateName: '兰州示例食品有限公司',
  areaCode: '620102',
  industryCode: 'C',
  scale: 'small',
  address: '示例路 1 号',
  version: 3,
}

let system: StandIn
let answer: object = {}
beforeEach(async () => {
  answer = { accepted: true, creditCode: COMPANY.creditCode }
  system = await startStandIn(() => answer)
})
afterEach(() => system.close())

const connector = () => makeCompanySyncHttp({ url: system.url, secret, pauseMs: 1 })

test('the other system gets the facts of an enterprise, signed', async () => {
  await connector().sendCompany(COMPANY)
  expect(system.received).toMatchObject([{ path: '/companies', isSigned: true }])
  expect(JSON.parse(system.received[0]?.body ?? '')).toEqual(COMPANY)
})

test.each([
  [{ accepted: true, creditCode: '91620102MAXX01027X' }],
  [{ accepted: false, creditCode: COMPANY.creditCode }],
  [{}],
])('the confirmation %j is none', async (given) => {
  answer = given
  await expect(connector().sendCompany(COMPANY)).rejects.toThrow(ConnectorFailure)
})

test('the sandbox takes everything', async () => {
  await expect(makeCompanySyncSandbox().sendCompany(COMPANY)).resolves.toBeUndefined()
})
