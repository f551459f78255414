import type { ConnectorPort } from '../outbound/connector-port.ts'
import type { ItemClassCode } from '@lqr/contract/credit/item-classes.ts'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import type { TopicContent } from '@lqr/contract/credit/topic-schema.ts'

/** Whom a source is asked about: what the register of companies knows it by. */
export interface RegistrySubject {
  readonly creditCode: string
  readonly name: string
}

/** An answer with the source's own number of it and what it charged. */
export interface RegistryAnswer<T> {
  readonly source: string
  readonly orderNo: string | null
  readonly priceCents: number
  readonly isDemonstration: boolean
  readonly data: T
}

/** What the wide scan says of a topic. */
export interface ScannedTopic {
  readonly topic: CreditTopicCode
  readonly count: number
  readonly newestOn: string | null
}

/** One item of a topic, cleaned: known fields alone, nobody's identity number, phone or mail address. */
export interface RegistryItem {
  readonly sourceKey: string
  readonly dataDate: string | null
  readonly itemClass: ItemClassCode | null
  readonly publishedOn: string | null
  readonly publishedUntil: string | null
  readonly content: TopicContent
}

export interface RegisteredCompany {
  readonly name: string
  readonly creditCode: string
  readonly stateName: string | null
  readonly areaCode: string | null
  readonly industryName: string | null
  readonly foundedOn: string | null
  readonly regCapitalYuan: number | null
}

export interface RegistrySearch {
  readonly keyword: string
  readonly page: number
  readonly size: number
}

/** Whoever knows companies. Each question throws ConnectorFailure when the source cannot be asked, refuses or answers nonsense. */
export interface Registry extends ConnectorPort {
  search(asked: RegistrySearch): Promise<RegistryAnswer<{ list: RegisteredCompany[]; total: number }>>
  /** Counts and newest days of all topics at once. */
  scan(subject: RegistrySubject, on: string): Promise<RegistryAnswer<ScannedTopic[]>>
  /** The items of one topic. */
  read(subject: RegistrySubject, topic: CreditTopicCode, on: string): Promise<RegistryAnswer<RegistryItem[]>>
}

/** Items of a topic that are taken over; a source that sends more is cut, the newest first. */
export const MAX_ITEMS = 500
