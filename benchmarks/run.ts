// npm run bench [-- P1 P3 … --renew]: measures the figures of docs/operations/benchmarks.md against their limits and writes benchmarks/results/.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { keywordSearch } from './content/keyword-search.ts'
import { type FullData, openFullData, SCALE, type Size } from './harness/full-data.ts'
import type { Benchmark, Measure } from './harness/measure.ts'
import { root, startProduct } from './harness/processes.ts'
import { addResults, resultTable, writeResults } from './harness/results.ts'
import { firstVisit } from './portal/first-visit.ts'
import { homePage } from './portal/home-page.ts'
import { lighthouse } from './portal/lighthouse.ts'
import { weakLine } from './portal/weak-line.ts'
import { caseLists } from './applications/case-lists.ts'
import { matchAll } from './policies/match-all.ts'
import { matchOne } from './policies/match-one.ts'
import { creditReports } from './credit/reports.ts'
import { topicCall } from './credit/topic-call.ts'
import { besideHealth } from './load/beside-health.ts'
import { heldLoad } from './load/held-load.ts'
import { fit } from './products/fit.ts'
import { longLists } from './exports/long-lists.ts'
import { needLists } from './financing/need-lists.ts'
import { grab } from './financing/grab.ts'
import { listCall } from './products/list-call.ts'
import { otherPlatform } from './products/other-platform.ts'
import { cockpitAnswers } from './statistics/cockpit.ts'
import { filteredFigures } from './statistics/figures.ts'
import { taskPool } from './tasks/task-pool.ts'
import { nightOfScreens, screens } from './screens/screens.ts'
import { webhooks } from './open/webhooks.ts'
import { auditedWrites } from './server/audited-writes.ts'
import { followed } from './server/followed.ts'
import { startUp } from './server/start-up.ts'
import { underAttack } from './server/under-attack.ts'

const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  P1: listCall,
  P2: otherPlatform,
  P3: keywordSearch,
  P4: caseLists,
  P5: homePage,
  P6: lighthouse,
  P7: firstVisit,
  P8: startUp,
  P10: heldLoad,
  P11: auditedWrites,
  P12: underAttack,
  P14: fit,
  P15: needLists,
  P16: grab,
  P17: matchOne,
  P18: matchAll,
  P19: taskPool,
  P20: filteredFigures,
  P24: longLists,
  P25: topicCall,
  P26: webhooks,
  P27: screens,
  P28: nightOfScreens,
  P29: weakLine,
  P30: creditReports,
  P33: followed,
  P34: cockpitAnswers,
  P35: besideHealth,
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/** A folder whose embedded database holds the demonstration data. */
async function prepare(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'))
  // The embedded database gives up root's rights and must still reach its folder.
  await chmod(dataDir, 0o755)
  await (await startProduct(dataDir)).stop()
  return dataDir
}

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  // Fills the full-size data anew.
  options: { renew: { type: 'boolean', default: false } },
})
const unknown = asked.filter((id) => !(id in BENCHMARKS))
if (unknown.length > 0)
  throw new Error(`没有 ${unknown.join('、')}；可选：${Object.keys(BENCHMARKS).join(' ')}`)
const chosen = Object.entries(BENCHMARKS).filter(([id]) => asked.length === 0 || asked.includes(id))

let demonstration: Promise<string> | undefined
let full: Promise<FullData> | undefined
const opened = () => (full ??= openFullData(values.renew, say))
const data = {
  dataDir: () => (demonstration ??= prepare()),
  fullData: async (size: Size) => (await opened()).url(size),
  nearby: async (url: string) => (await opened()).nearby(url),
}
const measures: Measure[] = []
const folder = path.join(root, 'benchmarks/results')
try {
  for (const [id, benchmark] of chosen) {
    say(`${id} …`)
    const own = await benchmark(data)
    measures.push(...own)
    // What was asked for alone is kept at once: a later one that fails loses nothing.
    if (SCALE === 1 && asked.length > 0) addResults(folder, own, new Date())
  }
} finally {
  await full?.then(({ stop }) => stop())
  await demonstration?.then((dataDir) => rm(dataDir, { recursive: true, force: true }))
}
say(`\n${resultTable(measures)}\n`)
if (SCALE === 1) {
  if (asked.length === 0) writeResults(folder, measures, new Date())
  say('已写入 benchmarks/results/latest.md 与 latest.json')
}
