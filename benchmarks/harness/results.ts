import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import path from 'node:path'
import type { Measure } from './measure.ts'

/** The table of a run, as Markdown. */
export function resultTable(measures: readonly Measure[]): string {
  const head = ['', '测量', '结果', '目标', '达到']
  const rows = measures.map(({ id, what, reached, reach, isReached }) => [
    id,
    what,
    reached,
    reach,
    isReached === undefined ? '—' : isReached ? '是' : '否',
  ])
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** What the figures were taken on; ratios hold elsewhere too, absolute numbers do not. */
export function machine() {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
    /** Processes that wanted a core in the last five minutes, ours among them: far above `cores`, figures are noise. */
    load: Math.round((loadavg()[1] ?? 0) * 10) / 10,
  }
}

type Machine = ReturnType<typeof machine>

interface Results {
  readonly at: string
  readonly machine: Machine
  readonly measures: readonly (Measure & {
    /** Where it was measured alone, later than the others. */
    readonly alone?: { readonly at: string; readonly machine: Machine }
  })[]
}

const dayOf = (at: string) => at.slice(0, 10)

function keep(folder: string, results: Results): void {
  mkdirSync(folder, { recursive: true })
  const { processor, cores, memoryGiB, node, load } = results.machine
  const text = [
    '# 基准测试结果',
    '',
    `${dayOf(results.at)} · ${processor} · ${cores} 核 · ${memoryGiB} GiB · Node ${node} · 负载 ${load}。由 \`npm run bench\` 写成；比值是同一次运行中交替测量的中位数，共用的机器上绝对值会波动。`,
    '',
    resultTable(
      results.measures.map(({ alone, ...measure }) =>
        alone
          ? { ...measure, what: `${measure.what}（${dayOf(alone.at)} 单独测量，负载 ${alone.machine.load}）` }
          : measure,
      ),
    ),
    '',
  ].join('\n')
  writeFileSync(path.join(folder, 'latest.md'), text)
  writeFileSync(path.join(folder, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`)
}

/** Writes the results of a whole run into the folder: the table, and every figure. */
export function writeResults(folder: string, measures: readonly Measure[], at: Date): void {
  keep(folder, { at: at.toISOString(), machine: machine(), measures })
}

/** Puts what was measured alone in the place of its earlier results, with its own time and load. */
export function addResults(folder: string, measures: readonly Measure[], at: Date): void {
  const earlier = JSON.parse(readFileSync(path.join(folder, 'latest.json'), 'utf8')) as Results
  const alone = { at: at.toISOString(), machine: machine() }
  const fresh = measures.map((measure) => ({ ...measure, alone }))
  const ids = new Set(measures.map(({ id }) => id))
  const first = earlier.measures.findIndex(({ id }) => ids.has(id))
  const place = first < 0 ? earlier.measures.length : first
  keep(folder, {
    ...earlier,
    measures: [
      ...earlier.measures.slice(0, place),
      ...fresh,
      ...earlier.measures.slice(place).filter(({ id }) => !ids.has(id)),
    ],
  })
}
