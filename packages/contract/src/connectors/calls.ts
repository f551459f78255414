import * as z from 'zod'
import { listOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { oneOf } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { connector, connectorCall, switchForm, trial } from './entities.ts'
import { connectorErrors as errors } from './errors.ts'
import { CONNECTOR_KINDS, CONNECTOR_OUTCOMES } from './kinds.ts'

const kind = oneOf('外部系统', CONNECTOR_KINDS)
const params = z.object({ kind })

export const listConnectors = defineCall({
  name: 'connectors.listConnectors',
  exported: { title: '外部系统' },
  summary: '外部系统的状态',
  method: 'GET',
  path: '/console/connectors',
  access: 'operator',
  effect: 'read',
  output: component('Connectors', '外部系统', 'internal', { list: listOut('外部系统', connector) }),
})

export const listConnectorCalls = defineCall({
  name: 'connectors.listConnectorCalls',
  exported: { title: '外部系统调用记录' },
  summary: '外部系统的调用记录（最近的在前）',
  method: 'POST',
  path: '/console/connectors/calls/queryPage',
  access: 'operator',
  effect: 'read',
  body: z.object({ ...pageInput, kind, outcome: oneOf('结果', CONNECTOR_OUTCOMES).optional() }),
  output: pageOf(connectorCall),
})

/** Asks whether it is there, also while it is switched off; changes nothing on the other side. */
export const tryConnector = defineCall({
  name: 'connectors.tryConnector',
  summary: '试连外部系统',
  method: 'POST',
  path: '/console/connectors/{kind}/try',
  access: 'operator',
  effect: 'write',
  params,
  output: trial,
})

export const switchConnector = defineCall({
  name: 'connectors.switchConnector',
  summary: '启用或停用外部系统',
  method: 'POST',
  path: '/console/connectors/{kind}/status',
  access: 'operator',
  effect: 'write',
  params,
  body: switchForm,
  output: connector,
  errors: [errors.alreadySwitched],
})
