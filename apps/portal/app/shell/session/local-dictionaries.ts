import { CITY_LIST } from '@lqr/contract/reference/city-list.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { PROJECT_TYPES } from '@lqr/contract/reference/project-types.ts'
import type { Dictionaries } from './login-state.ts'

const entries = (items: readonly { code: string; name: string }[]) =>
  items.map(({ code, name }) => ({ vkey: code, value: name, parentKey: null }))

/** The dictionaries the portal brings along, for the time until the server's own arrive. */
export function localDictionaries(): Dictionaries {
  return {
    cityList: CITY_LIST.map((city) => ({ ...city, parentKey: null })),
    projectType: entries(PROJECT_TYPES),
    industryName: entries(INDUSTRIES),
  }
}
