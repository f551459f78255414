import type * as z from 'zod'
import { component } from '../kernel/component.ts'
import { definePublication } from '../kernel/publishing/define-publication.ts'
import {
  changeOf,
  publicationRecord,
  zonesErrors as errors,
} from '../kernel/publishing/publication-fields.ts'
import { fund, fundFields } from './calls.ts'

const fundRecord = component('FundRecord', '基金（维护）', 'internal', {
  ...fund.shape,
  ...publicationRecord,
  change: changeOf('FundChange', fundFields),
})
export type FundRecord = z.output<typeof fundRecord>

/** Funds as operators maintain them, in every state. */
export const fundPublication = definePublication({
  kind: 'fund',
  label: '基金',
  form: fundFields,
  order: { low: 'amountMinYuan', high: 'amountMaxYuan', error: '最高投资不能低于最低投资' },
  initial: { kind: 'industry', phase: 'investing' },
  record: fundRecord,
  heading: 'name',
  columns: { kind: 'kind', phase: 'phase', size: 'sizeYuan', area: 'areaName' },
  edits: 'operator',
  releases: 'operator',
  reads: 'operator',
  missing: errors.fundNotFound,
  calls: {
    list: { name: 'products.listFundRecords', path: '/console/funds/queryRecordPage' },
    create: { name: 'products.createFund', path: '/console/funds' },
    update: { name: 'products.updateFund', path: '/console/funds/{id}' },
    move: { name: 'products.setFundStatus', path: '/console/funds/{id}/status' },
  },
})

export const {
  list: listFundRecords,
  create: createFund,
  update: updateFund,
  move: setFundStatus,
} = fundPublication.calls
