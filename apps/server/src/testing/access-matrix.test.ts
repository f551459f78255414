import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '@lqr/contract/all-calls.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { makeEnterprise } from '../domains/certification/certification.fixtures.ts'
import { type AccountMaker, makeAccount } from '../domains/identity/identity.fixtures.ts'
import { makeSecondFactor } from '../domains/identity/second-factor/second-factor.fixtures.ts'
import { makeOrganisation } from '../domains/organisations/organisations.fixtures.ts'
import { tokenHash } from '../http/session-actor.ts'
import { makeTestApp, type TestApp } from './test-app.ts'

/**
 * Every call × every kind of caller, as the server answers it, against the table in the repository. A call that is
 * missing there fails; `UPDATE_ACCESS_MATRIX=1` rewrites the table, whose change is then reviewed like code.
 * `+` gets past access, `401` signed out, `R` must reset first, `2` must give the code of the second factor first, `E` must
 * enrol one first, `C` must certify first, `F` forbidden, `P` has a token of the other entrance. Second factors are required, as outside of the demonstration.
 */
const TABLE = new URL('./access-matrix.txt', import.meta.url)
const MARKS: Record<string, string> = {
  'kernel.signedOut': '401',
  'kernel.serviceUnknown': '401',
  'kernel.secondFactorNeeded': '2',
  'kernel.mustEnrolSecondFactor': 'E',
  'kernel.mustResetPassword': 'R',
  'kernel.notCertified': 'C',
  'kernel.forbidden': 'F',
  'kernel.otherEntrance': 'P',
}
const COLUMNS = [
  'anonymous',
  'flag1',
  'flag2',
  'flag3',
  'flag4',
  'reset',
  'officer',
  'manager',
  'equity',
  'agency',
  'government',
  'operator',
  'admin',
  'noFactor',
  'noCode',
  'enterpriseAtConsole',
  'officerAtPortal',
  'governmentAtPortal',
  'adminAtPortal',
]

function expectedTable(): Map<string, string> {
  const [, ...lines] = readFileSync(TABLE, 'utf8').trim().split('\n')
  return new Map(
    lines.map((line) => {
      const [name = '', ...marks] = line.split(/\s+/)
      return [name, marks.join(' ')]
    }),
  )
}

/** Input of the right shape for the path alone: what lies behind access must not matter here. */
function emptyInput(call: AnyCall) {
  const params = Object.fromEntries(Object.keys(call.params?.shape ?? {}).map((name) => [name, '999999999']))
  return { params, body: call.method === 'GET' || call.method === 'DELETE' ? undefined : {} }
}

describe('access', () => {
  let test: TestApp
  const accounts: (string | undefined)[] = [undefined]
  /** Accounts whose sessions have given the code. */
  const passed = new Set<string>()
  /** Accounts whose sessions are of the other entrance than the one their kind is at home at. */
  const elsewhere = new Map<string, 'portal' | 'console'>()

  beforeAll(async () => {
    test = await makeTestApp({}, undefined, { SECOND_FACTOR: 'required' })
    const { db } = test.services
    const bank = await makeOrganisation(db)
    const add = async (maker: AccountMaker) => {
      const { id } = await makeAccount(db, test.services, maker)
      accounts.push(id)
      return id
    }
    const addEnrolled = async (maker: AccountMaker) => {
      const id = await add(maker)
      await makeSecondFactor(db, test.services, id)
      return id
    }
    for (const certiFlg of [1, 2, 3, 4] as const) {
      await add({ sourceType: '7', companyId: (await makeEnterprise(db, test.services, { certiFlg })).id })
    }
    const company = await makeEnterprise(db, test.services, { certiFlg: 3 })
    await add({ sourceType: '17', companyId: company.id, mustResetPassword: true })
    const staff: AccountMaker[] = [
      { sourceType: '3', orgId: bank.id },
      { sourceType: '3', orgId: bank.id, roles: ['financeManager'] },
      { sourceType: '5', orgId: bank.id },
      { sourceType: '4', orgId: bank.id },
      { sourceType: '2', regionCode: '620100' },
      { sourceType: '1' },
      { sourceType: '1', roles: ['admin'] },
    ]
    for (const maker of staff) passed.add(await addEnrolled(maker))
    await add({ sourceType: '1', roles: ['admin', 'operator'] })
    await addEnrolled({ sourceType: '1', roles: ['admin', 'operator'] })
    elsewhere.set(await add({ sourceType: '7', companyId: company.id }), 'console')
    elsewhere.set(await add({ sourceType: '3', orgId: bank.id }), 'portal')
    elsewhere.set(await add({ sourceType: '2', regionCode: '620100' }), 'portal')
    const admin = await addEnrolled({ sourceType: '1', roles: ['admin', 'operator'] })
    passed.add(admin)
    elsewhere.set(admin, 'portal')
  })
  afterAll(() => test.close())

  async function signIn(account: string): Promise<string> {
    const token = await test.signIn(account)
    await test.services.pool.query(
      'update session set second_factor_passed = $2, scope = $3 where token_hash = $1',
      [tokenHash(token), passed.has(account), elsewhere.get(account) ?? null],
    )
    return token
  }

  /** Signed in once each; a call may end the session it is asked with, so nobody counts as signed out before a new one was. */
  const tokens = new Map<string, string>()

  async function keyOf(call: AnyCall, account: string | undefined): Promise<string> {
    const ask = async (token?: string) =>
      (await test.send(call, emptyInput(call), token ? { token } : {})).error?.key ?? ''
    if (account === undefined) return ask()
    const kept = tokens.get(account)
    const key = kept === undefined ? undefined : await ask(kept)
    if (key !== undefined && key !== 'kernel.signedOut') return key
    const token = await signIn(account)
    tokens.set(account, token)
    return ask(token)
  }

  async function marksOf(call: AnyCall): Promise<string> {
    const marks: string[] = []
    for (const account of accounts) marks.push(MARKS[await keyOf(call, account)] ?? '+')
    return marks.join(' ')
  }

  it('is for every call and caller what the table says', async () => {
    const actual = new Map<string, string>()
    for (const call of allCalls) actual.set(call.name, await marksOf(call))
    if (process.env.UPDATE_ACCESS_MATRIX) {
      const lines = [...actual].map(([name, marks]) => `${name} ${marks}`).sort((a, b) => a.localeCompare(b))
      writeFileSync(TABLE, `${['call', ...COLUMNS].join(' ')}\n${lines.join('\n')}\n`)
    }
    expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expectedTable()))
  }, 600_000)
})
