import { groupedShort } from '../rules/grouped.ts'
import type { CreditTopic } from './topics/topic.ts'
import type { TopicField } from './topics/topic-fields.ts'

/** One value of an item in words: what the field is called, and what it says. */
export interface TopicFact {
  readonly label: string
  readonly value: string
}

function inWords({ unit, kind }: TopicField, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.join('、')
  // A year is a number as well: only amounts are grouped.
  const text = typeof value === 'number' && kind === 'amount' ? groupedShort(value) : String(value)
  return unit === undefined ? text : `${text} ${unit}`
}

/** What tells persons of one name apart is for the graph, not for reading. */
const isMark = (name: string) => name === 'personKey'

/** What is known of an item, in the order of its topic; what is unknown is left out. */
export function topicFacts({ fields }: CreditTopic, content: Readonly<Record<string, unknown>>): TopicFact[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = inWords(field, content[name])
    return value === '' || isMark(name) ? [] : [{ label: field.label, value }]
  })
}
