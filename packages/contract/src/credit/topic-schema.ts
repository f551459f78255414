import * as z from 'zod'
import { amountOut, linesOut, percentOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { dateOnly, field } from '../kernel/field.ts'
import type { CreditTopic } from './topics/topic.ts'
import type { TopicField } from './topics/topic-fields.ts'

/** What a source said of one field; null where it said nothing. */
export type TopicValue = string | number | readonly string[] | null
export type TopicContent = Readonly<Record<string, TopicValue>>

function answered({ label, kind, sensitivity, unit }: TopicField): z.ZodType {
  const meta = { sensitivity }
  if (kind === 'day') return dateOnly(label).nullable()
  if (kind === 'amount') return amountOut(label, meta).nullable()
  if (kind === 'percent') return percentOut(label, meta).nullable()
  if (kind === 'lines') return linesOut(label, meta).nullable()
  if (kind === 'number') {
    return field(z.number(), { label, ...meta, ...(unit === undefined ? {} : { unit }) }).nullable()
  }
  return textOut(label, meta).nullable()
}

/** `abnormal` as it stands in the name of a component. */
export function topicTypeName({ code }: CreditTopic): string {
  return `${code[0]?.toUpperCase()}${code.slice(1)}`
}

/** The fields of a topic as answered; every one may be unknown. */
export function topicContent(topic: CreditTopic) {
  const shape = Object.fromEntries(Object.entries(topic.fields).map(([key, one]) => [key, answered(one)]))
  return component(`Credit${topicTypeName(topic)}`, topic.name, 'internal', shape)
}
