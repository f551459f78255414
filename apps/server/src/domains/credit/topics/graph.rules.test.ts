import { expect, test } from 'vitest'
import { MAX_GRAPH_LAYERS, MAX_GRAPH_NODES } from '@lqr/contract/credit/graph.ts'
import type { TopicContent } from '@lqr/contract/credit/topic-schema.ts'
import { buildGraph, ownedCode, type Relations } from './graph.rules.ts'

const company = { name: '示例公司', creditCode: 'ROOT' }
const relations = (of: Partial<Relations> = {}): Relations => ({
  company,
  shareholders: [],
  equityLayers: [],
  persons: [],
  investments: [],
  branches: [],
  controllers: [],
  ...of,
})
const holder = (of: TopicContent): TopicContent => ({ partyName: '企业法人', sharePercent: 50, ...of })
const person = (name: string, personKey: string | null): TopicContent => ({
  name,
  partyName: '自然人股东',
  personKey,
})
const names = (graph: ReturnType<typeof buildGraph>) => graph.nodes.map(({ name }) => name)

test('layers of ownership say whom they are of, where they name anybody', () => {
  const layers = [
    holder({ name: '甲公司', node: 'A', parentNode: 'ROOT' }),
    holder({ name: '乙公司', creditCode: 'B', parentNode: 'A' }),
  ]
  expect([ownedCode(layers.toReversed()), ownedCode([holder({ name: '丙公司' })])]).toEqual(['ROOT', ''])
})

test('people of one name are one node only by the key of their identity number', () => {
  const apart = buildGraph(
    relations({
      shareholders: [
        person('王示例', null),
        person('王示例', null),
        person('王示例', 'a'),
        person('王示例', 'b'),
      ],
    }),
    undefined,
  )
  expect(names(apart).filter((name) => name === '王示例')).toHaveLength(4)
  const same = buildGraph(
    relations({
      shareholders: [person('王示例', 'a')],
      persons: [{ personName: '王示例', personKey: 'a', post: '董事' }],
    }),
    undefined,
  )
  expect(same.nodes).toHaveLength(2)
  expect(same.edges.map(({ kind }) => kind)).toEqual(['holds', 'serves'])
})

test('a circle of holdings is marked, and nothing else', () => {
  const graph = buildGraph(
    relations({
      equityLayers: [
        holder({ name: '上级', node: 'UP', parentNode: 'ROOT' }),
        holder({ name: '顶层', node: 'TOP', parentNode: 'UP' }),
        holder({ name: '示例公司', node: 'ROOT', parentNode: 'TOP' }),
        holder({ name: '旁支', node: 'SIDE', parentNode: 'ROOT' }),
      ],
    }),
    undefined,
  )
  expect(graph.edges.filter(({ isCycle }) => isCycle).map(({ from }) => from)).toEqual([
    'c:UP',
    'c:TOP',
    'c:ROOT',
  ])
  expect(graph.nodes.map(({ id, layer }) => [id, layer])).toEqual([
    ['c:ROOT', 0],
    ['c:UP', 1],
    ['c:TOP', 1],
    ['c:SIDE', 1],
  ])
})

test('a company that holds itself is a circle', () => {
  const graph = buildGraph(
    relations({ equityLayers: [holder({ name: '示例公司', node: 'ROOT', parentNode: 'ROOT' })] }),
    undefined,
  )
  expect(graph.edges).toMatchObject([{ from: 'c:ROOT', to: 'c:ROOT', isCycle: true }])
})

test('the caps hold, and are said', () => {
  const chain = Array.from({ length: MAX_GRAPH_LAYERS + 3 }, (_, index) =>
    holder({
      name: `第 ${index + 1} 层`,
      node: `L${index + 1}`,
      parentNode: index === 0 ? 'ROOT' : `L${index}`,
    }),
  )
  const deep = buildGraph(relations({ equityLayers: chain }), undefined)
  expect(deep).toMatchObject({ isCapped: true })
  expect(Math.max(...deep.nodes.map(({ layer }) => layer))).toBe(MAX_GRAPH_LAYERS)
  const many = Array.from({ length: MAX_GRAPH_NODES + 20 }, (_, index) => ({
    name: `投资 ${index}`,
    creditCode: `I${index}`,
  }))
  const wide = buildGraph(relations({ investments: many }), undefined)
  expect(wide.nodes).toHaveLength(MAX_GRAPH_NODES)
  expect(wide.isCapped).toBe(true)
  expect(buildGraph(relations({ investments: many.slice(0, 5) }), undefined).isCapped).toBe(false)
})

test('a word leaves what holds it and the way that leads there', () => {
  const of = relations({
    equityLayers: [
      holder({ name: '控股公司', node: 'UP', parentNode: 'ROOT' }),
      holder({ name: '集团公司', node: 'TOP', parentNode: 'UP' }),
      holder({ name: '旁支公司', node: 'SIDE', parentNode: 'ROOT' }),
    ],
  })
  const graph = buildGraph(of, '集团')
  expect(names(graph)).toEqual(['示例公司', '控股公司', '集团公司'])
  expect(graph.nodes.filter(({ isHit }) => isHit).map(({ name }) => name)).toEqual(['集团公司'])
  expect(names(buildGraph(of, '没有'))).toEqual(['示例公司'])
})

test('whoever controls the company is the node that he is as a holder, with what makes him it', () => {
  const graph = buildGraph(
    relations({
      shareholders: [person('王示例', 'a')],
      controllers: [
        { name: '王示例', partyName: '自然人', personKey: 'a', sharePercent: 76.5, roleName: '实际控制人' },
      ],
    }),
    undefined,
  )
  expect(graph.nodes).toHaveLength(2)
  expect(graph.edges).toMatchObject([
    { from: 'p:a', kind: 'holds' },
    { from: 'p:a', to: 'c:ROOT', kind: 'controls', sharePercent: 76.5, detail: '实际控制人', isCycle: false },
  ])
})
