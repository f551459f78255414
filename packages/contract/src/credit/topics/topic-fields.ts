import type { Sensitivity } from '../../kernel/field.ts'

/** How a value of a topic is kept, checked and shown. */
export type TopicFieldKind = 'text' | 'day' | 'amount' | 'percent' | 'number' | 'lines' | 'person'

export interface TopicField {
  /** 中文 label of tables, answers and the report. */
  readonly label: string
  readonly kind: TopicFieldKind
  readonly sensitivity: Sensitivity
  readonly unit?: string
  /** The name of somebody who is no party of the company: the connector keeps the family name alone. */
  readonly isMasked?: boolean
}

export type TopicFields = Readonly<Record<string, TopicField>>

const plain = (kind: TopicFieldKind) => (label: string) =>
  ({ label, kind, sensitivity: 'internal' }) satisfies TopicField

export const text = plain('text')
export const day = plain('day')
export const lines = plain('lines')

export const amount = (label: string) =>
  ({ label, kind: 'amount', sensitivity: 'internal', unit: '元' }) satisfies TopicField

export const percent = (label: string) =>
  ({ label, kind: 'percent', sensitivity: 'internal', unit: '%' }) satisfies TopicField

export const number = (label: string, unit?: string) =>
  ({
    label,
    kind: 'number',
    sensitivity: 'internal',
    ...(unit === undefined ? {} : { unit }),
  }) satisfies TopicField

/** Who stands for, owns or leads the company: a natural person's name or a company's. */
export const person = (label: string) =>
  ({ label, kind: 'person', sensitivity: 'personal' }) satisfies TopicField

/** Others who are named beside the company: parties of a case, inventors. */
export const maskedPerson = (label: string) =>
  ({ label, kind: 'person', sensitivity: 'personal', isMasked: true }) satisfies TopicField
