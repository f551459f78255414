import type { OpenNeed } from '@lqr/contract/financing/entities.ts'
import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { maskCompanyName } from '@lqr/contract/reference/mask-company-name.ts'
import { caseScope, scopeOfSide } from '../../cases/case-access.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { findNeedWithin, findOpenNeed } from './need-detail.store.ts'
import { needKind } from './need-kind.ts'
import { daysBetween } from './need.rules.ts'
import { askedOf, toldOf } from './need-view.ts'
import { takesInstitutions } from './response.rules.ts'

type Looking = Pick<Viewing, 'db' | 'now'> & { readonly actor: Actor | undefined }

/** A need as everybody reads it; 404 unless it is open or the own one. */
export async function showOpenNeed({ db, now, actor }: Looking, id: string): Promise<OpenNeed> {
  const scope = actor && scopeOfSide(await caseScope(db, actor, needKind), 'enterprise')
  const today = shanghaiDay(now)
  const own = scope && (await findNeedWithin(db, id, scope, today))
  const row = own ?? (await findOpenNeed(db, id, today))
  if (!row) throw new CallError(errors.needNotFound)
  const { corporate_name: name, shows_company: isNamed, valid_to: until } = row
  return {
    id: row.id,
    demandNo: row.demand_no,
    status: row.status,
    ...askedOf(row),
    ...toldOf(row),
    companyName: isNamed || own ? name : maskCompanyName(name),
    daysLeft: until === null ? null : Math.max(0, daysBetween(today, until)),
    isOpen: until !== null && takesInstitutions({ ...row, valid_to: until }, today),
    isOwn: own !== undefined,
  }
}
