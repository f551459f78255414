import type { ItemClassCode } from '@lqr/contract/credit/item-classes.ts'
import { publishedUntil } from '@lqr/contract/credit/publication.ts'
import type { CreditTopic } from '@lqr/contract/credit/topics/topic.ts'
import type { RegistryItem } from '../../../connectors/registry/registry-port.ts'

export interface Publication {
  readonly itemClass: ItemClassCode | null
  readonly publishedOn: string | null
  readonly publishedUntil: string | null
}

const NONE: Publication = { itemClass: null, publishedOn: null, publishedUntil: null }

/**
 * Class and end of an item of a topic that speaks against a company: what its source says, otherwise the class of the topic and the
 * longest publication of the class, counted from the finding, the day of the data or the day it was first read.
 */
export function publicationOf(topic: CreditTopic, item: RegistryItem, readOn: string): Publication {
  if (topic.negative === undefined) return NONE
  const itemClass = item.itemClass ?? topic.negative
  const publishedOn = item.publishedOn ?? item.dataDate ?? readOn
  return {
    itemClass,
    publishedOn,
    publishedUntil: publishedUntil(itemClass, publishedOn, item.publishedUntil),
  }
}
