import { mkdirSync, writeFileSync } from 'node:fs'
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

/** Writes the results into the folder: the table, and every figure. */
export function writeResults(folder: string, measures: readonly Measure[], at: Date): void {
  mkdirSync(folder, { recursive: true })
  const { processor, cores, memoryGiB, node, load } = machine()
  const text = [
    '# 基准测试结果',
    '',
    `${at.toISOString().slice(0, 10)} · ${processor} · ${cores} 核 · ${memoryGiB} GiB · Node ${node} · 负载 ${load}。由 \`npm run bench\` 写成；比值是同一次运行中交替测量的中位数，共用的机器上绝对值会波动。`,
    '',
    resultTable(measures),
    '',
  ].join('\n')
  writeFileSync(path.join(folder, 'latest.md'), text)
  const json = { at: at.toISOString(), machine: machine(), measures }
  writeFileSync(path.join(folder, 'latest.json'), `${JSON.stringify(json, null, 2)}\n`)
}
