import type { NeedDetail } from '@lqr/contract/financing/entities.ts'
import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { maskPhone } from '@lqr/contract/rules/mask.ts'
import { caseCan, caseScope, scopeOfSide } from '../../cases/case-access.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { isSealedFor, sealedTimeline } from '../../cases/case-seal.ts'
import { progressOf, timelineOf } from '../../cases/case-progress.ts'
import { refusalFigure } from '../../cases/refusal-columns.ts'
import type { CaseScope } from '../../cases/case.store.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { isOfKind } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { listLinkedFiles } from '../files/index.ts'
import { findNeedWithin, type NeedFacts } from './need-detail.store.ts'
import { NEED_FILES } from './need-files.ts'
import { needKind } from './need-kind.ts'
import { askedOf, toldOf } from './need-view.ts'
import { waysOn } from './ways-on.ts'

/** A need as its enterprise or the authority of its area reads it; 404 when the viewer is neither. */
export async function showNeed(viewing: Viewing, id: string): Promise<NeedDetail> {
  const scope = await caseScope(viewing.db, viewing.actor, needKind)
  const today = shanghaiDay(viewing.now)
  for (const [side, view] of [
    ['enterprise', 'own'],
    ['authority', 'authority'],
  ] as const) {
    const row = await findNeedWithin(viewing.db, id, scopeOfSide(scope, side), today)
    if (row) return shown(viewing, scope, row, view)
  }
  throw new CallError(errors.needNotFound)
}

async function shown(
  { db, actor, services, now }: Viewing,
  scope: CaseScope,
  row: NeedFacts,
  view: NeedDetail['view'],
): Promise<NeedDetail> {
  const isSealed = isSealedFor(row, scope)
  const events = await timelineOf(db, needKind, row, scope)
  const can = caseCan(needKind, { actor, scope, now }, row, 'enterprise', 'authority')
  const isOwnDraft = view === 'own' && row.status === 'DRAFT'
  const phone = row.contact_phone_cipher && services.cipher.decrypt(row.contact_phone_cipher)
  return {
    id: row.id,
    demandNo: row.demand_no,
    view,
    ...(isSealed ? SEALED : { ...askedOf(row), contactName: row.contact_name }),
    ...toldOf(row),
    ...progressOf(needKind, row, now),
    companyName: isSealed ? '' : row.corporate_name,
    contactPhone: isSealed || !phone ? null : view === 'own' ? phone : maskPhone(phone),
    rejectCode: row.reject_code,
    rejectReason: row.reject_reason,
    nextSteps: row.next_steps,
    ...refusalFigure(row),
    alternatives:
      view === 'own' ? await waysOn({ db, now }, row, { code: row.reject_code, orgId: null }) : [],
    files: isSealed ? [] : await listLinkedFiles(db, { entity: NEED_FILES, entityId: row.id }),
    isSealed,
    timeline: isSealed ? sealedTimeline(events) : events,
    can: {
      ...can,
      edit: can.revise || (isOwnDraft && isOfKind(actor, 'enterprise')),
      remove: isOwnDraft,
    },
    version: row.version,
  }
}

/** What an authority is not told of a need that was taken back before an institution had it. */
const SEALED = {
  title: null,
  demandType: null,
  amountYuan: null,
  termMonths: null,
  wantRate: null,
  guaranteeMode: null,
  industryCode: null,
  areaCode: null,
  areaName: null,
  purpose: null,
  description: null,
  contactName: null,
} as const
