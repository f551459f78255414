import { dictionariesInForce, dictionaryOf } from '@lqr/contract/kernel/dictionary.ts'
import type { DictionaryKind } from '@lqr/contract/kernel/dictionary-kinds.ts'
import {
  dictionaryPublication,
  type DictionaryRecord,
  dictionaryVersions,
  getDictionary,
  listDictionaryNames,
} from '@lqr/contract/reference/dictionary-record-calls.ts'
import type { DictionaryForm } from '@lqr/contract/reference/dictionary-form.ts'
import { referenceErrors as errors } from '@lqr/contract/reference/errors.ts'
import { holdLockOf } from '../../../data/advisory-locks.ts'
import type { Db } from '../../../data/database.ts'
import { bindCall, type BoundCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { bindPublication } from '../../../publishing/bind-publication.ts'
import { bindVersions } from '../../../publishing/bind-versions.ts'
import type { KeptRecord, Publication, Viewer } from '../../../publishing/publication.ts'
import { dictionariesCopy as copy } from './copy.ts'
import { dictionaryColumns, dictionaryRecords, findDictionarySetting } from './dictionaries.store.ts'
import { problemOfItems } from './dictionary-names.rules.ts'
import { usesOf } from './dictionary-uses.ts'

export { followDictionaries, readDictionaries } from './follow-dictionaries.ts'

type Row = KeptRecord & Pick<DictionaryRecord, 'dictionaryCode'>

/** A dictionary has its settings once, they stay with it, and its codes stay what they are. */
async function check(form: DictionaryForm, _: Viewer, db: Db, before?: Row): Promise<void> {
  const { dictionaryCode, items } = form
  const refuse = (field: string, said: string) =>
    new CallError(errors.dictionaryUnsuitable, { fields: { [field]: said } })
  if (before && before.dictionaryCode !== dictionaryCode) throw refuse('dictionaryCode', copy.stays)
  const problem = problemOfItems(items, dictionaryOf(dictionaryCode)?.shipped ?? [])
  if (problem) throw refuse('items', problem)
  await holdLockOf(db, 'dictionary', dictionaryCode)
  const taken = await findDictionarySetting(db, dictionaryCode)
  if (taken !== undefined && taken !== before?.id) throw refuse('dictionaryCode', copy.taken)
}

const publication: Publication<DictionaryForm, Row> = {
  declared: dictionaryPublication,
  columns: dictionaryColumns,
  records: dictionaryRecords,
  check,
  versions: { fields: Object.keys(dictionaryPublication.form.shape) },
}

/** A dictionary as an operator sees it before changing it. */
function useOf(code: DictionaryKind) {
  const { items = [], shipped = [] } = dictionaryOf(code) ?? {}
  const shippedName = (code: string) => shipped.find((item) => item.code === code)?.name ?? code
  const shown = items.map(({ code, name }) => ({ code, name, shippedName: shippedName(code) }))
  return { code, items: shown, ...usesOf(code) }
}

/** The calls of dictionaries: the operators', then everybody's. */
export const dictionaryCalls: readonly BoundCall[] = [
  ...bindPublication(publication),
  ...bindVersions(publication, dictionaryVersions, {
    missingVersion: errors.dictionaryVersionNotFound,
    restored: { action: 'restore-dictionary', entity: 'dictionary_setting' },
    revive: (form) => form,
  }),
  bindCall(getDictionary, ({ params: { code } }) => Promise.resolve(useOf(code))),
  bindCall(listDictionaryNames, () => {
    const lists = Object.entries(dictionariesInForce())
    return Promise.resolve(Object.fromEntries(lists.map(([code, items]) => [code, [...items]])))
  }),
]
