import type { ActivityForm } from './activity-form.ts'

/**
 * What of an activity its fields alone do not tell, by field; none when it may be kept. `knownStart` is the beginning that people know
 * already: it stays when it is past, so that what else is said of a running activity can be corrected.
 */
export function activityProblems(
  form: ActivityForm,
  now: Date,
  knownStart?: string,
): Readonly<Record<string, string>> {
  const [starts, ends, until] = [form.startsAt, form.endsAt, form.signUpUntil].map((at) => Date.parse(at))
  if (starts === undefined || ends === undefined || until === undefined) return {}
  const { capacity, mostPeople } = form
  const isTooMany = capacity !== null && capacity >= 1 && mostPeople > capacity
  const stays = knownStart !== undefined && Date.parse(knownStart) === starts
  return {
    ...(starts <= now.getTime() && !stays ? { startsAt: '开始时间须在以后' } : {}),
    ...(ends <= starts ? { endsAt: '结束时间须晚于开始时间' } : {}),
    ...(until > starts ? { signUpUntil: '报名截止不能晚于开始时间' } : {}),
    ...(isTooMany ? { mostPeople: `每次最多报名不能超过名额 ${capacity} 人` } : {}),
    ...(mostPeople < 1 ? { mostPeople: '每次至少报名 1 人' } : {}),
    ...(capacity !== null && capacity < 1 ? { capacity: '名额至少 1 人，不限时请留空' } : {}),
  }
}
