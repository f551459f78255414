import * as z from 'zod'
import { id } from '../kernel/field.ts'
import { definePublication, recordCall } from '../kernel/publishing/define-publication.ts'
import { zonesErrors as errors } from '../kernel/publishing/publication-fields.ts'
import { parkEnterpriseForm, parkEnterpriseRecord, parkForm, parkRecord } from './entities.ts'

/** Parks as operators maintain them, in every state. */
export const parkPublication = definePublication({
  kind: 'park',
  label: '园区',
  form: parkForm,
  initial: { level: 'provincial' },
  record: parkRecord,
  heading: 'name',
  columns: { level: 'level', area: 'areaName', industries: 'industries', enterprises: 'enterprises' },
  edits: 'operator',
  releases: 'operator',
  reads: 'operator',
  missing: errors.parkNotFound,
  refusals: [errors.parkNotEmpty],
  calls: {
    list: { name: 'products.listParkRecords', path: '/console/parks/queryRecordPage' },
    create: { name: 'products.createPark', path: '/console/parks' },
    update: { name: 'products.updatePark', path: '/console/parks/{id}' },
    move: { name: 'products.setParkStatus', path: '/console/parks/{id}/status' },
  },
})

export const {
  list: listParkRecords,
  create: createPark,
  update: updatePark,
  move: setParkStatus,
} = parkPublication.calls

export const getParkRecord = recordCall(parkPublication, {
  name: 'products.getParkRecord',
  path: '/console/parks/{id}/record',
})

/** Enterprises that a park presents; one that takes its consent back is taken offline. */
export const parkEnterprisePublication = definePublication({
  kind: 'park_enterprise',
  label: '企业展示',
  form: parkEnterpriseForm,
  initial: { scale: 'small' },
  record: parkEnterpriseRecord,
  heading: 'name',
  columns: { industry: 'industry', scale: 'scale', consentedOn: 'consentedOn' },
  filters: { parkId: id('园区编号') },
  within: { params: z.object({ id: id('园区编号') }), missing: errors.parkNotFound },
  edits: 'operator',
  releases: 'operator',
  reads: 'operator',
  missing: errors.parkEnterpriseNotFound,
  calls: {
    list: {
      name: 'products.listParkEnterpriseRecords',
      path: '/console/parks/queryEnterpriseRecordPage',
    },
    create: { name: 'products.createParkEnterprise', path: '/console/parks/{id}/enterprises' },
    update: { name: 'products.updateParkEnterprise', path: '/console/parks/enterprises/{id}' },
    move: {
      name: 'products.setParkEnterpriseStatus',
      path: '/console/parks/enterprises/{id}/status',
    },
  },
})

export const {
  list: listParkEnterpriseRecords,
  create: createParkEnterprise,
  update: updateParkEnterprise,
  move: setParkEnterpriseStatus,
} = parkEnterprisePublication.calls
