import { topicsOf } from '@lqr/contract/credit/scopes.ts'
import { LICENCE_DOCUMENT, plainDocument } from '@lqr/contract/facts/document-names.ts'
import { FACT_NAMES, type FactName } from '@lqr/contract/facts/known-values.ts'
import { fillsOf, type FactFormCode } from '@lqr/contract/facts/forms.ts'
import type { FactSource } from '@lqr/contract/facts/sources.ts'
import { industryOfDivision } from '@lqr/contract/reference/industries.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import { GONE_NAME } from '../../personal-data/holder.ts'
import type { FieldCipher } from '../../security/field-cipher.ts'
import { CERTIFIED_FACTS, SEALED_FACTS } from './case-facts.ts'
import { type Candidate, chooseFacts, reporterKind } from './choose-facts.rules.ts'
import { isLapsed } from './documents.rules.ts'
import { findOwnFile, type GivenRow, listGivenDocuments } from './documents.store.ts'
import {
  type CertifiedRow,
  type ConsentedItem,
  findCertifiedRow,
  listLiveScopes,
  listNewestItems,
  listSaid,
  type SaidInCase,
} from './facts.store.ts'

interface Asking {
  readonly db: Db
  readonly cipher: FieldCipher
  readonly companyId: string
  readonly now: Date
}

/** What the latest annual report or the register says, by the fields of its topic. */
const TOPIC_FACTS = {
  basic: { source: 'registry', fields: { foundDate: 'foundedOn', address: 'address' } },
  annualReports: { source: 'annualReport', fields: { annualRevenueYuan: 'revenueYuan' } },
} as const satisfies Record<
  string,
  { source: FactSource; fields: Readonly<Partial<Record<FactName, string>>> }
>

function certified(row: CertifiedRow, phone: string | null): Candidate[] {
  const at = row.saidAt ?? ''
  const { industryCode, annualRevenueYuan } = row
  const category = industryCode && /^\d/.test(industryCode) ? industryOfDivision(industryCode) : industryCode
  const values: Readonly<Record<(typeof CERTIFIED_FACTS)[number], unknown>> = {
    corporateName: row.corporateName,
    creditCode: row.creditCode,
    legalPersonName: row.legalPersonName,
    contactName: row.contactName,
    contactPhone: phone,
    industryCode: category,
    areaCode: row.areaCode,
    address: row.address,
    foundDate: row.foundDate,
    annualRevenueYuan,
    reporterKind: reporterKind(row.applicantKind, row.scale),
    // Without a turnover of last year it is not said whether there is any since.
    hasIncome: annualRevenueYuan ? true : null,
  }
  return CERTIFIED_FACTS.map((fact) => ({
    fact,
    value: values[fact],
    source: 'certification',
    caseNo: null,
    at,
  }))
}

/** What a case said; of somebody who has closed the account nothing is taken. */
function inCase({ source, caseNo, at, said }: SaidInCase, cipher: FieldCipher): Candidate[] {
  const isGone = said.contactName === GONE_NAME || said.operatorName === GONE_NAME
  return FACT_NAMES.flatMap((fact) => {
    const kept = said[fact]
    if (kept === undefined || kept === null || (isGone && /^(?:contact|operator)/.test(fact))) return []
    const value = SEALED_FACTS.includes(fact) ? cipher.decrypt(String(kept)) : kept
    return [{ fact, value, source, caseNo, at }]
  })
}

function inTopic({ topic, content, asOf }: ConsentedItem): Candidate[] {
  const { source, fields } = TOPIC_FACTS[topic as keyof typeof TOPIC_FACTS]
  return Object.entries(fields).map(([fact, name]) => ({
    fact: fact as FactName,
    value: content[name],
    source,
    caseNo: null,
    at: asOf,
  }))
}

/** Data of others is used where an authorisation of the enterprise for it stands, and not otherwise. */
async function consented({ db, companyId, now }: Asking): Promise<Candidate[]> {
  const open = (await listLiveScopes(db, companyId, now)).flatMap((scope) => topicsOf(scope))
  const topics = Object.keys(TOPIC_FACTS).filter((topic) => open.some((code) => code === topic))
  return (await listNewestItems(db, companyId, topics)).flatMap(inTopic)
}

/** Of each document the newest; of the licence the certified one, which somebody has looked at, until it has lapsed. */
async function documentsOf({ db, companyId, now }: Asking, row: CertifiedRow | undefined) {
  const given = await listGivenDocuments(db, companyId)
  const licence = row?.licenseFileId ? await findOwnFile(db, companyId, row.licenseFileId) : undefined
  const all: readonly GivenRow[] = licence
    ? [{ ...licence, document: LICENCE_DOCUMENT, givenAt: row?.reviewedAt ?? '' }, ...given]
    : given
  const offered = new Map<string, GivenRow>()
  for (const one of all) {
    const document = plainDocument(one.document)
    if (!offered.has(document) && !isLapsed(document, one.givenAt, now)) offered.set(document, one)
  }
  return [...offered].map(([document, { fileId, name, size, mime, givenAt }]) => ({
    document,
    fileId,
    name,
    size,
    mime,
    givenOn: shanghaiDay(new Date(givenAt)),
  }))
}

/** What is known of the enterprise and this form asks for, each with where it comes from; with the documents it gave before. */
export async function readFacts(asking: Asking, form: FactFormCode) {
  const { db, cipher, companyId, now } = asking
  const wanted = new Set(fillsOf(form).flatMap(([, facts]) => facts))
  const row = await findCertifiedRow(db, companyId)
  const phone = row?.contactPhoneCipher ? cipher.decrypt(row.contactPhoneCipher) : null
  const said = await listSaid(db, companyId, [...wanted])
  const candidates = [
    ...(row ? certified(row, phone) : []),
    ...said.flatMap((one) => inCase(one, cipher)),
    ...(await consented(asking)),
  ].filter(({ fact }) => wanted.has(fact))
  const chosen = chooseFacts(candidates, now)
  const values = Object.fromEntries(
    FACT_NAMES.map((fact) => [fact, chosen.find((one) => one.fact === fact)?.value ?? null]),
  )
  return {
    values,
    origins: chosen.map(({ fact, source, caseNo, at }) => ({
      fact,
      source,
      caseNo,
      asOf: shanghaiDay(new Date(at)),
    })),
    documents: await documentsOf(asking, row),
  }
}
