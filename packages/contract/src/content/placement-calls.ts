import * as z from 'zod'
import { countOut, fieldOut, isExample, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { count, field, idOut, momentIn, oneOf, text } from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { definePublication } from '../kernel/publishing/define-publication.ts'
import { changeOf, publicationRecord, publishingErrors } from '../kernel/publishing/publication-fields.ts'
import { versionCalls, versionFields } from '../kernel/publishing/version-calls.ts'
import { fileId } from '../files/file-id.ts'
import { areasField } from '../reference/area-fields.ts'
import { contentErrors as errors } from './errors.ts'
import { imagePages, placeKinds, places, shownPlaces } from './places.ts'
import { isSafeHref } from './text-runs.ts'

const href = z
  .string({ error: '请输入链接' })
  .trim()
  .max(300, '链接不能超过 300 个字')
  .refine(isSafeHref, '请填写以 https:// 开头的网址，或以 / 开头的本站页面')
  .nullable()

const moment = (label: string, help: string) =>
  typedInto(field(momentIn(label).nullable(), { label, help }), { kind: 'moment' })

/** What is typed of something that stands at a place of a page. */
const placementFields = component('PlacementForm', '运营位', 'public', {
  title: text('标题', { max: 40 }),
  place: typedInto(oneOf('位置', places), { kind: 'code', items: places, offered: shownPlaces }),
  summary: field(text('说明', { max: 100 }).nullable(), {
    label: '说明',
    help: '首页横幅有说明时，标题和说明写在图片左侧，图片的左半边应留空；没有说明时只显示图片',
  }),
  href: field(href, { label: '链接', help: '点击后打开的页面，不填则不可点击', example: '/smartPolicy' }),
  pictureId: typedInto(
    field(fileId('图片').nullable(), { label: '图片', help: '横幅图片须上传，建议 1920×480 像素' }),
    { kind: 'picture' },
  ),
  pictureAlt: field(text('图片替代文字', { max: 100 }).nullable(), {
    label: '图片替代文字',
    help: '读给看不见图片的人听，有图片时须填写',
  }),
  areaCodes: areasField('适用地区'),
  sort: count('排序', 9_999, { help: '数字小的在前' }),
  shownFrom: moment('开始展示', '不填则发布后立即展示'),
  shownTo: moment('结束展示', '不填则一直展示'),
})
export type PlacementForm = z.output<typeof placementFields>

const { shape } = placementFields

/** What is typed of a placement, as it is answered. */
const typed = {
  title: fieldOut(shape.title),
  place: shape.place,
  summary: fieldOut(shape.summary),
  href: fieldOut(shape.href),
  pictureId: fieldOut(shape.pictureId),
  pictureAlt: fieldOut(shape.pictureAlt),
  areaCodes: fieldOut(shape.areaCodes),
  sort: countOut('排序'),
  shownFrom: fieldOut(shape.shownFrom),
  shownTo: fieldOut(shape.shownTo),
} as const

const placementRecord = component('PlacementRecord', '运营位（维护）', 'internal', {
  ...typed,
  ...publicationRecord,
  change: changeOf('PlacementChange', placementFields),
})

/** Banner pictures and operating positions as they are maintained, in every state. */
export const placementPublication = definePublication({
  kind: 'placement',
  label: '运营位',
  form: placementFields,
  order: { low: 'shownFrom', high: 'shownTo', error: '结束展示不能早于开始展示' },
  initial: {
    place: 'INDEX-recommend',
    areaCodes: [],
    sort: 10,
    shownFrom: null,
    shownTo: null,
    pictureId: null,
  },
  record: placementRecord,
  heading: 'title',
  columns: { place: 'place', areas: 'areaCodes', sort: 'sort', shownTo: 'shownTo' },
  filters: { place: oneOf('位置', places).optional() },
  edits: 'editor',
  releases: 'editor',
  reads: 'editor',
  missing: errors.notFound,
  rules: [errors.unsuitable, publishingErrors.otherArea],
  refusals: [errors.endPast],
  calls: {
    list: { name: 'content.listPlacementRecords', path: '/console/content/placements/queryRecordPage' },
    create: { name: 'content.createPlacement', path: '/console/content/placements' },
    update: { name: 'content.updatePlacement', path: '/console/content/placements/{id}' },
    move: { name: 'content.setPlacementStatus', path: '/console/content/placements/{id}/status' },
  },
})

export const {
  list: listPlacementRecords,
  create: createPlacement,
  update: updatePlacement,
  move: setPlacementStatus,
} = placementPublication.calls

const told = '/console/content/placements/{id}/versions'

/** What was published of a placement, each time. */
export const placementVersions = versionCalls(
  { ...placementPublication, missingVersion: errors.versionNotFound },
  component('PlacementVersion', '运营位的一个版本', 'internal', {
    ...versionFields,
    form: component('PlacementVersionForm', '运营位的一个版本', 'internal', typed),
  }),
  {
    list: { name: 'content.listPlacementVersions', path: told },
    read: { name: 'content.getPlacementVersion', path: `${told}/{versionId}` },
    restore: { name: 'content.restorePlacementVersion', path: `${told}/{versionId}/restore` },
  },
)

export const {
  list: listPlacementVersions,
  read: getPlacementVersion,
  restore: restorePlacementVersion,
} = placementVersions

const shown = {
  id: idOut('编号'),
  title: textOut('标题'),
  page: oneOf('页面', imagePages),
  position: oneOf('位置', placeKinds),
  linkUrl: textOut('链接').nullable(),
  isExample,
} as const

const siteImage = component('SiteImage', '页面图片', 'public', {
  ...shown,
  areaCodes: fieldOut(shape.areaCodes),
  summary: textOut('说明').nullable(),
  imageUrl: textOut('图片地址', { example: '/portal/image/picture/9f86d081884c4d65a2feaa0c55ad015a' }),
  alt: textOut('图片替代文字'),
})

const operatingPosition = component('OperatingPosition', '运营位', 'public', {
  ...shown,
  summary: textOut('说明').nullable(),
  imageUrl: textOut('图片地址').nullable(),
  alt: textOut('图片替代文字').nullable(),
})

/** The banner asks with currentPageNum 1 and pageSize 50 (specification 7). */
export const listImages = defineCall({
  name: 'content.queryImageByPage',
  summary: '页面图片列表',
  method: 'POST',
  path: '/portal/image/queryImageByPage',
  access: 'public',
  effect: 'read',
  body: z.object({
    ...pageInput,
    page: oneOf('页面', imagePages).optional(),
    position: oneOf('位置', placeKinds).optional(),
  }),
  output: pageOf(siteImage),
})

/** What stands at an operating position now, `INDEX-recommend` for one; nothing for a position that is not known. */
export const listOperatingPositions = defineCall({
  name: 'content.getOperatingPositionList',
  summary: '运营位内容',
  method: 'GET',
  path: '/portal/operatingPosition/getOperatingPositionList/{position}',
  access: 'public',
  effect: 'read',
  params: z.object({ position: text('位置', { max: 40 }, { example: 'INDEX-recommend' }) }),
  output: listOut('运营位内容', operatingPosition),
})
