import { sql } from 'kysely'
import type { CaseKind, CaseRow, Moving } from './case-kind.ts'
import { listCases } from './case.store.ts'
import { ENTERPRISE_LEFT } from './copy.ts'
import { moveAlong, PLATFORM } from './move-case.ts'

/** Ends the cases of a kind that go on only as long as their enterprise is there; whoever deals with them is told by the move. */
export async function endWithEnterprise(
  moving: Omit<Moving, 'mover'>,
  kind: CaseKind,
  companyId: string,
): Promise<void> {
  const { declaration, endsByEnterprise: move } = kind
  if (move === undefined) return
  const from = [...(declaration.moves[move]?.from ?? [])]
  const where = sql<boolean>`company_id = ${companyId} and status = any(${from}::text[])`
  for (const row of await listCases<CaseRow>(moving.db, kind, where)) {
    await kind.hold?.(moving.db, row.id)
    await moveAlong({ ...moving, mover: PLATFORM }, kind, row, { move, note: ENTERPRISE_LEFT })
  }
}
