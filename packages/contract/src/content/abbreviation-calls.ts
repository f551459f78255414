import * as z from 'zod'
import { fieldOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { field, text } from '../kernel/field.ts'
import { definePublication } from '../kernel/publishing/define-publication.ts'
import { changeOf, publicationRecord } from '../kernel/publishing/publication-fields.ts'
import { contentErrors as errors } from './errors.ts'

/** What is typed of an abbreviation: what people write for short, and what is meant. */
export const abbreviationFields = component('AbbreviationForm', '简称', 'public', {
  shortForm: field(text('简称', { min: 2, max: 12 }), {
    label: '简称',
    help: '人们在搜索框里输入的说法，2 至 12 个字',
    example: '农行',
  }),
  fullName: field(text('全称', { min: 2, max: 40 }), {
    label: '全称',
    help: '搜索时同时查找的名称',
    example: '中国农业银行',
  }),
})
export type AbbreviationForm = z.output<typeof abbreviationFields>

const { shape } = abbreviationFields

const abbreviationRecord = component('AbbreviationRecord', '简称（维护）', 'internal', {
  shortForm: fieldOut(shape.shortForm),
  fullName: fieldOut(shape.fullName),
  ...publicationRecord,
  change: changeOf('AbbreviationChange', abbreviationFields),
})

/** Abbreviations that the whole-site search reads as full names, as operators maintain them (decision 0067). */
export const abbreviationPublication = definePublication({
  kind: 'abbreviation',
  label: '简称',
  form: abbreviationFields,
  initial: {},
  record: abbreviationRecord,
  heading: 'shortForm',
  columns: { fullName: 'fullName' },
  edits: 'operator',
  releases: 'operator',
  reads: 'operator',
  missing: errors.notFound,
  calls: {
    list: { name: 'content.listAbbreviations', path: '/console/content/abbreviations/queryRecordPage' },
    create: { name: 'content.createAbbreviation', path: '/console/content/abbreviations' },
    update: { name: 'content.updateAbbreviation', path: '/console/content/abbreviations/{id}' },
    move: { name: 'content.setAbbreviationStatus', path: '/console/content/abbreviations/{id}/status' },
  },
})

export const {
  list: listAbbreviations,
  create: createAbbreviation,
  update: updateAbbreviation,
  move: setAbbreviationStatus,
} = abbreviationPublication.calls
