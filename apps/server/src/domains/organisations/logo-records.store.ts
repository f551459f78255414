import type { Insertable } from 'kysely'
import type { LogoForm } from '@lqr/contract/organisations/logo-calls.ts'
import type { OrganisationLogo } from '../../../../../database/types.ts'
import { allTaken } from '../../data/all-taken.ts'
import type { Db } from '../../data/database.ts'
import { searchColumns } from '../../data/search-text.ts'
import { isOfKind } from '../../http/actor.ts'
import type { Viewer } from '../../publishing/publication.ts'
import { recordColumns } from '../../publishing/publication.store.ts'

/** The columns of a logo; it is found by its alternative text, which names the institution. */
export function logoColumns(form: LogoForm) {
  const { pictureId, alt, ...rest } = form
  allTaken(rest)
  return { picture_id: pictureId, alt, ...searchColumns(alt) } satisfies Insertable<
    Omit<OrganisationLogo, 'org_id'>
  >
}

/** Logos in every state: of operators all that were ever submitted, of an institution its own. */
export function logoRecords(db: Db, { actor }: Viewer) {
  const query = db
    .selectFrom('organisation_logo')
    .innerJoin('organisation', 'organisation.id', 'organisation_logo.org_id')
    .select([
      'organisation_logo.id',
      'organisation_logo.org_id as orgId',
      'organisation.name as orgName',
      'organisation_logo.picture_id as pictureId',
      'organisation_logo.alt',
      'organisation_logo.is_example as isExample',
      ...recordColumns('organisation_logo'),
    ])
  return isOfKind(actor, 'operator')
    ? query.where('organisation_logo.submitted_at', 'is not', null)
    : query.where('organisation_logo.org_id', '=', actor.orgId)
}

export type LogoRow = Awaited<ReturnType<ReturnType<typeof logoRecords>['execute']>>[number]

/** Whether an institution has a logo in any state: it changes that one. */
export async function hasLogo(db: Db, orgId: string): Promise<boolean> {
  const found = await db
    .selectFrom('organisation_logo')
    .select('id')
    .where('org_id', '=', orgId)
    .executeTakeFirst()
  return found !== undefined
}

/** What a published logo is called for who cannot see it; the institution's own, or that of the one above it. */
export async function logoAltOf(db: Db, pictureId: string | null): Promise<string | null> {
  if (pictureId === null) return null
  const found = await db
    .selectFrom('organisation_logo')
    .select('alt')
    .where('picture_id', '=', pictureId)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirst()
  return found?.alt ?? null
}
