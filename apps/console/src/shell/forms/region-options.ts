import { codesWithin, substationOfCode, SUBSTATIONS } from '@lqr/contract/reference/substations.ts'

const COUNTY = 3

/** The province, its units and their counties; a county says which unit it belongs to. */
export const regionOptions = SUBSTATIONS.map(({ id, name, level, parentId }) => {
  const parent = level === COUNTY && parentId ? substationOfCode(parentId)?.name : undefined
  return { value: id, label: parent ? `${parent} ${name}` : name }
})

/** A region and what lies in it; all of them where none is named. */
export function regionOptionsWithin(code: string | undefined) {
  if (code === undefined) return regionOptions
  const codes = codesWithin(code)
  return regionOptions.filter(({ value }) => codes.includes(value))
}
