import { shanghaiMinute } from '../../../clocks/shanghai-minute.ts'

interface Day {
  readonly title: string
  readonly startsAt: string
  readonly place: string
}

const named = ({ title, startsAt, place }: Day) =>
  `“${title}”（${shanghaiMinute(new Date(startsAt))}，${place}）`

/** What enterprises are told of roadshow days. */
export const roadshowCopy = {
  kind: {
    moved: 'equity.roadshow-place',
    shown: 'equity.roadshow-shown',
    unshown: 'equity.roadshow-unshown',
    changed: 'equity.roadshow-changed',
  },
  link: (projectId: string) => `/personal/equity/${projectId}`,
  boardLink: (id: string) => `/workbench/roadshows/${id}`,
  movedUp: (day: Day) => ({
    title: '候补的路演名额已补上',
    body: `您的项目已经补上路演${named(day)}的名额，请按时参加。`,
  }),
  calledOff: (day: Day) => ({
    title: '路演日已取消',
    body: `路演${named(day)}已取消，不再举行。已报名的项目不需要办理退出。`,
  }),
  takesPlace: (day: Day) => ({
    title: '路演日恢复举行',
    body: `路演${named(day)}恢复举行，原来的报名和候补顺序不变。`,
  }),
  changed: (day: Day) => ({
    title: '路演日的时间或地点有变化',
    body: `路演改为${named(day)}，请按新的时间和地点参加；不能参加的请及时退出。`,
  }),
  shown: (day: Day) => ({ title: '项目已登记路演', body: `您的项目已登记参加路演${named(day)}。` }),
  unshown: (day: Day) => ({
    title: '项目的路演登记已撤回',
    body: `您的项目参加路演${named(day)}的登记有误，已撤回。`,
  }),
} as const
