import type { PersonalView } from '@lqr/contract/credit/personal-views.ts'
import type { TopicFields } from '@lqr/contract/credit/topics/topic-fields.ts'
import { maskPersonName } from '@lqr/contract/rules/mask.ts'
import { type Actor, hasRole } from '../../../http/actor.ts'

const DECIDERS = ['financeOfficer', 'financeManager'] as const

export function personalViewOf(actor: Actor): PersonalView {
  return hasRole(actor, ...DECIDERS) ? 'names' : 'masked'
}

/** What is kept of an item of a topic, as the reader may have it: what its fields call personal is masked, sensitive is hidden. */
export function maskPersonal<T extends Readonly<Record<string, unknown>>>(
  fields: TopicFields,
  content: T,
  view: PersonalView,
): T {
  if (view === 'whole') return content
  const shown = Object.entries(content).map(([name, value]) => {
    const sensitivity = fields[name]?.sensitivity
    if (sensitivity === 'sensitive') return [name, null]
    return [name, sensitivity === 'personal' && view === 'masked' ? maskNames(value) : value]
  })
  return Object.fromEntries(shown) as T
}

/** Names of firms stand among those of persons and are no personal data; they end in what kind of firm it is. */
const FIRM = /(公司|企业|中心|合作社|厂|集团|协会|银行|委员会|局|有限合伙[)）])$/

function maskNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskNames)
  return typeof value === 'string' && !FIRM.test(value) ? maskPersonName(value) : value
}
