import type * as z from 'zod'
import { countOut, fieldOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { definePublication } from '../kernel/publishing/define-publication.ts'
import { changeOf, publicationRecord } from '../kernel/publishing/publication-fields.ts'
import { roadshowErrors as errors } from './roadshow-errors.ts'
import { roadshowFields } from './roadshow-form.ts'

const { shape } = roadshowFields

const roadshowRecord = component('RoadshowRecord', '路演日（维护）', 'internal', {
  title: fieldOut(shape.title),
  startsAt: fieldOut(shape.startsAt),
  endsAt: fieldOut(shape.endsAt),
  signUpUntil: fieldOut(shape.signUpUntil),
  place: fieldOut(shape.place),
  areaCodes: fieldOut(shape.areaCodes),
  capacity: fieldOut(shape.capacity),
  intro: fieldOut(shape.intro),
  signedUp: countOut('已报名项目', '个'),
  waiting: countOut('候补项目', '个'),
  ...publicationRecord,
  change: changeOf('RoadshowChange', roadshowFields),
})
export type RoadshowRecord = z.output<typeof roadshowRecord>

/** Roadshow days as operators make them known; a second one releases them. */
export const roadshowPublication = definePublication({
  kind: 'roadshow',
  label: '路演日',
  form: roadshowFields,
  initial: { areaCodes: [], capacity: 10 },
  record: roadshowRecord,
  heading: 'title',
  columns: { startsAt: 'startsAt', capacity: 'capacity', signedUp: 'signedUp', waiting: 'waiting' },
  edits: 'operator',
  releases: 'operator',
  reads: 'operator',
  missing: errors.notFound,
  rules: [errors.unsuitable],
  calls: {
    list: { name: 'equity.listRoadshowRecords', path: '/console/equity/roadshows/queryRecordPage' },
    create: { name: 'equity.createRoadshow', path: '/console/equity/roadshows' },
    update: { name: 'equity.updateRoadshow', path: '/console/equity/roadshows/{id}' },
    move: { name: 'equity.setRoadshowStatus', path: '/console/equity/roadshows/{id}/status' },
  },
})

export const {
  list: listRoadshowRecords,
  create: createRoadshow,
  update: updateRoadshow,
  move: setRoadshowStatus,
} = roadshowPublication.calls
