import { CREDIT_TOPICS, creditTopic, type CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import type { DataScope } from '@lqr/contract/credit/authorisation-letter.ts'
import type { AuthorisationStatus } from '@lqr/contract/credit/states.ts'
import { cleanContent } from '../../../connectors/registry/clean-item.ts'
import type { Registry, RegistryItem } from '../../../connectors/registry/registry-port.ts'
import { ConnectorFailure } from '../../../connectors/signed-request.ts'
import type { Db } from '../../../data/database.ts'
import { saveTopic } from './save-topic.ts'

/** What a registry of tests is told to answer; whatever it is asked is written down. */
export interface ScriptedRegistry extends Registry {
  readonly asked: string[]
  isDown: boolean
  set(topic: CreditTopicCode, ...items: readonly ScriptedItem[]): void
}

type ScriptedItem = Partial<Omit<RegistryItem, 'content'>> & { readonly content: Record<string, unknown> }

/** Answers of every company alike; a topic that nothing was set for has one item with all of its fields unknown. */
export function makeScriptedRegistry(): ScriptedRegistry {
  const topics = new Map<CreditTopicCode, RegistryItem[]>()
  const item = (topic: CreditTopicCode, given: ScriptedItem, index: number): RegistryItem => ({
    sourceKey: `${topic}-${index}`,
    dataDate: '2026-10-01',
    itemClass: null,
    publishedOn: null,
    publishedUntil: null,
    ...given,
    content: cleanContent(creditTopic(topic), given.content, (idNo) => `key of ${idNo}`),
  })
  const itemsOf = (topic: CreditTopicCode) => topics.get(topic) ?? [item(topic, { content: {} }, 0)]
  const answer = <T>(data: T) => ({
    source: '示例来源',
    orderNo: 'N1',
    priceCents: 10,
    isDemonstration: true,
    data,
  })
  const scripted: ScriptedRegistry = {
    name: 'sandbox',
    probe: () => Promise.resolve(),
    asked: [],
    isDown: false,
    set: (topic, ...items) =>
      void topics.set(
        topic,
        items.map((one, index) => item(topic, one, index)),
      ),
    search: ({ keyword }) => ask(`search ${keyword}`, { list: [], total: 0 }),
    scan: () =>
      ask(
        'scan',
        CREDIT_TOPICS.map(({ code }) => {
          const days = itemsOf(code).map(({ dataDate }) => dataDate ?? '')
          return { topic: code, count: days.length, newestOn: days.toSorted().at(-1) || null }
        }),
      ),
    read: (_subject, topic) => ask(`read ${topic}`, itemsOf(topic)),
  }
  function ask<T>(what: string, data: T) {
    if (scripted.isDown) return Promise.reject(new ConnectorFailure('circuit open'))
    scripted.asked.push(what)
    return Promise.resolve(answer(data))
  }
  return scripted
}

/** Keeps what a source answered of a topic, as reading it at that time would have. */
export const keepTopic = (...given: Parameters<typeof saveTopic>) => saveTopic(...given)

let serial = 0

interface Authorised {
  readonly companyId: string
  readonly accountId: string
  readonly orgId: string
  readonly scope: readonly (DataScope | CreditTopicCode)[]
  readonly status?: AuthorisationStatus
  readonly validTo: string
}

/** An authorisation as it stands, without the case that it came from; answers its id and the number of the case. */
export async function authorise(db: Db, given: Authorised): Promise<{ id: string; caseNo: string }> {
  serial += 1
  const caseNo = `SQ-TOPIC-${serial}`
  const { id } = await db
    .insertInto('credit_authorisation')
    .values({
      auth_no: `CA-TOPIC-${serial}`,
      grantor_company_id: given.companyId,
      grantor_account_id: given.accountId,
      grantee_org_id: given.orgId,
      corporate_name: '示例公司',
      org_name: '示例银行',
      purpose_code: 'preLoan',
      biz_no: caseNo,
      data_scope: [...given.scope],
      valid_from: '2026-01-01T00:00:00+08:00',
      valid_to: given.validTo,
      agreement_version: 'XYSQ-TEST',
      evidence_hash: 'f'.repeat(64),
      status: given.status ?? 'AUTHORIZED',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, caseNo }
}
