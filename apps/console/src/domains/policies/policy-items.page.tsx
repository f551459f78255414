import { type PolicyItemRecord, policyItemPublication } from '@lqr/contract/policies/item-record-calls.ts'
import { PublicationPage } from '../../shell/publishing/publication-page.tsx'
import type { OwnFields } from '../../shell/publishing/publication.ts'
import { ConditionLines } from './conditions/condition-lines.tsx'
import { ConditionsInput } from './conditions/conditions-input.tsx'
import { copy } from './copy.ts'
import { PolicySelect } from './policy-select.tsx'

const owned: OwnFields<PolicyItemRecord> = {
  policyId: {
    input: (record) => <PolicySelect chosen={record && { id: record.policyId, title: record.docTitle }} />,
    show: (value, { policyId, docTitle }) => (value === policyId ? docTitle : String(value)),
  },
  conditions: {
    input: () => <ConditionsInput />,
    show: (value) => <ConditionLines value={value} />,
  },
}

/** The policy items in every state. */
export function Component() {
  return (
    <PublicationPage
      publication={policyItemPublication}
      table="policyItems"
      intro={copy.intro}
      keyword={copy.keyword}
      owned={owned}
      to={({ id }) => `/policies/items/${id}`}
    />
  )
}
