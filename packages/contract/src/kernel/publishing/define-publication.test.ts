import { expect, test } from 'vitest'
import * as z from 'zod'
import { abbreviationPublication } from '../../content/abbreviation-calls.ts'
import { linkPublication } from '../../content/link-calls.ts'
import { placementPublication } from '../../content/placement-calls.ts'
import { questionnairePublication } from '../../content/questionnaire-record-calls.ts'
import { articlePublication } from '../../content/record-calls.ts'
import { answerPublication } from '../../advisory/answer-record-calls.ts'
import { activityPublication } from '../../activities/record-calls.ts'
import { dictionaryPublication } from '../../reference/dictionary-record-calls.ts'
import { siteSettingPublication } from '../../reference/site-setting-calls.ts'
import { roadshowPublication } from '../../equity/roadshow-record-calls.ts'
import { stockItemPublication } from '../../equity/record-calls.ts'
import { servicePublication } from '../../services/record-calls.ts'
import { logoPublication } from '../../organisations/logo-calls.ts'
import { fundPublication } from '../../funds/record-calls.ts'
import { parkEnterprisePublication, parkPublication } from '../../parks/record-calls.ts'
import { policyDocumentPublication } from '../../policies/document-record-calls.ts'
import { policyItemPublication } from '../../policies/item-record-calls.ts'
import { rosterPublication } from '../../rosters/record-calls.ts'
import { explainIssues } from '../explain-issues.ts'
import { labelOf, text } from '../field.ts'
import { definePublication } from './define-publication.ts'
import { changeOf, publicationRecord, zonesErrors } from './publication-fields.ts'
import { PUBLICATION_NOUNS } from './publication-kinds.ts'

const form = z.object({
  name: text('名称', { max: 9 }),
  from: text('开始', { max: 10 }),
  to: z.string().nullable(),
})
const example = definePublication({
  kind: 'fund',
  label: '示例',
  form,
  order: { low: 'from', high: 'to', error: '结束不能早于开始' },
  initial: { name: '甲' },
  record: z.object({ name: z.string(), ...publicationRecord, change: changeOf('ExampleChange', form) }),
  heading: 'name',
  columns: {},
  edits: 'operator',
  releases: 'admin',
  reads: ['operator', 'government'],
  missing: zonesErrors.fundNotFound,
  refusals: [zonesErrors.emptyRoster],
  calls: {
    list: { name: 'x.list', path: '/x/page' },
    create: { name: 'x.create', path: '/x' },
    update: { name: 'x.update', path: '/x/{id}' },
    move: { name: 'x.move', path: '/x/{id}/status' },
  },
})
const { list, create, update, move } = example.calls
const refusal = (schema: z.ZodType, body: unknown) => {
  const parsed = schema.safeParse(body)
  return parsed.success ? undefined : explainIssues(parsed.error)
}

test('each call is open to those who were declared, and names the errors it may answer with', () => {
  expect([list, create, update, move].map(({ access }) => access)).toEqual([
    ['operator', 'government'],
    'operator',
    'operator',
    ['operator', 'admin'],
  ])
  expect(update.errors.map(({ key }) => key)).toEqual(['zones.fundNotFound', 'kernel.conflict'])
  expect(move.errors.map(({ key }) => key)).toContain('zones.emptyRoster')
})

test('a body takes the fields of the form and nothing else; a change also builds on a version', () => {
  const typed = { name: '甲', from: '1', to: null }
  expect(refusal(create.body, typed)).toBeUndefined()
  expect(refusal(create.body, { ...typed, status: 'PUBLISHED' })).toBeDefined()
  expect(refusal(update.body, typed)).toHaveProperty('version')
  expect(refusal(update.body, { ...typed, version: 1 })).toBeUndefined()
})

test('two fields in order are refused at the second when they are not', () => {
  const typed = { name: '甲', from: '2026-03-02', to: '2026-03-01' }
  expect(refusal(create.body, typed)).toEqual({ to: '结束不能早于开始' })
  expect(refusal(update.body, { ...typed, version: 1 })).toEqual({ to: '结束不能早于开始' })
  expect(refusal(create.body, { ...typed, to: typed.from })).toBeUndefined()
  expect(refusal(create.body, { ...typed, to: null })).toBeUndefined()
})

const declared = [
  questionnairePublication,
  abbreviationPublication,
  articlePublication,
  placementPublication,
  linkPublication,
  logoPublication,
  fundPublication,
  parkPublication,
  parkEnterprisePublication,
  policyDocumentPublication,
  policyItemPublication,
  roadshowPublication,
  servicePublication,
  dictionaryPublication,
  siteSettingPublication,
  activityPublication,
  rosterPublication,
  stockItemPublication,
  answerPublication,
]

test('every kind is declared once', () => {
  expect(declared.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(PUBLICATION_NOUNS).toSorted())
})

test.each(declared)(
  'fields and columns of $label have their 中文 labels',
  ({ form: fields, record, columns, heading }) => {
    const shapes: Readonly<Record<string, z.ZodType>> = { ...record.shape, ...fields.shape }
    const shown = [...Object.keys(fields.shape), heading, ...Object.values(columns)]
    expect(record.shape).toHaveProperty('change')
    expect(shown.filter((name) => shapes[name] === undefined || labelOf(shapes[name]) === '')).toEqual([])
  },
)

test.each(declared)('a new record of $label begins with what its form takes', ({ form: fields, initial }) => {
  expect(fields.partial().safeParse(initial).success).toBe(true)
})
