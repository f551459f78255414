import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  AUTHORISATION_LETTER_VERSION,
  DATA_SCOPES,
  NEED_LETTER_VERSION,
} from '@lqr/contract/credit/authorisation-letter.ts'
import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { type AuthorisedScope, covers } from '@lqr/contract/credit/scopes.ts'
import { ACCESS_STATES, authorisationStates, type AuthorisationStatus } from '@lqr/contract/credit/states.ts'
import { TOPIC_LETTER_VERSION } from '@lqr/contract/credit/topic-letter.ts'
import { CREDIT_TOPICS } from '@lqr/contract/credit/topics.ts'
import type { Role } from '@lqr/contract/kernel/access.ts'
import { roles } from '@lqr/contract/kernel/access.ts'
import type { Actor } from '../../../http/actor.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { readTopics } from './gate.ts'
import { type GateWorld, makeGateWorld } from './gate.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
let gate: GateWorld
const REQUEST = { id: 'gate-test', ip: '192.0.2.7' }

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
  gate = makeGateWorld(t, world)
})
afterAll(() => t.close())

const REASONS: Partial<Record<AuthorisationStatus, string>> = {
  REQUESTED: creditErrors.requestPending.key,
  EXPIRED: creditErrors.expired.key,
  REVOKED: creditErrors.revoked.key,
  REJECTED: creditErrors.requestRejected.key,
}

test('every topic opens under each group and state exactly as the scope says', async () => {
  const scopes: AuthorisedScope[] = [...DATA_SCOPES.map(({ code }) => code), 'dishonest']
  for (const scope of scopes) {
    for (const { code: status } of authorisationStates) {
      const { companyId } = await gate.authorised({ status, scope: [scope] })
      const isOpen = ACCESS_STATES.some((state) => state === status)
      for (const { code: topic } of CREDIT_TOPICS) {
        const inScope = covers([scope], topic) ? 'authorisation' : creditErrors.outOfScope.key
        const wanted = isOpen ? inScope : REASONS[status]
        const answer = await gate.open(world.officer.token, companyId, [topic])
        expect(answer, `${scope} ${status} ${topic}`).toBe(wanted)
      }
    }
  }
}, 60_000)

const READERS: readonly Role[] = ['financeOfficer', 'financeManager', 'financeEquity', 'agency']
const OFFICIALS: readonly Role[] = ['govViewer', 'contentEditor', 'operator', 'admin']

/** Somebody of the role: of the authorised institution, of an authority, or of another enterprise. */
async function actorIn(role: Role) {
  if (role === 'enterprise') return gate.actorOf(world.owner.token)
  if (!OFFICIALS.includes(role)) return gate.actorOf((await world.staff(world.bank.id, [role])).token)
  const official = { sourceType: '1', roles: [role], regionCode: '620000' } as const
  return gate.actorOf(await t.signIn((await makeAccount(t.services.db, t.services, official)).id))
}

test('every topic in every state for every role: open, or closed with the reason', async () => {
  const actors = new Map<Role, Actor>()
  for (const { code } of roles) actors.set(code, await actorIn(code))
  for (const { code: status } of authorisationStates) {
    // Of the topics some are in the scope and some are not.
    const { companyId } = await gate.authorised({ status, scope: ['registration', 'judicial'] })
    for (const { code: topic } of CREDIT_TOPICS) {
      const inScope = covers(['registration', 'judicial'], topic)
      const ofReaders = REASONS[status] ?? (inScope ? 'authorisation' : creditErrors.outOfScope.key)
      for (const [role, actor] of actors) {
        const ofOthers =
          role === 'enterprise' ? creditErrors.companyNotFound.key : creditErrors.roleNotCovered.key
        const wanted = READERS.includes(role) ? ofReaders : ofOthers
        expect(await gate.openAs(actor, companyId, [topic]), `${topic} ${status} ${role}`).toBe(wanted)
      }
    }
  }
}, 60_000)

