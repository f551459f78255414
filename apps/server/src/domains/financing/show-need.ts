import type { NeedDetail } from '@lqr/contract/financing/entities.ts'
import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { maskCompanyName } from '@lqr/contract/reference/mask-company-name.ts'
import { maskPhone } from '@lqr/contract/rules/mask.ts'
import { caseCan, caseScope, scopeOfSide } from '../../cases/case-access.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { isSealedFor, sealedTimeline } from '../../cases/case-seal.ts'
import { progressOf, timelineOf } from '../../cases/case-progress.ts'
import type { CaseScope } from '../../cases/case.store.ts'
import { type Actor, isOfKind } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { listLinkedFiles } from '../files/index.ts'
import { findNeedWithin, findOpenNeed, type NeedFacts } from './need-detail.store.ts'
import { NEED_FILES } from './need-files.ts'
import { needKind } from './need-kind.ts'

type Looking = Omit<Viewing, 'actor'> & { readonly actor: Actor | undefined }

const NOBODYS: CaseScope = { companyId: null, orgIds: [], areas: [] }

/** A need as the viewer may read it; 404 when it may know of none. */
export async function showNeed(looking: Looking, id: string): Promise<NeedDetail> {
  const { db, actor } = looking
  const scope = actor ? await caseScope(db, actor, needKind) : NOBODYS
  const own = await findNeedWithin(db, id, scopeOfSide(scope, 'enterprise'))
  if (own) return inside(looking, scope, own, 'own')
  const ofArea = await findNeedWithin(db, id, scopeOfSide(scope, 'authority'))
  if (ofArea) return inside(looking, scope, ofArea, 'authority')
  const open = await findOpenNeed(db, id)
  if (!open) throw new CallError(errors.needNotFound)
  return inPublic(looking, open)
}

function inPublic({ now }: Looking, row: NeedFacts): NeedDetail {
  const name = row.corporate_name
  return {
    ...facts(row, now),
    ...request(row),
    view: 'public',
    companyName: row.shows_company ? name : maskCompanyName(name),
    officerName: null,
    contactName: null,
    contactPhone: null,
    files: [],
    isSealed: false,
    timeline: [],
    can: NOTHING,
  }
}

async function inside(
  { db, actor, services, now }: Looking,
  scope: CaseScope,
  row: NeedFacts,
  view: 'own' | 'authority',
): Promise<NeedDetail> {
  const isSealed = isSealedFor(row, scope)
  const events = await timelineOf(db, needKind, row)
  const can = actor ? caseCan(needKind, { actor, scope, now }, row, 'enterprise', 'authority') : NOTHING
  const isOwnDraft = view === 'own' && row.status === 'DRAFT'
  const phone = row.contact_phone_cipher && services.cipher.decrypt(row.contact_phone_cipher)
  return {
    ...facts(row, now),
    ...(isSealed ? SEALED : { ...request(row), contactName: row.contact_name }),
    view,
    companyName: isSealed ? '' : row.corporate_name,
    contactPhone: isSealed || !phone ? null : view === 'own' ? phone : maskPhone(phone),
    files: isSealed ? [] : await listLinkedFiles(db, { entity: NEED_FILES, entityId: row.id }),
    isSealed,
    timeline: isSealed ? sealedTimeline(events) : events,
    can: {
      ...can,
      edit: can.revise || (isOwnDraft && actor !== undefined && isOfKind(actor, 'enterprise')),
      remove: isOwnDraft,
    },
  }
}

const NOTHING = {
  submit: false,
  revise: false,
  takeOffline: false,
  relist: false,
  withdraw: false,
  unmatch: false,
  reject: false,
  edit: false,
  remove: false,
} as const

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

function facts(row: NeedFacts, now: Date) {
  return {
    id: row.id,
    demandNo: row.demand_no,
    ...progressOf(needKind, row, now),
    showsCompany: row.shows_company,
    validTo: row.valid_to,
    slots: row.slots,
    slotsFree: row.slots_free,
    publishedAt: row.published_at,
    rejectCode: row.reject_code,
    rejectReason: row.reject_reason,
    nextSteps: row.next_steps,
    isExample: row.is_example,
    version: row.version,
  }
}

function request(row: NeedFacts) {
  return {
    title: row.title,
    demandType: row.demand_type,
    amountYuan: row.amount_yuan,
    termMonths: row.term_months,
    wantRate: row.want_rate,
    guaranteeMode: row.guarantee_mode,
    industryCode: row.industry_code,
    areaCode: row.area_code,
    areaName: row.area_name,
    purpose: row.purpose,
    description: row.description,
  }
}
