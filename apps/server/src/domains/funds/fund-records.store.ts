import type { Insertable } from 'kysely'
import type * as z from 'zod'
import type { fundFields } from '@lqr/contract/funds/calls.ts'
import type { Fund } from '../../../../../database/types.ts'
import { allTaken } from '../../data/all-taken.ts'
import type { Db } from '../../data/database.ts'
import { searchColumns } from '../../data/search-text.ts'
import { industryNames } from '../../publishing/industry-names.ts'
import { recordColumns } from '../../publishing/publication.store.ts'
import { allFunds, shownColumns } from './funds.store.ts'

/** The columns of a fund with the words it is found by: its name, manager and industries. */
export function fundColumns(form: z.output<typeof fundFields>) {
  const { name, kind, phase, sizeYuan, manager, industries, stages, ...offered } = form
  const { amountMinYuan, amountMaxYuan, areaCode, intro, howToApply, officePhone, ...rest } = offered
  allTaken(rest)
  return {
    name,
    kind,
    phase,
    size_yuan: sizeYuan,
    manager,
    industries,
    stages,
    amount_min_yuan: amountMinYuan,
    amount_max_yuan: amountMaxYuan,
    area_code: areaCode,
    intro,
    how_to_apply: howToApply,
    office_phone: officePhone,
    ...searchColumns(name, manager, ...industryNames(industries)),
  } satisfies Insertable<Fund>
}

/** Funds in every state. */
export function fundRecords(db: Db) {
  return allFunds(db).select([...shownColumns, ...recordColumns('fund')])
}
