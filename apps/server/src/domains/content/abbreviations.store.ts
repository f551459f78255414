import type { Insertable } from 'kysely'
import type { AbbreviationForm } from '@lqr/contract/content/abbreviation-calls.ts'
import type { Abbreviation } from '../../../../../database/types.ts'
import { allTaken } from '../../data/all-taken.ts'
import type { Db } from '../../data/database.ts'
import { lettersOf } from '../../data/pinyin.ts'
import { recordColumns } from '../../publishing/publication.store.ts'

/** The columns of an abbreviation, with the letters its short form is typed by. */
export function abbreviationColumns({ shortForm, fullName, ...rest }: AbbreviationForm) {
  allTaken(rest)
  return {
    short_form: shortForm,
    full_name: fullName,
    short_pinyin: lettersOf(shortForm),
  } satisfies Insertable<Abbreviation>
}

/** Abbreviations in every state. */
export function abbreviationRecords(db: Db) {
  return db
    .selectFrom('abbreviation')
    .select([
      'abbreviation.id',
      'abbreviation.short_form as shortForm',
      'abbreviation.full_name as fullName',
      'abbreviation.is_example as isExample',
      ...recordColumns('abbreviation'),
    ])
}
