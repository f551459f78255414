import { dictionaryOf } from '@lqr/contract/kernel/dictionary.ts'
import { DICTIONARY_KINDS } from '@lqr/contract/kernel/dictionary-kinds.ts'
import type { Db } from '../../data/database.ts'
import { keepMinute } from './kept.ts'

export interface DictionaryItem {
  vkey: string
  value: string
  parentKey: string | null
}

/** The dictionaries of places by their codes; kept for a minute. */
const listPlaces = keepMinute(async (db: Db): Promise<Map<string, DictionaryItem[]>> => {
  const rows = await db
    .selectFrom('dictionary')
    .leftJoin('dictionary_item', 'dictionary_item.dict_code', 'dictionary.code')
    .select([
      'dictionary.code',
      'dictionary_item.vkey',
      'dictionary_item.value',
      'dictionary_item.parent_key as parentKey',
    ])
    .orderBy('dictionary.code')
    .orderBy('dictionary_item.sort')
    .orderBy('dictionary_item.vkey')
    .execute()
  const found = new Map<string, DictionaryItem[]>()
  for (const { code, vkey, value, parentKey } of rows) {
    const items = found.get(code) ?? []
    if (vkey !== null && value !== null) items.push({ vkey, value, parentKey })
    found.set(code, items)
  }
  return found
})

/** Every dictionary by its code, items in their order: the places, and the closed lists by the names in force (decision 0072). */
export async function listDictionaries(db: Db, now: Date): Promise<Map<string, DictionaryItem[]>> {
  const lists = DICTIONARY_KINDS.map(({ code }): [string, DictionaryItem[]] => [
    code,
    (dictionaryOf(code)?.items ?? []).map((item) => ({ vkey: item.code, value: item.name, parentKey: null })),
  ])
  return new Map([...(await listPlaces(db, now)), ...lists])
}

/** All regions, each after the one above it; kept for a minute. */
export const listRegions = keepMinute((db: Db) =>
  db
    .selectFrom('region')
    .select(['code', 'name', 'parent_code as parentCode', 'level'])
    .orderBy('level')
    .orderBy('code')
    .execute(),
)

/** All sites with the region above theirs, in their order. */
export async function listSites(db: Db) {
  const rows = await db
    .selectFrom('site')
    .innerJoin('region', 'region.code', 'site.id')
    .select(['site.id', 'site.name', 'site.path', 'site.parent_path', 'site.open_url', 'region.parent_code'])
    .orderBy('site.sort')
    .orderBy('site.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    path: row.path,
    parentPath: row.parent_path,
    openUrl: row.open_url ?? '',
    parentCode: row.parent_code,
  }))
}
