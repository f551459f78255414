import { CITY_LIST } from '@lqr/contract/reference/city-list.ts'
import { PREFECTURES } from '@lqr/contract/reference/divisions.ts'
import { SUBSTATIONS } from '@lqr/contract/reference/substations.ts'

/** `level`: 1 province, 2 prefecture or New Area, 3 county. */
export interface RegionRow {
  code: string
  name: string
  parent_code: string | null
  level: number
}

/** Without `open_url`, which operators keep. */
export interface SiteRow {
  id: string
  name: string
  path: string
  parent_path: string
  sort: number
}

export interface DictionaryRow {
  code: string
  name: string
}

export interface DictionaryItemRow {
  dict_code: string
  vkey: string
  value: string
  /** The item of another dictionary it lies under: a county's prefecture. */
  parent_key: string | null
  sort: number
}

/** Parents come before their children, so the rows go in in this order under a foreign key. */
export const REGION_ROWS: RegionRow[] = SUBSTATIONS.map(({ id, name, parentId, level }) => ({
  code: id,
  name,
  parent_code: parentId ?? null,
  level,
}))

export const SITE_ROWS: SiteRow[] = SUBSTATIONS.map(({ id, name, path, parentPath }, index) => ({
  id,
  name,
  path,
  parent_path: parentPath,
  sort: index + 1,
}))

const counties = PREFECTURES.flatMap(({ code, counties: below }) =>
  below.map((county) => ({ ...county, parentKey: code })),
)
const cities = CITY_LIST.map(({ vkey, value }) => ({ code: vkey, name: value }))

interface Item {
  code: string
  name: string
  parentKey?: string
}

/** The dictionaries of places; all others are the closed lists of the contract (decision 0072). */
const DICTIONARIES: { code: string; name: string; items: readonly Item[] }[] = [
  { code: 'cityList', name: '市州', items: cities },
  { code: 'areaDetailName', name: '县区', items: counties },
]

export const DICTIONARY_ROWS: DictionaryRow[] = DICTIONARIES.map(({ code, name }) => ({ code, name }))

export const DICTIONARY_ITEM_ROWS: DictionaryItemRow[] = DICTIONARIES.flatMap(({ code, items }) =>
  items.map((item, index) => ({
    dict_code: code,
    vkey: item.code,
    value: item.name,
    parent_key: item.parentKey ?? null,
    sort: index + 1,
  })),
)
