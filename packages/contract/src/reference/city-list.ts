import { PREFECTURES } from './divisions.ts'

/** The dictionary `cityList` (specification 3): the 15 prefecture-level units with the code as `vkey`, the name as `value`. */
export const CITY_LIST: readonly { readonly vkey: string; readonly value: string }[] = PREFECTURES.map(
  ({ code, name }) => ({ vkey: code, value: name }),
)
