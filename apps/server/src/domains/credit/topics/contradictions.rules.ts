import { CONTRADICTION_FIELDS, type ContradictionField } from '@lqr/contract/credit/contradictions.ts'
import type { TopicContent } from '@lqr/contract/credit/topic-schema.ts'
import type { CertifiedFacts } from './topic-state.store.ts'

export interface Contradiction {
  readonly field: ContradictionField
  readonly certifiedValue: string
  readonly registryValue: string
}

/** Width, spaces and brackets of either kind say nothing. */
function folded(value: string): string {
  return value.normalize('NFKC').replace(/\s/g, '')
}

/** What certification and registry say differently; what one of them does not know is no contradiction. */
export function contradictionsOf(certified: CertifiedFacts, basic: TopicContent): Contradiction[] {
  return CONTRADICTION_FIELDS.flatMap(({ code, ofTopic }) => {
    const ours = certified[code]
    const theirs = basic[ofTopic]
    if (ours === null || ours === '' || theirs === null || theirs === undefined || theirs === '') return []
    const [certifiedValue, registryValue] = [String(ours), String(theirs)]
    return folded(certifiedValue) === folded(registryValue)
      ? []
      : [{ field: code, certifiedValue, registryValue }]
  })
}
