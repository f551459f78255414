import type { Tx } from '../../../../apps/server/src/data/database.ts'
import { makeRoadshow } from '../../../../apps/server/src/domains/equity/roadshows/roadshows.fixtures.ts'
import type { Services } from '../../../../apps/server/src/http/services.ts'
import { dayBefore } from '../example-days.ts'
import type { DemoPeople } from '../identity.ts'
import type { SeededOrganisations } from '../organisations.ts'

const COMING_DAYS = 18
const SIGN_UP_DAYS = 14
const LATER_DAYS = 40
const PAST_DAYS = 6
const PAST_SIGN_UP_DAYS = 10

interface Example {
  readonly projectId: string
  readonly companyId: string
}

/** Two days to come, of which one has places taken, and one that is over at which a project presented itself. */
export async function seedRoadshows(
  tx: Tx,
  services: Services,
  of: { orgs: SeededOrganisations; people: DemoPeople; projects: ReadonlyMap<number, Example> },
): Promise<void> {
  const { orgs, people, projects } = of
  const at = (daysAgo: number, time: string) => `${dayBefore(services.now(), daysAgo)}T${time}:00+08:00`
  const placesOf = (indexes: readonly number[], state: 'SIGNED' | 'SHOWN') =>
    indexes.flatMap((index) => {
      const project = projects.get(index)
      return project ? [{ ...project, state }] : []
    })
  const attending = [{ orgId: orgs.equityId, accountId: people.accounts.equity }]
  const common = { isExample: true, areaCodes: [] }
  await makeRoadshow(tx, {
    ...common,
    title: '先进制造与新材料专场路演',
    startsAt: at(-COMING_DAYS, '09:00'),
    endsAt: at(-COMING_DAYS, '12:00'),
    signUpUntil: at(-SIGN_UP_DAYS, '18:00'),
    place: '兰州市城关区金融服务中心一楼路演厅（示例）',
    capacity: 6,
    intro: '每个项目介绍十五分钟，提问十分钟。请提前准备项目介绍和近两年主要经营数据。',
    places: placesOf([0, 4], 'SIGNED'),
    attending,
  })
  await makeRoadshow(tx, {
    ...common,
    title: '现代农业专场路演',
    startsAt: at(-LATER_DAYS, '14:30'),
    endsAt: at(-LATER_DAYS, '17:30'),
    signUpUntil: at(-LATER_DAYS + 3, '18:00'),
    place: '线上会议，报名后由组织方通知会议号（示例）',
    capacity: 8,
    intro: '面向种养、加工和冷链项目。',
  })
  await makeRoadshow(tx, {
    ...common,
    title: '数字经济专场路演',
    startsAt: at(PAST_DAYS, '09:00'),
    endsAt: at(PAST_DAYS, '11:30'),
    signUpUntil: at(PAST_SIGN_UP_DAYS, '18:00'),
    place: '兰州新区科创中心（示例）',
    capacity: 5,
    intro: '软件、工业互联网和数据服务项目。',
    places: placesOf([12], 'SHOWN'),
    attending,
  })
}
