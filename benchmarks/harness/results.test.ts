import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryTree } from '../../tools/temporary-tree.ts'
import type { Measure } from './measure.ts'
import { addResults, resultTable, writeResults } from './results.ts'

const measures = [
  {
    id: 'P1',
    what: '列表',
    reached: '0.91',
    reach: '≥ 0.85',
    isReached: true,
    detail: { ratios: [0.9, 0.91, 0.92] },
  },
  { id: 'P7', what: '脚本', reached: '120 KB', reach: '≤ 110 KB', isReached: false, detail: {} },
]

it('shows every measure beside its reach', () => {
  expect(resultTable(measures).split('\n')).toEqual([
    '|  | 测量 | 结果 | 目标 | 达到 |',
    '| --- | --- | --- | --- | --- |',
    '| P1 | 列表 | 0.91 | ≥ 0.85 | 是 |',
    '| P7 | 脚本 | 120 KB | ≤ 110 KB | 否 |',
  ])
})

it('tells what could not be measured from what was not reached', () => {
  const skipped = { ...measures[0], id: 'P2', reached: '跳过', isReached: undefined } as Measure
  expect(resultTable([skipped])).toContain('| P2 | 列表 | 跳过 | ≥ 0.85 | — |')
})

it('keeps what each figure was computed from, and the machine', () => {
  using tree = temporaryTree({})
  const folder = path.join(tree.root, 'results')
  writeResults(folder, measures, new Date('2026-11-20T01:00:00Z'))
  expect(readFileSync(path.join(folder, 'latest.md'), 'utf8')).toContain('2026-11-20')
  const json = JSON.parse(readFileSync(path.join(folder, 'latest.json'), 'utf8')) as {
    machine: { node: string }
    measures: typeof measures
  }
  expect(json.measures[0]?.detail).toEqual({ ratios: [0.9, 0.91, 0.92] })
  expect(json.machine.node).toBe(process.versions.node)
})

it('puts what was measured alone in the place of its earlier results, with its day and load', () => {
  using tree = temporaryTree({})
  const folder = path.join(tree.root, 'results')
  writeResults(folder, measures, new Date('2026-11-20T01:00:00Z'))
  const again = { ...measures[0], reached: '0.95' } as Measure
  const further = { ...measures[0], id: 'P9', what: '别的' } as Measure
  addResults(folder, [again], new Date('2026-11-24T01:00:00Z'))
  addResults(folder, [further], new Date('2026-11-25T01:00:00Z'))
  const lines = readFileSync(path.join(folder, 'latest.md'), 'utf8').split('\n')
  expect(lines[2]).toContain('2026-11-20')
  expect(lines.filter((line) => line.startsWith('| P')).map((line) => line.split(' | ').slice(0, 3))).toEqual(
    [
      ['| P1', expect.stringContaining('列表（2026-11-24 单独测量，负载 '), '0.95'],
      ['| P7', '脚本', '120 KB'],
      ['| P9', expect.stringContaining('别的（2026-11-25 单独测量，负载 '), '0.91'],
    ],
  )
})
