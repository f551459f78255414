import type { PolicyCondition } from '@lqr/contract/policies/conditions.ts'
import type { PolicyItemForm } from '@lqr/contract/policies/item-entities.ts'
import type { PublicationStatus } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../../../data/database.ts'
import { publicationColumns } from '../../../publishing/publication.fixtures.ts'
import { makePolicy } from '../policies.fixtures.ts'
import { itemRecordColumns } from './item-records.store.ts'

/** A condition with everything that is not told left empty. */
export function condition(
  told: Pick<PolicyCondition, 'fact' | 'op'> & Partial<PolicyCondition>,
): PolicyCondition {
  return {
    bound: null,
    codes: [],
    clause: '示例第三条',
    note: '',
    group: null,
    when: null,
    months: null,
    costYuan: null,
    evidence: '',
    ...told,
  }
}

/** The fields of an item as an operator types them. */
export function itemFields(
  maker: Partial<PolicyItemForm> & Pick<PolicyItemForm, 'policyId'>,
): PolicyItemForm {
  return {
    name: '研发投入奖补（示例）',
    kind: 'award',
    delivery: 'declare',
    benefit: '按上年研发投入给予奖补。',
    benefitYuan: 100_000,
    areaCodes: [],
    office: '示例科技主管部门',
    officePhone: null,
    place: null,
    validFrom: null,
    validTo: null,
    declareFrom: null,
    declareTo: null,
    cashWorkingDays: null,
    applyUrl: null,
    materials: ['营业执照'],
    gives: null,
    purpose: 'first',
    paysFor: [],
    conditions: [condition({ fact: 'rdPercent', op: 'atLeast', bound: 3 })],
    ...maker,
  }
}

/** When the document of an item came out, unless told otherwise: before any day that a test stands on. */
const DOCUMENT_AT = '2020-01-01T09:00:00+08:00'

type Maker = Partial<PolicyItemForm> & { status?: PublicationStatus; publishedAt?: string }

/** The row of an item; a published one has its first version of rules. */
export function itemRow({ status = 'PUBLISHED', publishedAt, ...maker }: Maker & { policyId: string }) {
  return {
    ...itemRecordColumns(itemFields(maker)),
    ...publicationColumns(status, publishedAt),
    rules_version: status === 'DRAFT' || status === 'REVIEW' ? 0 : 1,
  }
}

export async function makeItem(db: Db, maker: Maker = {}): Promise<string> {
  const policyId = maker.policyId ?? (await makePolicy(db, { publishedAt: DOCUMENT_AT }))
  const values = itemRow({ ...maker, policyId })
  const { id } = await db.insertInto('policy_item').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}
