import type { Db } from '../../data/database.ts'
import type { ProjectRecord } from './project.store.ts'

/** Whether it is a working institution that deals in equity. */
export async function isEquityInstitution(db: Db, orgId: string): Promise<boolean> {
  const found = db.selectFrom('organisation').select('id').where('id', '=', orgId)
  const active = found.where('org_type', '=', 'equity').where('status', '=', 'active')
  return (await active.executeTakeFirst()) !== undefined
}

/** What the area of a project and the institution it has in mind are called. */
export async function namesOfProject(db: Db, { area_code: area, wanted_org_id: org }: ProjectRecord) {
  const [region, organisation] = await Promise.all([
    area === null
      ? undefined
      : db.selectFrom('region').select('name').where('code', '=', area).executeTakeFirst(),
    org === null
      ? undefined
      : db.selectFrom('organisation').select('name').where('id', '=', org).executeTakeFirst(),
  ])
  return { areaName: region?.name ?? null, orgName: organisation?.name ?? null }
}
