import type { DataScope } from '../authorisation-letter.ts'
import type { ItemClassCode } from '../item-classes.ts'
import type { TopicFields } from './topic-fields.ts'

/** What the topics are ordered by on every screen and in the report. */
export const TOPIC_GROUPS = [
  { code: 'registration', name: '工商登记' },
  { code: 'relations', name: '股权与关联' },
  { code: 'operation', name: '经营信息' },
  { code: 'property', name: '知识产权' },
  { code: 'risk', name: '行政与经营风险' },
  { code: 'judicial', name: '司法涉诉' },
  { code: 'tax', name: '税务信息' },
  { code: 'payment', name: '社保与公用事业缴费' },
  { code: 'honour', name: '信用名单与评价' },
] as const
export type TopicGroup = (typeof TOPIC_GROUPS)[number]['code']

/** The families of paths that the specification names. */
export const TOPIC_FAMILIES = ['enterpriseCredit', 'QccResult', 'demandReport'] as const
export type TopicFamily = (typeof TOPIC_FAMILIES)[number]

/** One kind of facts about a company. */
export interface CreditTopic {
  readonly code: string
  readonly name: string
  readonly group: TopicGroup
  /** What an institution's consent has to cover. */
  readonly scope: DataScope
  /** `/checkPortal/<family>/<path>/{id}`. */
  readonly family: TopicFamily
  readonly path: string
  /** Whether the authority publishes it for everybody. The portal shows less: the basics alone. */
  readonly isPublic?: true
  /** What speaks against a company; the class of an item whose source does not say one. */
  readonly negative?: ItemClassCode
  /** Days for which what was read stays good. */
  readonly goodForDays: number
  /** In the order of tables: the first ones are columns, all stand in the details. */
  readonly fields: TopicFields
}
