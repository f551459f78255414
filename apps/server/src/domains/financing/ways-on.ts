import type { RefusalAlternative } from '@lqr/contract/reference/refusal-fields.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { refusalAlternatives } from '../products/index.ts'
import type { NeedRecord } from './need.store.ts'

type Asked = Pick<
  NeedRecord,
  'company_id' | 'amount_yuan' | 'term_months' | 'area_code' | 'demand_type' | 'guarantee_mode'
>

/**
 * Where else the enterprise may go with its need after a refusal of that code; nowhere when nothing was refused or the need is
 * not complete. `orgId` is the institution that refused; null when the authority did.
 */
export async function waysOn(
  { db, now }: Pick<Viewing, 'db' | 'now'>,
  need: Asked,
  { code, orgId }: { code: string | null; orgId: string | null },
): Promise<RefusalAlternative[]> {
  const { amount_yuan: amountYuan, term_months: termMonths, demand_type: demandType } = need
  if (code === null || amountYuan === null || termMonths === null) return []
  const want = {
    amountYuan,
    termMonths,
    areaCode: need.area_code ?? undefined,
    demandType: demandType ?? undefined,
    guaranteeMode: need.guarantee_mode ?? undefined,
  }
  return refusalAlternatives({ db, now }, { companyId: need.company_id, orgId, code, want })
}
