import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { getAttention } from '@lqr/contract/oversight/attention-calls.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { todayCopy as copy } from '../copy.ts'

export type Attention = CallOutput<typeof getAttention>
export const TILES = ['overdue', 'uncontacted', 'batches', 'soon'] as const
export type Tile = (typeof TILES)[number]
export const LIST = 'list'
export const ORG = 'org'

/** Which list is open: the first one unless the address names another. */
export function useTile(): Tile {
  const [search] = useSearchParams()
  return TILES.find((tile) => tile === search.get(LIST)) ?? 'overdue'
}

interface TileProps {
  tile: Tile
  value: number
  unit: string
  hint: ReactNode
  isLate?: boolean
}

/** A number that opens its list below; state is said by shape, word and colour. */
function TileLink({ tile, value, unit, hint, isLate = false }: TileProps) {
  const [search] = useSearchParams()
  const current = useTile()
  const next = new URLSearchParams(search)
  next.delete(ORG)
  next.delete('page')
  next.set(LIST, tile)
  const look = value === 0 ? 'ok' : isLate ? 'late' : 'soon'
  return (
    <li>
      <Link
        to={{ search: next.toString() }}
        replace
        preventScrollReset
        className="attention-tile"
        aria-current={current === tile ? 'true' : undefined}
      >
        <span className="attention-name">
          <span aria-hidden className={`oversight-${look}`}>
            {{ ok: '●', late: '▲', soon: '◆' }[look]}
          </span>{' '}
          {copy.tiles[tile]}
        </span>
        <span className={`attention-value oversight-${look}`}>
          <strong>{value.toLocaleString('zh-CN')}</strong> {unit}
        </span>
        <span className="muted">{hint}</span>
      </Link>
    </li>
  )
}

/** What needs attention today, in four numbers. */
export function AttentionTiles({ of }: { of: Attention }) {
  const { units } = copy
  return (
    <nav aria-label={copy.lists}>
      <ul className="attention-tiles">
        <TileLink
          tile="overdue"
          isLate
          value={of.overdue}
          unit={units.case}
          hint={copy.overdueHint(of.institutions.length, of.overdueOldestDays)}
        />
        <TileLink
          tile="uncontacted"
          isLate
          value={of.uncontacted}
          unit={units.need}
          hint={copy.uncontactedHint(of.uncontacted > 0 ? formatAmount(of.uncontactedAmountYuan) : '')}
        />
        <TileLink
          tile="batches"
          value={of.closingBatches}
          unit={units.batch}
          hint={copy.batchesHint(of.batches[0]?.daysLeft)}
        />
        <TileLink tile="soon" value={of.soon} unit={units.case} hint={copy.soonHint(of.soonToday)} />
      </ul>
    </nav>
  )
}
