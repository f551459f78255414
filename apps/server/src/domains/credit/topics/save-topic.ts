import { isDeepStrictEqual } from 'node:util'
import { creditTopic, type CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { RegistryAnswer, RegistryItem } from '../../../connectors/registry/registry-port.ts'
import type { Db } from '../../../data/database.ts'
import { raiseDataVersion, withdrawReports } from '../changes/index.ts'
import { publicationOf } from './publication.rules.ts'
import {
  holdTopic,
  insertItems,
  listStanding,
  markFetched,
  type NewItem,
  type StandingItem,
  supersedeItems,
} from './topic-items.store.ts'

function isSame(standing: StandingItem, item: NewItem): boolean {
  return (
    standing.dataDate === item.dataDate &&
    standing.itemClass === item.itemClass &&
    standing.publishedUntil === item.publishedUntil &&
    isDeepStrictEqual(standing.content, item.content)
  )
}

/** The day of the finding of an item that was read before stays where its source says none. */
function newItem(
  code: CreditTopicCode,
  item: RegistryItem,
  before: StandingItem | undefined,
  on: string,
): NewItem {
  const publication = publicationOf(creditTopic(code), item, before?.publishedOn ?? on)
  return { sourceKey: item.sourceKey, dataDate: item.dataDate, content: item.content, ...publication }
}

/**
 * Takes over what a source answered of a topic: new items come in, changed ones supersede, those that are gone end,
 * and reports that may list them go out no more; who read them is told by the nightly job.
 */
export async function saveTopic(
  tx: Db,
  companyId: string,
  topic: CreditTopicCode,
  { data, ...answer }: RegistryAnswer<RegistryItem[]>,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const { source, isDemonstration } = answer
  const of = { companyId, topic, source, isDemonstration, at }
  await holdTopic(tx, of)
  const standing = new Map(
    (await listStanding(tx, companyId, topic)).map((item) => [`${item.source}\n${item.sourceKey}`, item]),
  )
  const keyOf = (sourceKey: string) => `${source}\n${sourceKey}`
  const on = shanghaiDay(now)
  const items = data.map((item) => newItem(topic, item, standing.get(keyOf(item.sourceKey)), on))
  const known = new Set(items.map(({ sourceKey }) => keyOf(sourceKey)))
  const added = items.filter((item) => {
    const before = standing.get(keyOf(item.sourceKey))
    return before === undefined || !isSame(before, item)
  })
  const gone = [...standing].filter(([key]) => !known.has(key)).map(([, { id }]) => id)
  const changed = added.flatMap(({ sourceKey }) => standing.get(keyOf(sourceKey))?.id ?? [])
  const hasChanged = added.length > 0 || gone.length > 0
  if (hasChanged) {
    const takenBack = await supersedeItems(tx, { gone, changed }, at)
    await insertItems(tx, of, added)
    await raiseDataVersion(tx, [companyId], at)
    // After the version, for which a report that is being issued waits: it is among these or made anew.
    if (takenBack.length > 0) await withdrawReports(tx, takenBack, at)
  }
  const newestOn = items.map(({ dataDate }) => dataDate ?? '').reduce((a, b) => (a > b ? a : b), '') || null
  await markFetched(tx, { ...of, ...answer, count: items.length, newestOn, hasChanged })
}
