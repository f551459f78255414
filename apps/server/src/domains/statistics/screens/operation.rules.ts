import type { Connector } from '@lqr/contract/connectors/entities.ts'
import { JOB_NAMES } from '@lqr/contract/operations/job-names.ts'
import {
  DAY_PARTS,
  DAYS_SHOWN,
  LANE_PARTS,
  type OperationScreen,
  PULSES,
  SERVICE_MINUTES,
} from '@lqr/contract/statistics/screens/operation-screen.ts'
import type { JobRecord, LaneRecord, PulseRecord, ServiceRecord } from './operation.store.ts'

const MINUTES_A_PART = 10
const MINUTES_A_LANE_PART = 15

/** How much was done every ten minutes; today ends where the day stands. */
export function pulsesOf(records: readonly PulseRecord[], minuteOfDay: number): OperationScreen['pulses'] {
  const partsToday = Math.floor(minuteOfDay / MINUTES_A_PART) + 1
  return PULSES.map(({ code }) => {
    const own = records.filter((record) => record.code === code)
    const day = (ago: number) => {
      const parts = Array<number>(ago === 0 ? partsToday : DAY_PARTS).fill(0)
      for (const record of own) {
        if (record.ago === ago && record.part < parts.length) parts[record.part] = record.cases
      }
      return parts
    }
    const days = Array.from({ length: DAYS_SHOWN + 1 }, (_, index) => day(DAYS_SHOWN - index))
    return { code, today: (days.at(-1) ?? []).reduce((sum, count) => sum + count, 0), days }
  })
}

/** Every connector with the quarters of an hour of today. */
export function lanesOf(
  connectors: readonly Pick<Connector, 'kind' | 'standing' | 'lastGoodAt'>[],
  records: readonly LaneRecord[],
  minuteOfDay: number,
): OperationScreen['connectors'] {
  const parts = Math.min(LANE_PARTS, Math.floor(minuteOfDay / MINUTES_A_LANE_PART) + 1)
  return connectors.map(({ kind, standing, lastGoodAt }) => {
    const own = records.filter((record) => record.kind === kind)
    return {
      kind,
      standing,
      lastGoodAt,
      calls: own.reduce((sum, { calls }) => sum + calls, 0),
      failures: own.reduce((sum, { failures }) => sum + failures, 0),
      lane: Array.from({ length: parts }, (_, part) => laneState(own.find((record) => record.part === part))),
    }
  })
}

function laneState(record: LaneRecord | undefined) {
  if (!record || record.calls === 0) return 'none'
  if (record.failures === 0) return 'well'
  return record.failures < record.calls ? 'some' : 'down'
}

/** What hinders somebody: a system that is switched off, broken off or failing. */
export function troubledOf(connectors: OperationScreen['connectors']): OperationScreen['troubled'] {
  return connectors
    .filter(({ standing }) => standing === 'off' || standing === 'open' || standing === 'troubled')
    .map(({ kind }) => kind)
}

/** Jobs by the names that operators know them by. */
export function jobLinesOf(records: readonly JobRecord[]): OperationScreen['jobs'] {
  return records.flatMap(({ name, ...counts }) => {
    const known = JOB_NAMES.find(({ code }) => code === name)
    return known && counts.waiting + counts.running + counts.failed > 0
      ? [{ name: known.name, ...counts }]
      : []
  })
}

/** How fast and how well was answered lately; `quickSeconds` is within how long 95 % were. */
export function serviceOf(
  { answered, failed, instances }: Omit<ServiceRecord, 'byBound'>,
  quickSeconds: number | null,
): OperationScreen['service'] {
  return {
    answered,
    failed,
    instances,
    perSecond: Math.round((answered / (SERVICE_MINUTES * 60)) * 10) / 10,
    p95Ms: quickSeconds === null ? null : Math.max(1, Math.round(quickSeconds * 1_000)),
  }
}
