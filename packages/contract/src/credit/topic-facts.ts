import { groupedShort } from '../rules/grouped.ts'
import type { CreditTopic } from './topics/topic.ts'
import type { TopicField } from './topics/topic-fields.ts'

/** One value of an item in words: what the field is called, and what it says. */
export interface TopicFact {
  readonly label: string
  readonly value: string
}

/** How a day is written: as it came (YYYY-MM-DD) for systems and columns, or in words for people. */
type DayFormat = (day: string) => string

function inWords({ unit, kind }: TopicField, value: unknown, dayFormat: DayFormat): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.join('、')
  if (kind === 'day') return dayFormat(String(value))
  // A year is a number as well: only amounts are grouped.
  const text = typeof value === 'number' && kind === 'amount' ? groupedShort(value) : String(value)
  return unit === undefined ? text : `${text} ${unit}`
}

/** What tells persons of one name apart is for the graph, not for reading. */
const isMark = (name: string) => name === 'personKey'

/** What is known of an item, in the order of its topic; what is unknown is left out. */
export function topicFacts(
  { fields }: CreditTopic,
  content: Readonly<Record<string, unknown>>,
  dayFormat: DayFormat = (day) => day,
): TopicFact[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = inWords(field, content[name], dayFormat)
    return value === '' || isMark(name) ? [] : [{ label: field.label, value }]
  })
}
