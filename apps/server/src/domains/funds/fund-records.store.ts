import type { Insertable } from 'kysely'
import type * as z from 'zod'
import type { fundFields } from '@lqr/contract/funds/calls.ts'
import type { Fund } from '../../../../../database/types.ts'
import type { Db } from '../../data/database.ts'
import { searchColumns } from '../../data/search-text.ts'
import { industryNames } from '../../publishing/industry-names.ts'
import { recordColumns } from '../../publishing/publication.store.ts'
import { allFunds, shownColumns } from './funds.store.ts'

/** The columns of a fund with the words it is found by: its name, manager and industries. */
export function fundColumns(form: z.output<typeof fundFields>) {
  return {
    name: form.name,
    kind: form.kind,
    phase: form.phase,
    size_yuan: form.sizeYuan,
    manager: form.manager,
    industries: form.industries,
    stages: form.stages,
    amount_min_yuan: form.amountMinYuan,
    amount_max_yuan: form.amountMaxYuan,
    area_code: form.areaCode,
    intro: form.intro,
    how_to_apply: form.howToApply,
    office_phone: form.officePhone,
    ...searchColumns(form.name, form.manager, ...industryNames(form.industries)),
  } satisfies Insertable<Fund>
}

/** Funds in every state. */
export function fundRecords(db: Db) {
  return allFunds(db).select([...shownColumns, ...recordColumns('fund')])
}
