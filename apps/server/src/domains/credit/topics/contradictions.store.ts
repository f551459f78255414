import { sql } from 'kysely'
import type { ContradictionField } from '@lqr/contract/credit/contradictions.ts'
import type { Db } from '../../../data/database.ts'
import type { Contradiction } from './contradictions.rules.ts'

export interface ContradictionRow extends Contradiction {
  readonly id: string
  readonly foundAt: string
  readonly openFrom: string
}

/** What stands of a company; for institutions what they are shown already. */
export async function listContradictions(
  db: Db,
  companyId: string,
  openAt: string | undefined,
): Promise<ContradictionRow[]> {
  const { rows } = await sql<ContradictionRow>`select id, field, certified_value "certifiedValue",
      registry_value "registryValue", found_at "foundAt", open_from "openFrom"
    from credit_contradiction where company_id = ${companyId} and mended_at is null
      and (${openAt ?? null}::timestamptz is null or open_from <= ${openAt ?? null}::timestamptz)
    order by id`.execute(db)
  return rows
}

/** Ends what is no contradiction any more, or is another one by now; answers the fields that are new. */
export async function replaceContradictions(
  tx: Db,
  companyId: string,
  found: readonly Contradiction[],
  { at, openFrom }: { at: string; openFrom: string },
): Promise<ContradictionField[]> {
  const rows = JSON.stringify(found)
  await sql`select from enterprise where id = ${companyId} for no key update`.execute(tx)
  await sql`update credit_contradiction c set mended_at = ${at}
    where c.company_id = ${companyId} and c.mended_at is null and not exists (
      select from jsonb_to_recordset(${rows}::jsonb) as f (field text, "certifiedValue" text, "registryValue" text)
      where f.field = c.field and f."certifiedValue" = c.certified_value and f."registryValue" = c.registry_value)`.execute(
    tx,
  )
  const inserted = await sql<{ field: ContradictionField }>`insert into credit_contradiction
      (company_id, field, certified_value, registry_value, found_at, open_from)
    select ${companyId}, f.field, f."certifiedValue", f."registryValue", ${at}, ${openFrom}
    from jsonb_to_recordset(${rows}::jsonb) as f (field text, "certifiedValue" text, "registryValue" text)
    on conflict (company_id, field) where mended_at is null do nothing returning field`.execute(tx)
  return inserted.rows.map(({ field }) => field)
}
