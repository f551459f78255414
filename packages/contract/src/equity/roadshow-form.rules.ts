import type { RoadshowForm } from './roadshow-form.ts'

/** What of a roadshow day its fields alone do not tell, by field; none when it may be kept. */
export function roadshowProblems(form: RoadshowForm, now: Date): Readonly<Record<string, string>> {
  const [starts, ends, until] = [form.startsAt, form.endsAt, form.signUpUntil].map((at) => Date.parse(at))
  return {
    ...(starts !== undefined && starts <= now.getTime() ? { startsAt: '开始时间须在以后' } : {}),
    ...(starts !== undefined && ends !== undefined && ends <= starts
      ? { endsAt: '结束时间须晚于开始时间' }
      : {}),
    ...(starts !== undefined && until !== undefined && until > starts
      ? { signUpUntil: '报名截止不能晚于开始时间' }
      : {}),
    ...(form.capacity < 1 ? { capacity: '项目名额至少 1 个' } : {}),
  }
}
