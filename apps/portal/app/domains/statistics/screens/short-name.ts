import { HILL_LABELS } from './map/places.ts'

/** An area's name as on a map, without 市 or 州. */
export function shortNameOf(code: string, name: string): string {
  return HILL_LABELS.find((label) => label.code === code)?.name ?? name
}

const PEOPLES = /(?:(?:保安|东乡|撒拉|裕固|哈萨克|蒙古|回|藏)族)+自治县$/

/** A county's name as on a map: 积石山县, 东乡县. */
export const shortCountyName = (name: string): string =>
  name === '东乡族自治县' ? '东乡县' : name.replace(PEOPLES, '县')
