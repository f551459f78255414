import type { Insertable } from 'kysely'
import type * as z from 'zod'
import type { parkForm } from '@lqr/contract/parks/entities.ts'
import type { Park } from '../../../../../database/types.ts'
import { allTaken } from '../../data/all-taken.ts'
import type { Db } from '../../data/database.ts'
import { searchColumns } from '../../data/search-text.ts'
import { industryNames } from '../../publishing/industry-names.ts'
import { recordColumns } from '../../publishing/publication.store.ts'
import { allParks, shownColumns } from './parks.store.ts'

export type ParkForm = z.output<typeof parkForm>

/** The columns of a park with the words it is found by: its name, office and leading industries. */
export function parkColumns(form: ParkForm) {
  const { name, level, areaCode, industries, areaKm2, officeName, officePhone, ...described } = form
  const { address, intro, services, ...rest } = described
  allTaken(rest)
  return {
    name,
    level,
    area_code: areaCode,
    industries,
    area_km2: areaKm2,
    office_name: officeName,
    office_phone: officePhone,
    address,
    intro,
    services,
    ...searchColumns(name, officeName, ...industryNames(industries)),
  } satisfies Insertable<Park>
}

/** Parks in every state. */
export function parkRecords(db: Db) {
  return allParks(db).select([...shownColumns, ...recordColumns('park')])
}
