import { type Insertable, sql } from 'kysely'
import { DICTIONARY_KINDS } from '@lqr/contract/kernel/dictionary-kinds.ts'
import type { DictionaryForm } from '@lqr/contract/reference/dictionary-form.ts'
import type { DictionarySetting } from '../../../../../../database/types.ts'
import { allTaken } from '../../../data/all-taken.ts'
import type { Db } from '../../../data/database.ts'
import { searchColumns } from '../../../data/search-text.ts'
import { recordColumns } from '../../../publishing/publication.store.ts'
import { itemsOfLines } from './dictionary-names.rules.ts'

/** What a dictionary is called. */
export const dictionaryName = (code: string) =>
  DICTIONARY_KINDS.find((kind) => kind.code === code)?.name ?? code

/** The columns of the names of a dictionary with the words they are found by. */
export function dictionaryColumns({ dictionaryCode, items, ...rest }: DictionaryForm) {
  allTaken(rest)
  const names = itemsOfLines(items).map(({ name }) => name)
  return {
    dictionary_code: dictionaryCode,
    items,
    ...searchColumns(dictionaryName(dictionaryCode), ...names),
  } satisfies Insertable<DictionarySetting>
}

/** The settings of dictionaries in every state. */
export function dictionaryRecords(db: Db) {
  const names = DICTIONARY_KINDS.map(({ code, name }) => sql`(${code}::text, ${name}::text)`)
  return db.selectFrom('dictionary_setting').select([
    'dictionary_setting.id',
    sql<string>`(select name from (values ${sql.join(names)}) as kind (code, name)
        where kind.code = dictionary_setting.dictionary_code)`.as('dictionaryName'),
    'dictionary_setting.dictionary_code as dictionaryCode',
    'dictionary_setting.items',
    'dictionary_setting.is_example as isExample',
    ...recordColumns('dictionary_setting'),
  ])
}

/** The setting that a dictionary has, if any. */
export async function findDictionarySetting(db: Db, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('dictionary_setting')
    .where('dictionary_code', '=', code as DictionaryForm['dictionaryCode'])
    .select('id')
    .executeTakeFirst()
  return row?.id
}

/** What is in force of all dictionaries. */
export function findDictionariesInForce(db: Db) {
  return db
    .selectFrom('dictionary_setting')
    .where('status', '=', 'PUBLISHED')
    .select(['dictionary_code as dictionaryCode', 'items'])
    .orderBy('dictionary_code')
    .execute()
}
