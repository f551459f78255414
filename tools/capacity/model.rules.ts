import type { TableSize } from './tables.store.ts'

/** What a database holds at a share of one province, from 0 to 1. */
export interface Measured {
  readonly share: number
  readonly tables: readonly TableSize[]
}

/** Tables of one purpose, and what grows with them. */
const ROOMS: readonly (readonly [room: string, tables: RegExp])[] = [
  ['审计', /^audit_/],
  ['消息与办件经过', /^(?:message|case_event|task|case_)/],
  ['统计', /^(?:figure_|event_figure|screen)/],
  ['融资需求', /^(?:financing_need|need_|response)/],
  ['企业', /^(?:enterprise|company|certification|account|session|consent)/],
  ['搜索', /^search_|_search|_map$/],
  ['政策与资讯', /^(?:policy|article|placement|link)/],
  ['申请与产品', /^(?:product|application|lease|credit_|tax_)/],
]
const ELSE = '其他'

export const roomOfTable = (table: string): string =>
  ROOMS.find(([, tables]) => tables.test(table))?.[0] ?? ELSE

export interface RoomSize {
  readonly rows: number
  readonly bytes: number
}

/** Rows and bytes of each room, the largest first. */
export function sizesByRoom({ tables }: Pick<Measured, 'tables'>): Map<string, RoomSize> {
  const sums = new Map<string, RoomSize>()
  for (const { table, rows, heapBytes, indexBytes } of tables) {
    const room = roomOfTable(table)
    const { rows: before, bytes } = sums.get(room) ?? { rows: 0, bytes: 0 }
    sums.set(room, { rows: before + rows, bytes: bytes + heapBytes + indexBytes })
  }
  return new Map([...sums].toSorted(([, one], [, other]) => other.bytes - one.bytes))
}

/**
 * What a measured quantity will be at another share, from two measured shares: a part that is always there and one that
 * grows with the province. Without two different shares everything is taken to grow.
 */
export function predict(
  one: { readonly share: number; readonly value: number },
  other: { readonly share: number; readonly value: number },
  share: number,
): number {
  if (one.share === other.share) return (one.value / one.share) * share
  const perProvince = (other.value - one.value) / (other.share - one.share)
  return Math.max(0, one.value + perProvince * (share - one.share))
}
