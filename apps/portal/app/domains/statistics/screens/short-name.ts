import { HILL_LABELS } from './map/places.ts'

/** An area's name as on a map, without 市 or 州. */
export function shortNameOf(code: string, name: string): string {
  return HILL_LABELS.find((label) => label.code === code)?.name ?? name
}

const AUTONOMOUS = '自治县'
const PEOPLES = ['保安族', '东乡族', '撒拉族', '裕固族', '哈萨克族', '蒙古族', '回族', '藏族']

/** A county's name as on a map: 积石山县, 东乡县. */
export function shortCountyName(name: string): string {
  if (name === '东乡族自治县') return '东乡县'
  if (!name.endsWith(AUTONOMOUS)) return name
  let place = name.slice(0, -AUTONOMOUS.length)
  for (let people = peopleAtEnd(place); people; people = peopleAtEnd(place))
    place = place.slice(0, -people.length)
  return `${place}县`
}

const peopleAtEnd = (place: string) => PEOPLES.find((people) => place.endsWith(people))
