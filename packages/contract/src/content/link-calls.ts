import * as z from 'zod'
import { countOut, fieldOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { count, field, oneOf, ruled, text } from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import { definePublication } from '../kernel/publishing/define-publication.ts'
import { changeOf, publicationRecord } from '../kernel/publishing/publication-fields.ts'
import { versionCalls, versionFields } from '../kernel/publishing/version-calls.ts'
import { checkWebAddress, MAX_WEB_ADDRESS } from '../rules/web-address.ts'
import { linkGroups } from './entities.ts'
import { contentErrors as errors } from './errors.ts'

const url = ruled('网址', MAX_WEB_ADDRESS, checkWebAddress)

/** What is typed of a link of the footer or of the quick links. */
export const linkFields = component('LinkForm', '链接', 'public', {
  name: text('名称', { max: 40 }),
  linkGroup: oneOf('链接分组', linkGroups),
  url: typedInto(field(url, { label: '网址', example: 'https://www.gansu.gov.cn/' }), { kind: 'link' }),
  summary: field(text('说明', { max: 100 }).nullable(), { label: '说明' }),
  sort: count('排序', 9_999, { help: '数字小的在前' }),
})
export type LinkForm = z.output<typeof linkFields>

const { shape } = linkFields

/** What is typed of a link, as it is answered. */
const typed = {
  name: fieldOut(shape.name),
  linkGroup: shape.linkGroup,
  url: fieldOut(shape.url),
  summary: fieldOut(shape.summary),
  sort: countOut('排序'),
} as const

const linkRecord = component('LinkRecord', '链接（维护）', 'internal', {
  ...typed,
  ...publicationRecord,
  change: changeOf('LinkChange', linkFields),
})

/** Friendly and quick links as operators maintain them. */
export const linkPublication = definePublication({
  kind: 'link',
  label: '链接',
  form: linkFields,
  initial: { linkGroup: 'friendly', sort: 10 },
  record: linkRecord,
  heading: 'name',
  columns: { linkGroup: 'linkGroup', url: 'url', sort: 'sort' },
  filters: { linkGroup: oneOf('链接分组', linkGroups).optional() },
  edits: 'operator',
  releases: 'operator',
  reads: 'operator',
  missing: errors.notFound,
  calls: {
    list: { name: 'content.listLinkRecords', path: '/console/content/links/queryRecordPage' },
    create: { name: 'content.createLink', path: '/console/content/links' },
    update: { name: 'content.updateLink', path: '/console/content/links/{id}' },
    move: { name: 'content.setLinkStatus', path: '/console/content/links/{id}/status' },
  },
})

export const {
  list: listLinkRecords,
  create: createLink,
  update: updateLink,
  move: setLinkStatus,
} = linkPublication.calls

const told = '/console/content/links/{id}/versions'

/** What was published of a link, each time. */
export const linkVersions = versionCalls(
  { ...linkPublication, missingVersion: errors.versionNotFound },
  component('LinkVersion', '链接的一个版本', 'internal', {
    ...versionFields,
    form: component('LinkVersionForm', '链接的一个版本', 'internal', typed),
  }),
  {
    list: { name: 'content.listLinkVersions', path: told },
    read: { name: 'content.getLinkVersion', path: `${told}/{versionId}` },
    restore: { name: 'content.restoreLinkVersion', path: `${told}/{versionId}/restore` },
  },
)

export const { list: listLinkVersions, read: getLinkVersion, restore: restoreLinkVersion } = linkVersions
