import { AUTHORISATION_PURPOSES } from '@lqr/contract/credit/authorisation-letter.ts'
import type { ConnectorKindCode, ConnectorStandingCode } from '@lqr/contract/connectors/kinds.ts'
import { governmentTopics } from '@lqr/contract/credit/topics/government-topics.ts'
import { operationTopics } from '@lqr/contract/credit/topics/operation-topics.ts'
import { registrationTopics } from '@lqr/contract/credit/topics/registration-topics.ts'
import { riskTopics } from '@lqr/contract/credit/topics/risk-topics.ts'
import {
  type CollectionScreen,
  DATA_SOURCES,
  type DataSourceCode,
} from '@lqr/contract/statistics/screens/collection-screen.ts'
import type { SourceRecord, UseRecord } from './collection.store.ts'

const TOPICS_OF: Partial<Record<DataSourceCode, readonly { readonly code: string }[]>> = {
  registration: registrationTopics,
  operation: operationTopics,
  risk: riskTopics,
  government: governmentTopics,
}

/** The outside systems that a source comes through. */
const WAYS_OF: Partial<Record<DataSourceCode, readonly ConnectorKindCode[]>> = {
  registration: ['registry'],
  operation: ['registry'],
  risk: ['registry'],
  government: ['registry'],
  tax: ['tax'],
  valuations: ['valuation'],
  openings: ['bankLzb', 'bankPdb'],
}

export interface Standing {
  readonly kind: ConnectorKindCode
  readonly standing: ConnectorStandingCode
}

/** What has come from where, and whether its way is open. */
export function sourcesOf(
  items: readonly SourceRecord[],
  collected: readonly SourceRecord[],
  standings: readonly Standing[],
): CollectionScreen['sources'] {
  return DATA_SOURCES.map(({ code }) => {
    const topics = TOPICS_OF[code]
    const own = topics
      ? items.filter((item) => topics.some((topic) => topic.code === item.code))
      : collected.filter((one) => one.code === code)
    const records = own.reduce((sum, one) => sum + one.records, 0)
    const newestAt =
      own
        .flatMap((one) => one.newestAt ?? [])
        .toSorted()
        .at(-1) ?? null
    return { code, records, newestAt, state: stateOf(records, WAYS_OF[code] ?? [], standings) }
  })
}

function stateOf(records: number, ways: readonly ConnectorKindCode[], standings: readonly Standing[]) {
  const own = standings.filter(({ kind }) => ways.includes(kind))
  if (own.length > 0 && own.every(({ standing }) => standing === 'off')) return 'off'
  if (own.some(({ standing }) => standing === 'open')) return 'broken'
  return records === 0 ? 'none' : 'well'
}

/** Reads by what was consented to. */
export function usesOf(records: readonly UseRecord[]): CollectionScreen['uses'] {
  return AUTHORISATION_PURPOSES.map(({ code, name }) => ({
    purpose: code,
    name,
    reads: records.find(({ purpose }) => purpose === code)?.reads ?? 0,
  }))
}
