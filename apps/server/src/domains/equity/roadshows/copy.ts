import { shanghaiMinute } from '../shanghai-minute.ts'

interface Day {
  readonly title: string
  readonly startsAt: string
  readonly place: string
}

const named = ({ title, startsAt, place }: Day) =>
  `“${title}”（${shanghaiMinute(new Date(startsAt))}，${place}）`

/** What enterprises are told of roadshow days. */
export const roadshowCopy = {
  kind: { moved: 'equity.roadshow-place', shown: 'equity.roadshow-shown' },
  link: '/console/personal/equity',
  movedUp: (day: Day) => ({
    title: '候补的路演名额已补上',
    body: `有项目退出，您的项目已经补上路演${named(day)}的名额，请按时参加。`,
  }),
  shown: (day: Day) => ({ title: '项目已登记路演', body: `您的项目已登记参加路演${named(day)}。` }),
} as const
