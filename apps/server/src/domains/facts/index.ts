import type { CaseKind } from '../../cases/case-kind.ts'
import type { BoundCall } from '../../http/bind-call.ts'
import { getKnownFactsCall } from './calls/get-known-facts.ts'
import { makeListLegalPersonChangesCall } from './calls/list-legal-person-changes.ts'

/** Kinds of cases in which no institution receives an enterprise's data. */
const WITHOUT_RECEIVER: readonly string[] = ['letter', 'advisoryQuestion', 'creditObjection']

export const factsCalls: readonly BoundCall[] = [getKnownFactsCall]

/** The kinds of cases come from outside, so that this domain stands above none of them. */
export const makeReceiverCalls = (kinds: readonly CaseKind[]): readonly BoundCall[] => [
  makeListLegalPersonChangesCall(
    kinds.filter(({ declaration }) => !WITHOUT_RECEIVER.includes(declaration.kind)),
  ),
]
