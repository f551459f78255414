import { PREFECTURES } from '@lqr/contract/reference/divisions.ts'
import type { ChoiceGroup } from './plain-field.ts'

/** Prefectures with their counties, as one choice without scripts. */
export const areaGroups = (): ChoiceGroup[] =>
  PREFECTURES.map(({ code, name, counties }) => ({ label: name, choices: [{ code, name }, ...counties] }))
