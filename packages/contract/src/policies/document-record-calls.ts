import type * as z from 'zod'
import { fieldOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { oneOf } from '../kernel/field.ts'
import { definePublication, recordCall } from '../kernel/publishing/define-publication.ts'
import { changeOf, publicationRecord, publishingErrors } from '../kernel/publishing/publication-fields.ts'
import { versionCalls, versionFields } from '../kernel/publishing/version-calls.ts'
import { policyDocumentFields } from './document-form.ts'
import { policyLevels, policyTypes } from './entities.ts'
import { policiesErrors as errors } from './errors.ts'

const { shape } = policyDocumentFields

/** What is typed of a policy, as it is answered. */
const documentTexts = {
  title: fieldOut(shape.title),
  docNo: fieldOut(shape.docNo),
  level: shape.level,
  type: shape.type,
  issuer: fieldOut(shape.issuer),
  issuedAt: fieldOut(shape.issuedAt),
  effectiveFrom: fieldOut(shape.effectiveFrom),
  effectiveTo: fieldOut(shape.effectiveTo),
  declareFrom: fieldOut(shape.declareFrom),
  declareTo: fieldOut(shape.declareTo),
  cashFrom: fieldOut(shape.cashFrom),
  cashTo: fieldOut(shape.cashTo),
  areaCodes: fieldOut(shape.areaCodes),
  industries: fieldOut(shape.industries),
  scales: fieldOut(shape.scales),
  keyPoints: fieldOut(shape.keyPoints),
  body: fieldOut(shape.body),
  guide: fieldOut(shape.guide),
  phone: fieldOut(shape.phone),
  sourceUrl: fieldOut(shape.sourceUrl),
  publishAt: fieldOut(shape.publishAt),
} as const

const policyDocumentRecord = component('PolicyDocumentRecord', '政策（维护）', 'internal', {
  ...documentTexts,
  ...publicationRecord,
  change: changeOf('PolicyDocumentChange', policyDocumentFields),
})
export type PolicyDocumentRecord = z.output<typeof policyDocumentRecord>

/** Policies as operators and the editors of an area maintain them, in every state. */
export const policyDocumentPublication = definePublication({
  kind: 'policy',
  label: '政策',
  form: policyDocumentFields,
  initial: {
    level: 'provincial',
    type: 'finance',
    areaCodes: [],
    industries: [],
    scales: [],
    keyPoints: [],
    publishAt: null,
  },
  record: policyDocumentRecord,
  heading: 'title',
  columns: { docNo: 'docNo', level: 'level', effectiveTo: 'effectiveTo', publishedAt: 'publishedAt' },
  filters: {
    level: oneOf('政策级别', policyLevels).optional(),
    type: oneOf('政策类型', policyTypes).optional(),
  },
  edits: 'editor',
  releases: 'editor',
  reads: 'editor',
  missing: errors.notFound,
  rules: [errors.unsuitable, publishingErrors.otherArea],
  refusals: [errors.timePast, publishingErrors.alreadyPublic],
  calls: {
    list: { name: 'policies.listDocumentRecords', path: '/console/policies/documents/queryRecordPage' },
    create: { name: 'policies.createDocument', path: '/console/policies/documents' },
    update: { name: 'policies.updateDocument', path: '/console/policies/documents/{id}' },
    move: { name: 'policies.setDocumentStatus', path: '/console/policies/documents/{id}/status' },
  },
})

export const getDocumentRecord = recordCall(policyDocumentPublication, {
  name: 'policies.getDocumentRecord',
  path: '/console/policies/documents/{id}',
})

export const {
  list: listDocumentRecords,
  create: createDocument,
  update: updateDocument,
  move: setDocumentStatus,
} = policyDocumentPublication.calls

const told = '/console/policies/documents/{id}/versions'

/** What was published of a policy, each time. */
export const documentVersions = versionCalls(
  { ...policyDocumentPublication, missingVersion: errors.versionNotFound },
  component('PolicyDocumentVersion', '政策的一个版本', 'internal', {
    ...versionFields,
    form: component('PolicyDocumentVersionForm', '政策的一个版本', 'internal', documentTexts),
  }),
  {
    list: { name: 'policies.listDocumentVersions', path: told },
    read: { name: 'policies.getDocumentVersion', path: `${told}/{versionId}` },
    restore: { name: 'policies.restoreDocumentVersion', path: `${told}/{versionId}/restore` },
  },
)

export const {
  list: listDocumentVersions,
  read: getDocumentVersion,
  restore: restoreDocumentVersion,
} = documentVersions
