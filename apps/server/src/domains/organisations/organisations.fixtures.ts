import type { OrgCategoryCode, OrgTypeCode } from '@lqr/contract/reference/org-types.ts'
import type { Insertable } from 'kysely'
import type { LogoForm } from '@lqr/contract/organisations/logo-calls.ts'
import type { OrganisationLogo } from '../../../../../database/types.ts'
import type { Db } from '../../data/database.ts'
import { logoColumns } from './logo-records.store.ts'

export interface OrganisationMaker {
  name?: string
  shortName?: string
  orgType?: OrgTypeCode
  orgCategory?: OrgCategoryCode
  parentId?: string | null
  level?: number
  regionCode?: string
  phone?: string
  address?: string
  intro?: string
}

let made = 0

/** One organisation; a bank of the province unless told otherwise. */
export async function makeOrganisation(
  db: Db,
  maker: OrganisationMaker = {},
): Promise<{ id: string; name: string }> {
  made += 1
  const name = maker.name ?? `示例银行${made}号甘肃省分行`
  const { id } = await db
    .insertInto('organisation')
    .values({
      name,
      short_name: maker.shortName ?? name,
      org_type: maker.orgType ?? 'financial',
      org_category: maker.orgCategory ?? 'cityBank',
      parent_id: maker.parentId ?? null,
      level: maker.level ?? (maker.parentId ? 2 : 1),
      region_code: maker.regionCode ?? '620000',
      phone: maker.phone ?? '0931-0000000',
      address: maker.address ?? '甘肃省兰州市示例路 1 号',
      intro: maker.intro ?? '',
      is_example: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name }
}

/** The row of a logo that was made up to show the product: released at this moment, or still waiting for an operator. */
export function logoRow(
  form: LogoForm,
  { orgId, by, at, isShown }: { orgId: string; by: string; at: string; isShown: boolean },
): Insertable<OrganisationLogo> {
  return {
    ...logoColumns(form),
    org_id: orgId,
    status: isShown ? 'PUBLISHED' : 'REVIEW',
    published_at: isShown ? at : null,
    submitted_by: by,
    submitted_at: at,
    is_example: true,
  }
}
