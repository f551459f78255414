/** The times of one proposal, each a day and an hour. */
export const TALK_PLACES = [1, 2, 3] as const
export const TALK_HOURS = ['09', '10', '11', '12', '13', '14', '15', '16', '17'] as const

type Place = (typeof TALK_PLACES)[number]

/** The times as typed. */
export type TalkTimes = { readonly [P in Place as `day${P}`]?: string } & {
  readonly [P in Place as `hour${P}`]?: string
}

/** The moments that have both day and hour, in China's time. */
export function talkMoments(times: TalkTimes): string[] {
  return TALK_PLACES.flatMap((place) => {
    const day = times[`day${place}`]
    const hour = times[`hour${place}`]
    return day && hour ? [`${day}T${hour}:00:00+08:00`] : []
  })
}

/** Those of the times that were proposed that can still be taken. */
export function timesAhead(options: readonly string[], now: Date): string[] {
  return options.filter((option) => Date.parse(option) > now.getTime())
}

/** A day without its hour, or an hour without its day, by the field that is missing: it would be no time, and nobody would be told. */
export function halfTimes(times: TalkTimes): Readonly<Record<string, string>> {
  return Object.fromEntries(
    TALK_PLACES.flatMap((place): [string, string][] => {
      const day = times[`day${place}`]
      const hour = times[`hour${place}`]
      if (Boolean(day) === Boolean(hour)) return []
      return day ? [[`hour${place}`, '请选择这一天的时间']] : [[`day${place}`, '请选择这个时间的日期']]
    }),
  )
}
