import type { RoadshowForm } from '@lqr/contract/equity/roadshow-form.ts'
import type { RoadshowPlaceState } from '@lqr/contract/equity/roadshow-kinds.ts'
import type { PublicationStatus } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../../../data/database.ts'
import { publicationColumns } from '../../../publishing/publication.fixtures.ts'
import { roadshowColumns } from './roadshow-records.store.ts'

/** The fields of a day as an operator types them. */
export function roadshowForm(maker: Partial<RoadshowForm> = {}): RoadshowForm {
  return {
    title: '示例路演日',
    startsAt: '2026-12-10T09:00:00+08:00',
    endsAt: '2026-12-10T12:00:00+08:00',
    signUpUntil: '2026-12-08T18:00:00+08:00',
    place: '示例会议厅',
    areaCodes: [],
    capacity: 2,
    intro: '面向全省的示例路演。',
    ...maker,
  }
}

interface Maker extends Partial<RoadshowForm> {
  readonly status?: PublicationStatus
  readonly isExample?: boolean
  readonly places?: readonly { projectId: string; companyId: string; state: RoadshowPlaceState }[]
  readonly attending?: readonly { orgId: string; accountId: string }[]
}

/** A day with who has a place and who attends, in the order given. */
export async function makeRoadshow(db: Db, maker: Maker = {}): Promise<string> {
  const { status, isExample = false, places = [], attending = [], ...form } = maker
  const { id } = await db
    .insertInto('roadshow')
    .values({
      ...roadshowColumns(roadshowForm(form)),
      ...publicationColumns(status),
      is_example: isExample,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { projectId, companyId, state } of places)
    await db
      .insertInto('roadshow_place')
      .values({ roadshow_id: id, project_id: projectId, company_id: companyId, state })
      .execute()
  for (const { orgId, accountId } of attending)
    await db
      .insertInto('roadshow_attendance')
      .values({ roadshow_id: id, org_id: orgId, account_id: accountId })
      .execute()
  return id
}