test('each role of the institution, and nobody outside of it', async () => {
  const { companyId } = await gate.authorised({})
  const answers: Partial<Record<Role, string>> = {}
  for (const { code: role } of roles) {
    if (role === 'enterprise') continue
    answers[role] = await gate.openAs(await actorIn(role), companyId, ['dishonest'])
  }
  const opens = { financeOfficer: true, financeManager: true, financeEquity: true, agency: true }
  for (const [role, answer] of Object.entries(answers)) {
    expect(answer, role).toBe(role in opens ? 'authorisation' : creditErrors.roleNotCovered.key)
  }
  expect(await gate.open(world.owner.token, companyId, ['dishonest'])).toBe(creditErrors.companyNotFound.key)
  expect(await gate.open(world.otherOfficer.token, companyId, ['dishonest'])).toBe(
    creditErrors.notGranted.key,
  )
})

test('what a branch may see the house above it sees under a letter that says so, and nobody beside or below', async () => {
  const at = async (parentId: string) => (await makeOrganisation(t.services.db, { parentId })).id
  const reader = async (orgId: string) => (await world.staff(orgId, ['financeOfficer'])).token
  const branch = await at(world.bank.id)
  const own = await reader(branch)
  const others = [await reader(await at(world.bank.id)), await reader(await at(branch))]
  const ofHouse = {
    [AUTHORISATION_LETTER_VERSION]: 'authorisation',
    [TOPIC_LETTER_VERSION]: 'authorisation',
    'XYSQ-2026.11': creditErrors.houseNotNamed.key,
    'ZXSQ-2026.11': creditErrors.houseNotNamed.key,
  }
  for (const [letter, wanted] of Object.entries(ofHouse)) {
    const { companyId } = await gate.authorised({ orgId: branch, letter })
    const open = (token: string) => gate.open(token, companyId, ['dishonest'])
    expect(await open(own), letter).toBe('authorisation')
    expect(await open(world.officer.token), letter).toBe(wanted)
    for (const token of others) expect(await open(token), letter).toBe(creditErrors.notGranted.key)
  }
})

test('what a need brings along is seen by the house as well', async () => {
  const { id: orgId } = await makeOrganisation(t.services.db, { parentId: world.bank.id })
  const { companyId } = await gate.authorised({ orgId, letter: NEED_LETTER_VERSION, purpose: 'need' })
  expect(await gate.open(world.officer.token, companyId, ['dishonest'])).toBe('authorisation')
})

test('a company reads its own without an authorisation, and no row says so', async () => {
  const before = await t.services.db.selectFrom('credit_access').select('id').execute()
  const reading = {
    db: t.services.db,
    actor: await gate.actorOf(world.owner.token),
    now: t.services.now(),
    request: REQUEST,
  }
  const wanted = { companyId: world.company.id, topics: ['dishonest'] as const }
  expect(await readTopics(reading, wanted, () => Promise.resolve({ content: ['x'], items: 1 }))).toEqual([
    'x',
  ])
  expect(await t.services.db.selectFrom('credit_access').select('id').execute()).toHaveLength(before.length)
})

test('what is not valid yet or not any more opens nothing', async () => {
  const early = await gate.authorised({ from: 1 })
  const late = await gate.authorised({ status: 'USED', from: -9, to: -1 })
  expect(await gate.open(world.officer.token, early.companyId, ['dishonest'])).toBe(
    creditErrors.notGranted.key,
  )
  expect(await gate.open(world.officer.token, late.companyId, ['dishonest'])).toBe(creditErrors.expired.key)
})

test('a number of another case is refused, whether or not another institution has one', async () => {
  const own = await gate.authorised({})
  const foreign = await gate.authorised({ orgId: world.otherBank.id })
  const { token } = world.officer
  expect(await gate.open(token, own.companyId, ['dishonest'], own.bizNo)).toBe('authorisation')
  expect(await gate.open(token, own.companyId, ['dishonest'], foreign.bizNo)).toBe(
    creditErrors.otherPurpose.key,
  )
  expect(await gate.open(token, foreign.companyId, ['dishonest'], foreign.bizNo)).toBe(
    creditErrors.notGranted.key,
  )
  expect(await gate.open(token, foreign.companyId, ['dishonest'], 'NONE')).toBe(creditErrors.notGranted.key)
})
