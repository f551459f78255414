import {
  AUTHORISATION_LETTER_VERSION,
  type AuthorisationPurpose,
} from '@lqr/contract/credit/authorisation-letter.ts'
import type { AuthorisedScope } from '@lqr/contract/credit/scopes.ts'
import type { AuthorisationStatus } from '@lqr/contract/credit/states.ts'
import type { Actor } from '../../../http/actor.ts'
import { CallError } from '../../../http/call-error.ts'
import { sessionActor } from '../../../http/session-actor.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { ApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { openTopics } from './gate.ts'

interface Given {
  status?: AuthorisationStatus
  scope?: AuthorisedScope[]
  orgId?: string
  /** The letter it was given by; that of now unless told otherwise. */
  letter?: string
  purpose?: AuthorisationPurpose
  /** Days from today. */
  from?: number
  to?: number
}

/** Authorisations to try the gate with, who comes to it, and what it has written down. */
export function makeGateWorld(t: TestApp, world: ApplicationWorld) {
  let serial = 0
  const inDays = (days: number) => new Date(t.services.now().getTime() + days * 86_400_000).toISOString()

  /** A company of its own, with one authorisation. */
  async function authorised({
    status = 'AUTHORIZED',
    scope = ['judicial'],
    orgId,
    letter = AUTHORISATION_LETTER_VERSION,
    purpose = 'preLoan',
    from = -1,
    to = 30,
  }: Given) {
    const { id: companyId } = await makeEnterprise(t.services.db, t.services)
    serial += 1
    const bizNo = `SQ-TEST-${serial}`
    const row = await t.services.db
      .insertInto('credit_authorisation')
      .values({
        auth_no: `CA-TEST-${serial}`,
        grantor_company_id: companyId,
        grantor_account_id: world.owner.id,
        grantee_org_id: orgId ?? world.bank.id,
        corporate_name: '示例公司',
        org_name: '示例银行',
        purpose_code: purpose,
        biz_no: bizNo,
        data_scope: scope,
        agreement_version: letter,
        evidence_hash: 'f'.repeat(64),
        valid_from: inDays(from),
        valid_to: inDays(to),
        status,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { companyId, bizNo, id: row.id }
  }

  async function actorOf(token: string) {
    const actor = await sessionActor(t.services.pool, token, 'off')
    if (!actor) throw new Error('no session')
    return actor
  }

  async function open(token: string, companyId: string, topics: readonly string[], caseNo?: string) {
    return openAs(await actorOf(token), companyId, topics, caseNo)
  }

  async function openAs(actor: Actor, companyId: string, topics: readonly string[], caseNo?: string) {
    const viewing = { db: t.services.db, actor, now: t.services.now() }
    try {
      return (await openTopics(viewing, { companyId, topics, caseNo })).by
    } catch (error) {
      if (error instanceof CallError) return error.def.key
      throw error
    }
  }

  const accesses = async (authorisationId: string) =>
    t.services.db
      .selectFrom('credit_access')
      .select(['account_id', 'what', 'topics', 'items', 'digest_suite', 'digest', 'company_id'])
      .where('authorisation_id', '=', authorisationId)
      .orderBy('id')
      .execute()

  const receiptsOf = async (authorisationId: string) =>
    (
      await t.services.db
        .selectFrom('credit_access')
        .select('id')
        .where('authorisation_id', '=', authorisationId)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id)

  const auditedReadings = async (authorisationId: string) =>
    t.services.db
      .selectFrom('audit_log')
      .select(['actor_account_id', 'actor_kind', 'request_id', 'ip', 'detail'])
      .where('action', '=', 'read-credit')
      .where('entity_id', '=', authorisationId)
      .orderBy('id')
      .execute()

  return { authorised, actorOf, openAs, open, accesses, receiptsOf, auditedReadings, inDays }
}

export type GateWorld = ReturnType<typeof makeGateWorld>
