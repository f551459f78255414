import type { Tx } from '../../../apps/server/src/data/database.ts'
import { fundRow } from '../../../apps/server/src/domains/funds/funds.fixtures.ts'
import { rosterEntryRow } from '../../../apps/server/src/domains/rosters/rosters.fixtures.ts'
import { officeMoment } from './example-days.ts'

const PARK = '兰州示例高新技术产业园区'
const ROSTER = '专精特新中小企业名单（示例）'

/** One fund, one change of a park and one of a roster that an operator submitted: they wait for the administrator, or another operator. */
export async function seedReviews(tx: Tx, now: Date, operator: string): Promise<void> {
  const submitted = (minute: number) => {
    const at = officeMoment(now, 1, minute)
    return { changed_by: operator, submitted_by: operator, submitted_at: at, updated_at: at }
  }
  const fund = fundRow({
    name: '甘肃示例算力产业基金',
    industries: ['information'],
    intro: '投向示例算力中心和数据服务企业。基金为示例，名称、规模和联系方式均为虚构。',
    status: 'REVIEW',
  })
  await tx
    .insertInto('fund')
    .values({ ...fund, ...submitted(20) })
    .execute()
  await changePark(tx, submitted(50))
  await changeRoster(tx, submitted(80))
}

type Submitted = Readonly<Record<'changed_by' | 'submitted_by' | 'submitted_at' | 'updated_at', string>>

async function changePark(tx: Tx, submitted: Submitted): Promise<void> {
  const park = await tx
    .selectFrom('park')
    .where('name', '=', PARK)
    .select(['id', 'name', 'level', 'area_code as areaCode', 'industries', 'area_km2 as areaKm2'])
    .select(['office_name as officeName', 'office_phone as officePhone', 'address', 'intro', 'services'])
    .executeTakeFirstOrThrow()
  const { id, ...form } = park
  const change = { ...form, services: [...form.services, '中试基地预约'] }
  await tx
    .updateTable('park')
    .set({ change: JSON.stringify(change), change_status: 'REVIEW', ...submitted })
    .where('id', '=', id)
    .execute()
}

async function changeRoster(tx: Tx, submitted: Submitted): Promise<void> {
  const { id } = await tx
    .updateTable('roster')
    .set({ change_status: 'REVIEW', ...submitted })
    .where('title', '=', ROSTER)
    .returning('id')
    .executeTakeFirstOrThrow()
  const entry = rosterEntryRow(id, { enterpriseName: '兰州示例算力服务有限公司', areaCode: '620100' })
  await tx
    .insertInto('roster_entry')
    .values({ ...entry, change: 'ADD' })
    .execute()
}
