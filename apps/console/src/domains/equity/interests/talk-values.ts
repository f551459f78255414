/** The times of one proposal, each a day and an hour. */
export const TALK_PLACES = [1, 2, 3] as const
export const TALK_HOURS = ['09', '10', '11', '12', '13', '14', '15', '16', '17'] as const

type Place = (typeof TALK_PLACES)[number]

export type TalkValues = { place?: string } & { [P in Place as `day${P}`]?: string } & {
  [P in Place as `hour${P}`]?: string
}

/** The moments that have both day and hour, in China's time. */
export function talkMoments(values: TalkValues): string[] {
  return TALK_PLACES.flatMap((place) => {
    const day = values[`day${place}`]
    const hour = values[`hour${place}`]
    return day && hour ? [`${day}T${hour}:00:00+08:00`] : []
  })
}
