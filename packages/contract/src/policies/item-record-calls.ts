import type * as z from 'zod'
import { component } from '../kernel/component.ts'
import { oneOf } from '../kernel/field.ts'
import { definePublication } from '../kernel/publishing/define-publication.ts'
import { changeOf, publicationRecord } from '../kernel/publishing/publication-fields.ts'
import { policyItem, policyItemFields } from './item-entities.ts'
import { policyItemErrors as errors } from './item-errors.ts'
import { ITEM_DELIVERIES, ITEM_KINDS } from './item-kinds.ts'

const policyItemRecord = component('PolicyItemRecord', '政策事项（维护）', 'internal', {
  ...policyItem.shape,
  ...publicationRecord,
  change: changeOf('PolicyItemChange', policyItemFields),
})
export type PolicyItemRecord = z.output<typeof policyItemRecord>

/** Policy items as operators maintain them, in every state. */
export const policyItemPublication = definePublication({
  kind: 'policy_item',
  label: '政策事项',
  form: policyItemFields,
  order: { low: 'declareFrom', high: 'declareTo', error: '申报截止日期不能早于开始日期' },
  initial: {
    kind: 'award',
    delivery: 'declare',
    purpose: 'first',
    areaCodes: [],
    materials: [],
    paysFor: [],
    conditions: [],
  },
  record: policyItemRecord,
  heading: 'name',
  columns: { kind: 'kind', delivery: 'delivery', document: 'docTitle', declareTo: 'declareTo' },
  filters: {
    kind: oneOf('事项类型', ITEM_KINDS).optional(),
    delivery: oneOf('办理方式', ITEM_DELIVERIES).optional(),
  },
  edits: 'operator',
  releases: 'operator',
  reads: 'operator',
  missing: errors.itemNotFound,
  refusals: [
    errors.policyNotFound,
    errors.validOrder,
    errors.renewalOfNothing,
    errors.validPast,
    errors.endedByHand,
    errors.policyEnded,
  ],
  calls: {
    list: { name: 'policies.listItemRecords', path: '/console/policies/items/queryRecordPage' },
    create: { name: 'policies.createItem', path: '/console/policies/items' },
    update: { name: 'policies.updateItem', path: '/console/policies/items/{id}' },
    move: { name: 'policies.setItemStatus', path: '/console/policies/items/{id}/status' },
  },
})

export const {
  list: listItemRecords,
  create: createItem,
  update: updateItem,
  move: setItemStatus,
} = policyItemPublication.calls
