import { codesWithin } from '../reference/substations.ts'

/** Whether an area is this one or lies below it; the New Area is a unit of its own. */
export const isWithinArea = (areaCode: string, home: string): boolean => codesWithin(home).includes(areaCode)
