import { createHash } from 'node:crypto'
import { RECONCILIATION_KINDS } from '@lqr/contract/open/reconciliation-kinds.ts'
import { sumOf } from './file.rules.ts'
import type { Row } from './row.ts'

export interface Facts {
  readonly sha256: string
  readonly sm3: string
  readonly rows: number
  readonly sumYuan: number
  readonly sums: readonly { readonly kind: Row['kind']; readonly rows: number; readonly sumYuan: number }[]
}

export function factsOf(content: Buffer, rows: readonly Row[]): Facts {
  const digest = (name: string) => createHash(name).update(content).digest('hex')
  const sums = RECONCILIATION_KINDS.map(({ code }) => {
    const own = rows.filter(({ kind }) => kind === code)
    return { kind: code, rows: own.length, sumYuan: sumOf(own) }
  })
  return {
    sha256: digest('sha256'),
    sm3: digest('sm3'),
    rows: rows.length,
    sumYuan: sumOf(rows),
    sums: sums.filter((sum) => sum.rows > 0),
  }
}
