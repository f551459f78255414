import * as z from 'zod'
import { amountOut, countOut, listOut, percentOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { field, flag, oneOf } from '../kernel/field.ts'
import { creditReading } from './topic-entities.ts'

export const GRAPH_NODE_KINDS = [
  { code: 'company', name: '企业' },
  { code: 'person', name: '自然人' },
  { code: 'branch', name: '分支机构' },
] as const
export type GraphNodeKind = (typeof GRAPH_NODE_KINDS)[number]['code']

export const GRAPH_EDGE_KINDS = [
  { code: 'holds', name: '持股' },
  { code: 'serves', name: '任职' },
  { code: 'invests', name: '投资' },
  { code: 'branchOf', name: '分支' },
  { code: 'controls', name: '控制' },
] as const
export type GraphEdgeKind = (typeof GRAPH_EDGE_KINDS)[number]['code']

/** How the register begins the kind of a party that is a natural person. */
export const PERSON_PARTY = '自然人'

/** A graph never has more than these: what lies beyond is left out, and the answer says so. */
export const MAX_GRAPH_LAYERS = 10
export const MAX_GRAPH_NODES = 500

export const graphNode = component('CreditGraphNode', '图谱节点', 'internal', {
  id: textOut('节点标识'),
  name: textOut('名称', { sensitivity: 'personal' }),
  kind: oneOf('类型', GRAPH_NODE_KINDS),
  stateName: textOut('登记状态').nullable(),
  capitalYuan: amountOut('注册资本').nullable(),
  layer: countOut('与本企业的层数', '层'),
  /** Whether the name holds the word that was asked for. */
  isHit: flag('与关键词相符'),
})

export const graphEdge = component('CreditGraphEdge', '图谱关系', 'internal', {
  from: textOut('起点'),
  to: textOut('终点'),
  kind: oneOf('关系', GRAPH_EDGE_KINDS),
  sharePercent: percentOut('比例').nullable(),
  detail: textOut('说明').nullable(),
  /** It leads back to a node above it. */
  isCycle: flag('循环持股'),
})

export const creditGraph = component('CreditGraph', '关联图谱', 'internal', {
  rootId: textOut('本企业节点'),
  nodes: listOut('节点', graphNode),
  edges: listOut('关系', graphEdge),
  isCapped: flag('超出上限，部分节点未列出'),
  readings: listOut('读取情况', creditReading),
  nodeCount: field(z.int(), { label: '节点数', unit: '个' }),
})
