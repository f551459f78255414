import type { ActivityForm } from '@lqr/contract/activities/activity-form.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import { makeActivity, makeSignUp } from '../../../apps/server/src/domains/activities/activities.fixtures.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import { dayBefore } from './example-days.ts'
import type { DemoPeople } from './identity.ts'

interface Example extends Pick<ActivityForm, 'kind' | 'title' | 'summary' | 'place'> {
  /** Begins so many days ahead; a negative number lies behind. */
  readonly inDays: number
  readonly areaCodes?: string[]
  readonly capacity: number | null
  readonly audience?: ActivityForm['audience']
  readonly onlineUrl?: string
}

const EXAMPLES: readonly Example[] = [
  {
    kind: 'matching',
    title: '科技型企业银企对接会',
    summary: '八家银行现场介绍科技信贷产品，企业可以当面提问、登记需求。',
    place: '兰州新区科创中心二楼报告厅（示例）',
    inDays: 12,
    capacity: 60,
    audience: 'certified',
  },
  {
    kind: 'training',
    title: '小微企业财务规范与融资准备培训',
    summary: '怎样整理报表、流水和纳税资料，申请贷款前先做哪些准备。',
    place: '线上',
    inDays: 6,
    capacity: null,
    onlineUrl: 'https://meeting.example.com/training',
  },
  {
    kind: 'policy',
    title: '贷款贴息政策宣讲',
    summary: '讲解贴息的条件、申报材料和时间，现场答疑。',
    place: '城关区政务大厅一楼（示例）',
    inDays: 9,
    areaCodes: ['620102'],
    capacity: 2,
  },
  {
    kind: 'salon',
    title: '文旅企业融资沙龙',
    summary: '民宿、演艺和文创企业交流融资经验，两家机构介绍产品。',
    place: '敦煌市文化中心（示例）',
    inDays: 20,
    areaCodes: ['620982'],
    capacity: 30,
  },
  {
    kind: 'training',
    title: '机构经办人业务培训',
    summary: '受理、反馈和台账填报的操作讲解，面向各机构经办人。',
    place: '线上',
    inDays: 15,
    capacity: 100,
    audience: 'institution',
    onlineUrl: 'https://meeting.example.com/officers',
  },
  {
    kind: 'matching',
    title: '特色农业产业链融资对接会',
    summary: '核心企业、上下游合作社和金融机构面对面。',
    place: '定西市安定区会展中心（示例）',
    inDays: -5,
    areaCodes: ['621102'],
    capacity: 80,
  },
]
const SIGN_UP_DAYS = 2

/** Activities to come, one of them full with somebody waiting, and one that is over. */
export async function seedActivities(
  tx: Tx,
  services: Services,
  { people }: { people: DemoPeople },
): Promise<void> {
  const { enterprise, enterprise2, equity } = people.accounts
  for (const [
    index,
    { inDays, areaCodes = [], onlineUrl = null, audience = 'everyone', ...example },
  ] of EXAMPLES.entries()) {
    const at = (days: number, time: string) => `${dayBefore(services.now(), -days)}T${time}:00+08:00`
    const activityId = await makeActivity(tx, {
      ...example,
      areaCodes,
      onlineUrl,
      audience,
      organiser: '平台运营单位（示例）',
      startsAt: at(inDays, '14:30'),
      endsAt: at(inDays, '17:00'),
      signUpUntil: at(inDays - SIGN_UP_DAYS, '18:00'),
      mostPeople: 2,
      officePhone: '0931-8888888',
      body: `${example.summary}\n\n## 日程\n\n- 14:30 签到\n- 14:45 介绍\n- 16:00 交流与答疑\n\n请提前十分钟到场，凭票号签到。`,
      publishedAt: at(Math.min(inDays, 0) - 10, '09:00'),
    })
    const signed = { activityId, ticketNumber: `62000000${index}1` }
    if (index === 1) await makeSignUp(tx, services, { ...signed, accountId: enterprise })
    if (index === 2) {
      await makeSignUp(tx, services, { ...signed, accountId: enterprise, people: 2 })
      const next = { activityId, ticketNumber: `62000000${index}2`, accountId: enterprise2 }
      await makeSignUp(tx, services, { ...next, state: 'WAITING' })
    }
    if (index === 4) await makeSignUp(tx, services, { ...signed, accountId: equity })
    if (index === 5)
      await makeSignUp(tx, services, { ...signed, accountId: enterprise, checkedInAt: at(inDays, '14:31') })
  }
}
