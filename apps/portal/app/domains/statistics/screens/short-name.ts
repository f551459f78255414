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

/** An industry's name in at most nine letters, where the classification says it at length. */
const INDUSTRIES: Readonly<Record<string, string>> = {
  '农、林、牧、渔业': '农林牧渔业',
  '电力、热力、燃气及水生产和供应业': '电热气水供应',
  '交通运输、仓储和邮政业': '交通运输仓储邮政',
  '信息传输、软件和信息技术服务业': '信息技术服务',
  科学研究和技术服务业: '科研和技术服务',
  '水利、环境和公共设施管理业': '水利环境公共设施',
  '居民服务、修理和其他服务业': '居民服务和修理',
  '文化、体育和娱乐业': '文化体育娱乐',
  '公共管理、社会保障和社会组织': '公共管理和社会组织',
}

/** An industry's name as a line of a drawing has room for; its table has the whole one. */
export const shortIndustryName = (name: string): string => INDUSTRIES[name] ?? name
