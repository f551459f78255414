import { type Insertable, sql } from 'kysely'
import { plainWords } from '@lqr/contract/content/clean-text.ts'
import { PUBLISHED_ONCE_STATES } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { PolicyDocumentForm } from '@lqr/contract/policies/document-form.ts'
import type { Policy } from '../../../../../../database/types.ts'
import { allTaken } from '../../../data/all-taken.ts'
import type { Db } from '../../../data/database.ts'
import { searchColumns } from '../../../data/search-text.ts'
import { inEditedRegion } from '../../../publishing/edited-areas.store.ts'
import { recordColumns } from '../../../publishing/publication.store.ts'
import type { Viewer } from '../../../publishing/publication.ts'

/** The states of what the public has read. */
const ONCE = [...PUBLISHED_ONCE_STATES]

/** The columns of a policy with the words it is found by: title, number, issuer, key points and text. */
export function documentColumns(form: PolicyDocumentForm) {
  const { title, docNo, level, type, issuer, issuedAt, effectiveFrom, effectiveTo, ...more } = form
  const { declareFrom, declareTo, cashFrom, cashTo, areaCodes, industries, scales, ...texts } = more
  const { keyPoints, body, guide, phone, sourceUrl, publishAt, ...rest } = texts
  allTaken(rest)
  return {
    title,
    doc_no: docNo,
    level,
    type,
    issuer,
    issued_at: issuedAt,
    effective_from: effectiveFrom,
    effective_to: effectiveTo,
    declare_from: declareFrom,
    declare_to: declareTo,
    cash_from: cashFrom,
    cash_to: cashTo,
    area_codes: areaCodes,
    industries,
    scales,
    key_points: keyPoints,
    body,
    guide: guide ?? '',
    phone,
    source_url: sourceUrl,
    publish_at: publishAt,
    ...searchColumns(title, docNo ?? '', issuer, ...keyPoints, plainWords(body)),
  } satisfies Insertable<Policy>
}

const shownColumns = [
  'policy.id',
  'policy.title',
  'policy.doc_no as docNo',
  'policy.level',
  'policy.type',
  'policy.issuer',
  'policy.issued_at as issuedAt',
  'policy.effective_from as effectiveFrom',
  'policy.effective_to as effectiveTo',
  'policy.declare_from as declareFrom',
  'policy.declare_to as declareTo',
  'policy.cash_from as cashFrom',
  'policy.cash_to as cashTo',
  'policy.area_codes as areaCodes',
  'policy.industries',
  'policy.scales',
  'policy.key_points as keyPoints',
  'policy.body',
  sql<string | null>`nullif(policy.guide, '')`.as('guide'),
  'policy.phone',
  'policy.source_url as sourceUrl',
  'policy.is_example as isExample',
] as const

/** Policies in every state that the viewer edits: all, or those of an area whose change stays in it. */
export function documentRecords(db: Db, { actor, now }: Viewer) {
  const query = db.selectFrom('policy').select([
    ...shownColumns,
    ...recordColumns('policy'),
    sql<
      string | null
    >`case when policy.publish_at > ${now.toISOString()} or policy.status <> all(${ONCE}::text[])
      then policy.publish_at end`.as('publishAt'),
    sql<string | null>`case when policy.status = any(${ONCE}::text[]) then policy.published_at end`.as(
      'publishedAt',
    ),
  ])
  const own = inEditedRegion(actor, 'policy')
  return own ? query.where(own) : query
}
