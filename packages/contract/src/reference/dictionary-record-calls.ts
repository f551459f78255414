import * as z from 'zod'
import { fieldOut, linesOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { DICTIONARY_KINDS } from '../kernel/dictionary-kinds.ts'
import { oneOf } from '../kernel/field.ts'
import { definePublication } from '../kernel/publishing/define-publication.ts'
import { changeOf, publicationRecord } from '../kernel/publishing/publication-fields.ts'
import { versionCalls, versionFields } from '../kernel/publishing/version-calls.ts'
import { dictionaryFields } from './dictionary-form.ts'
import { referenceErrors as errors } from './errors.ts'

const { shape } = dictionaryFields
const values = { dictionaryCode: fieldOut(shape.dictionaryCode), items: fieldOut(shape.items) } as const

const dictionaryRecord = component('DictionaryRecord', '字典名称与顺序（维护）', 'internal', {
  dictionaryName: textOut('字典'),
  ...values,
  ...publicationRecord,
  change: changeOf('DictionaryChange', dictionaryFields),
})
export type DictionaryRecord = z.output<typeof dictionaryRecord>

/** Names and order of the items of dictionaries; a second operator puts them in force (decision 0072). */
export const dictionaryPublication = definePublication({
  kind: 'dictionary_setting',
  label: '字典设置',
  form: dictionaryFields,
  initial: {},
  record: dictionaryRecord,
  heading: 'dictionaryName',
  columns: { items: 'items' },
  edits: 'operator',
  releases: 'operator',
  reads: 'operator',
  missing: errors.dictionaryNotFound,
  rules: [errors.dictionaryUnsuitable],
  calls: {
    list: {
      name: 'reference.listDictionaryRecords',
      path: '/console/reference/dictionaries/queryRecordPage',
    },
    create: { name: 'reference.createDictionaryRecord', path: '/console/reference/dictionaries' },
    update: { name: 'reference.updateDictionaryRecord', path: '/console/reference/dictionaries/{id}' },
    move: {
      name: 'reference.setDictionaryRecordStatus',
      path: '/console/reference/dictionaries/{id}/status',
    },
  },
})

export const {
  list: listDictionaryRecords,
  create: createDictionaryRecord,
  update: updateDictionaryRecord,
  move: setDictionaryRecordStatus,
} = dictionaryPublication.calls

const told = '/console/reference/dictionaries/{id}/versions'

/** What was in force of a dictionary, each time. */
export const dictionaryVersions = versionCalls(
  { ...dictionaryPublication, missingVersion: errors.dictionaryVersionNotFound },
  component('DictionaryVersion', '字典设置的一个版本', 'internal', {
    ...versionFields,
    form: component('DictionaryVersionForm', '字典设置的一个版本', 'internal', values),
  }),
  {
    list: { name: 'reference.listDictionaryVersions', path: told },
    read: { name: 'reference.getDictionaryVersion', path: `${told}/{versionId}` },
    restore: { name: 'reference.restoreDictionaryVersion', path: `${told}/{versionId}/restore` },
  },
)

export const {
  list: listDictionaryVersions,
  read: getDictionaryVersion,
  restore: restoreDictionaryVersion,
} = dictionaryVersions

const item = component('DictionaryItemNames', '字典项的名称', 'internal', {
  code: textOut('编码'),
  name: textOut('现用名称'),
  shippedName: textOut('初始名称'),
})

/** What an operator sees before changing a dictionary: its items in the order in force, and where they are shown. */
export const getDictionary = defineCall({
  name: 'reference.getDictionary',
  summary: '一个字典的现用名称、初始名称和使用的地方',
  method: 'GET',
  path: '/console/reference/dictionaries/items/{code}',
  access: 'operator',
  effect: 'read',
  params: z.object({ code: oneOf('字典', DICTIONARY_KINDS) }),
  output: component('DictionaryUse', '字典的名称与使用', 'internal', {
    code: oneOf('字典', DICTIONARY_KINDS),
    items: listOut('字典项', item),
    openUses: linesOut('公开页面中使用的地方'),
    signedInUses: linesOut('登录后使用的地方'),
  }),
})

const namedItem = component('NamedItem', '字典项', 'public', { code: textOut('编码'), name: textOut('名称') })

/** What operators have set of all dictionaries: open pages ask for it, so that they follow within seconds. */
export const listDictionaryNames = defineCall({
  name: 'reference.listDictionaryNames',
  summary: '运营人员改过的字典名称与顺序',
  method: 'GET',
  path: '/portal/reference/dictionaryNames',
  access: 'public',
  effect: 'read',
  output: z.record(z.string(), listOut('字典项', namedItem)),
})
