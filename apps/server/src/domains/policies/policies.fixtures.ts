import type { Insertable } from 'kysely'
import type { PolicyDocumentForm } from '@lqr/contract/policies/document-form.ts'
import type { CodeOf } from '../../../../../database/coded-columns.ts'
import type { Policy as PolicyTable } from '../../../../../database/types.ts'
import type { Db } from '../../data/database.ts'
import { searchColumns } from '../../data/search-text.ts'

export interface PolicyMaker {
  title?: string
  docNo?: string | null
  level?: CodeOf<'policy.level'>
  type?: CodeOf<'policy.type'>
  issuer?: string
  issuedAt?: string | null
  effectiveFrom?: string | null
  effectiveTo?: string | null
  declareFrom?: string | null
  declareTo?: string | null
  cashFrom?: string | null
  cashTo?: string | null
  areaCodes?: readonly string[]
  industries?: readonly CodeOf<'policy.industries'>[]
  scales?: readonly CodeOf<'policy.scales'>[]
  keyPoints?: readonly string[]
  body?: string
  guide?: string
  phone?: string | null
  sourceUrl?: string | null
  status?: 'DRAFT' | 'REVIEW' | 'PUBLISHED' | 'OFFLINE'
  publishedAt?: string
  isExample?: boolean
}

let made = 0

/** The row of a policy with the words it is found by: its title, number, issuer, key points and text. */
export function policyRow(maker: PolicyMaker = {}): Insertable<PolicyTable> {
  made += 1
  const title = maker.title ?? `示例：支持小微企业的措施${made}`
  const issuer = maker.issuer ?? '示例发文机关'
  const keyPoints = maker.keyPoints ?? ['示例要点']
  const body = maker.body ?? '示例正文。'
  return {
    title,
    doc_no: maker.docNo ?? null,
    level: maker.level ?? 'provincial',
    type: maker.type ?? 'finance',
    issuer,
    issued_at: maker.issuedAt ?? null,
    effective_from: maker.effectiveFrom ?? null,
    effective_to: maker.effectiveTo ?? null,
    declare_from: maker.declareFrom ?? null,
    declare_to: maker.declareTo ?? null,
    cash_from: maker.cashFrom ?? null,
    cash_to: maker.cashTo ?? null,
    area_codes: [...(maker.areaCodes ?? [])],
    industries: [...(maker.industries ?? [])],
    scales: [...(maker.scales ?? [])],
    key_points: [...keyPoints],
    body,
    guide: maker.guide ?? '',
    phone: maker.phone ?? null,
    source_url: maker.sourceUrl ?? null,
    status: maker.status ?? 'PUBLISHED',
    published_at: maker.publishedAt ?? new Date(Date.now() - 60_000).toISOString(),
    is_example: maker.isExample ?? true,
    ...searchColumns(title, maker.docNo ?? '', issuer, ...keyPoints, body),
  }
}

export async function makePolicy(db: Db, maker: PolicyMaker = {}): Promise<string> {
  const { id } = await db
    .insertInto('policy')
    .values(policyRow(maker))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What an editor types of a policy, unless told otherwise. */
export function documentForm(form: Partial<PolicyDocumentForm> = {}): PolicyDocumentForm {
  made += 1
  return {
    title: `示例政策文件${made}`,
    docNo: null,
    level: 'provincial',
    type: 'finance',
    issuer: '示例发文机关',
    issuedAt: null,
    effectiveFrom: null,
    effectiveTo: null,
    declareFrom: null,
    declareTo: null,
    cashFrom: null,
    cashTo: null,
    areaCodes: [],
    industries: [],
    scales: [],
    keyPoints: [],
    body: '示例正文。',
    guide: null,
    phone: null,
    sourceUrl: null,
    publishAt: null,
    ...form,
  }
}
