import { machine } from '../../benchmarks/harness/results.ts'
import type { Fault } from './faults.ts'
import type { Reckoning } from './reckon.ts'

export interface FaultResult extends Reckoning {
  readonly name: Fault['name']
  readonly what: string
  /** Longest gap that is as promised; undefined: none is promised. */
  readonly gapPromised: number | undefined
  readonly exits: number
  /** When an instance first said that it is not ready, and was ready again for good, in seconds after the fault. */
  readonly notReady: { readonly from: number; readonly until: number } | undefined
  readonly at: string
}

/** Nothing acknowledged is lost, nothing is there twice, nobody is answered with anything but success or a plain "later". */
export function isAsPromised({ lost, doubled, odd, gapSeconds, gapPromised, exits }: FaultResult): boolean {
  const isSafe = lost.length === 0 && doubled.length === 0 && Object.keys(odd).length === 0 && exits === 0
  return isSafe && (gapPromised === undefined || gapSeconds <= gapPromised)
}

const HEAD = [
  '故障',
  '已确认',
  '丢失',
  '重复',
  '写入中断',
  '承诺',
  '读者失败',
  '其他应答',
  '实例退出',
  '未就绪',
  '达到',
]

/** fault × acknowledged × lost × doubled × gap, as Markdown. */
export function faultTable(results: readonly FaultResult[]): string {
  const rows = results.map((result) => [
    `${result.what}（${result.name}）`,
    `${result.acknowledged} / ${result.sent}`,
    String(result.lost.length),
    String(result.doubled.length),
    `${result.gapSeconds.toFixed(1)} 秒`,
    result.gapPromised === undefined ? '—' : `≤ ${result.gapPromised} 秒`,
    `${result.badReadings} / ${result.readings}，最长 ${result.readingGapSeconds.toFixed(1)} 秒`,
    Object.entries(result.odd)
      .map(([status, times]) => `${status} × ${times}`)
      .join('，') || '无',
    String(result.exits),
    result.notReady ? `${result.notReady.from.toFixed(0)}–${result.notReady.until.toFixed(0)} 秒` : '—',
    isAsPromised(result) ? '是' : '否',
  ])
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(HEAD), line(HEAD.map(() => '---')), ...rows.map(line)].join('\n')
}

/** The newest result of every fault, in the order of the list: a run of a few leaves the others as they were. */
export function mergeResults(
  order: readonly string[],
  before: readonly FaultResult[],
  now: readonly FaultResult[],
): FaultResult[] {
  return order.flatMap((name) => {
    const result = now.find((one) => one.name === name) ?? before.find((one) => one.name === name)
    return result ? [result] : []
  })
}

export function reportText(results: readonly FaultResult[]): string {
  const { processor, cores, memoryGiB, node } = machine()
  return [
    '# 数据库集群的故障',
    '',
    `${processor} · ${cores} 核 · ${memoryGiB} GiB · Node ${node}。由 \`npm run cluster:test\` 写成：三个数据库、两个实例、HAProxy 和 nginx 同在一台机器，每秒 20 次写入（2/5 租赁需求、3/5 上传文件，带提交编号，最多重试 12 次）和 4 次页面访问，均经 nginx。共用的机器上秒数有 ±2 的波动。`,
    '',
    faultTable(results),
    '',
  ].join('\n')
}
