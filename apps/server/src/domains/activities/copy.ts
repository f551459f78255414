import { shanghaiMinute } from '../../clocks/shanghai-minute.ts'

interface Told {
  readonly title: string
  readonly startsAt: string
  readonly place: string
}

const named = ({ title, startsAt, place }: Told) =>
  `“${title}”（${shanghaiMinute(new Date(startsAt))}，${place}）`

/** What people are told of activities, and the words of the file of who comes. */
export const activityCopy = {
  kind: {
    moved: 'activities.place',
    changed: 'activities.changed',
    soon: 'activities.soon',
  },
  link: (id: string) => `/activities/sign-up?id=${id}`,
  movedUp: (one: Told) => ({
    title: '候补的活动名额已补上',
    body: `您已补上活动${named(one)}的名额，请凭票号签到；不能参加的请及时取消。`,
  }),
  calledOff: (one: Told) => ({ title: '活动已取消', body: `活动${named(one)}已取消，不再举行。` }),
  takesPlace: (one: Told) => ({
    title: '活动恢复举行',
    body: `活动${named(one)}恢复举行，原来的报名和候补顺序不变。`,
  }),
  changed: (one: Told) => ({
    title: '活动的时间或地点有变化',
    body: `活动改为${named(one)}，请按新的时间和地点参加；不能参加的请及时取消。`,
  }),
  soon: (one: Told) => ({
    title: '您报名的活动即将开始',
    body: `活动${named(one)}即将开始，请准时参加，凭票号签到。`,
  }),
  tooMany: (most: number) => `超过每次报名的人数：1 至 ${most} 人`,
} as const
