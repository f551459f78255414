import { type Decided, numberOf } from './decider.ts'
import type { EvidenceItem } from './evidence.ts'

/** The year whose report is due by the day: that before the last until the 30th of June, then the last one. */
function dueYear(on: string): number {
  return Number(on.slice(0, 4)) - (on.slice(5) > '06-30' ? 1 : 2)
}

/** Reports with their year, the newest first. */
function byYear(items: readonly EvidenceItem[]): { item: EvidenceItem; year: number }[] {
  return items
    .flatMap((item) => {
      const year = numberOf(item, 'year')
      return year === undefined ? [] : [{ item, year }]
    })
    .toSorted((a, b) => b.year - a.year)
}

function filedFor(items: readonly EvidenceItem[], on: string): Decided<'filed' | 'older'> | undefined {
  const [newest] = byYear(items)
  if (newest === undefined) return undefined
  return { bin: newest.year >= dueYear(on) ? 'filed' : 'older', used: [newest.item] }
}

/** Two years that follow each other, both with revenue, or nothing: a field that was not published is no sign of anything. */
function growthOf(items: readonly EvidenceItem[]): Decided<'up' | 'slower' | 'down'> | undefined {
  const [newest, before] = byYear(items)
  if (newest === undefined || before === undefined || newest.year - before.year !== 1) return undefined
  const now = numberOf(newest.item, 'revenueYuan')
  const then = numberOf(before.item, 'revenueYuan')
  if (now === undefined || then === undefined || then <= 0) return undefined
  const bin = now >= then ? 'up' : now >= then * 0.8 ? 'slower' : 'down'
  return { bin, used: [newest.item, before.item] }
}

function debtOf(items: readonly EvidenceItem[]): Decided<'low' | 'middle' | 'high'> | undefined {
  const [newest] = byYear(items)
  const assets = newest && numberOf(newest.item, 'assetsYuan')
  const debts = newest && numberOf(newest.item, 'liabilitiesYuan')
  if (newest === undefined || assets === undefined || debts === undefined || assets <= 0) return undefined
  const bin = debts <= assets * 0.6 ? 'low' : debts <= assets * 0.8 ? 'middle' : 'high'
  return { bin, used: [newest.item] }
}

/** What annual reports answer. */
export const annualReportDeciders = {
  annualReport: { facts: ['year', 'publishedOn'], decide: filedFor },
  growth: { facts: ['year', 'revenueYuan'], decide: growthOf },
  debt: { facts: ['year', 'assetsYuan', 'liabilitiesYuan'], decide: debtOf },
} as const
