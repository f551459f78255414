import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import type {
  ComparedResponse,
  EquityOffer,
  Investment,
  NeedResponses,
  ResponseDetail,
  ResponseOffer,
} from '@lqr/contract/financing/response-entities.ts'
import { maskPhone } from '@lqr/contract/rules/mask.ts'
import { caseCan, caseScope, scopeOfSide } from '../../cases/case-access.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { progressOf, timelineOf } from '../../cases/case-progress.ts'
import { refusalFigure } from '../../cases/refusal-columns.ts'
import type { CaseScope } from '../../cases/case.store.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import { hasRole } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { CASE_AUTHORITIES } from '../../cases/move-case.ts'
import { isLive } from '../credit/index.ts'
import { listLinkedFiles } from '../files/index.ts'
import { NEED_FILES } from './need-files.ts'
import { needKind } from './need-kind.ts'
import {
  type CompleteNeed,
  countWaiting,
  findAreaName,
  findCompany,
  findPublishedWithin,
  findResponseFacts,
  listResponseFacts,
  requireNeedOf,
  type ResponseFacts,
} from './response-detail.store.ts'
import { responseKind } from './response-kind.ts'
import { hasLapsed, holdsSlot, takesInstitutions } from './response.rules.ts'
import { waysOn } from './ways-on.ts'

/** Whether the institution may see whose need it is: while the enterprise's consent for it lives. */
export function isOpenTo({ authorisation }: Pick<ResponseFacts, 'authorisation'>, now: Date): boolean {
  return authorisation !== null && isLive(authorisation, now)
}

/** A response as the actor's institution sees it now; 404 when it is not its own. */
export async function showResponse(viewing: Viewing, id: string): Promise<ResponseDetail> {
  const { db, actor, now } = viewing
  const scope = scopeOfSide(await caseScope(db, actor, responseKind), 'institution')
  const row = await findResponseFacts(db, id, scope)
  if (!row) throw new CallError(errors.responseNotFound)
  const need = await requireNeedOf(db, row.need_id)
  const events = await timelineOf(db, responseKind, row, scope)
  const isOpen = isOpenTo(row, now)
  return {
    id: row.id,
    responseNo: row.response_no,
    ...needed(need),
    areaName: await findAreaName(db, need.area_code),
    wantRate: need.want_rate,
    guaranteeMode: need.guarantee_mode,
    purpose: need.purpose,
    description: need.description,
    needIndustryCode: need.industry_code,
    validTo: need.valid_to,
    orgId: row.org_id,
    orgName: row.org_name,
    ...(isOpen ? await opened(viewing, need, row) : CLOSED),
    ...answer(row, now),
    alternatives: [],
    // An enterprise acts under its name.
    timeline: isOpen
      ? events
      : events.map((event) => (event.actorSide === 'enterprise' ? { ...event, actorName: '' } : event)),
    can: caseCan(responseKind, { actor, scope, now }, row, 'institution'),
  }
}

/** What the institution no longer sees once the consent has ended. */
const CLOSED = {
  corporateName: null,
  creditCode: null,
  industryCode: null,
  scale: null,
  contactName: null,
  contactPhone: null,
  opensPhone: false,
  files: [],
  isAuthorised: false,
}

async function opened({ db, services }: Viewing, need: CompleteNeed, row: ResponseFacts) {
  const company = await findCompany(db, need.company_id)
  return {
    corporateName: company.corporate_name,
    creditCode: company.credit_code,
    industryCode: company.industry_code,
    scale: company.scale,
    contactName: need.contact_name,
    contactPhone: maskPhone(services.cipher.decrypt(need.contact_phone_cipher)),
    opensPhone: holdsSlot(row.status),
    files: await listLinkedFiles(db, { entity: NEED_FILES, entityId: need.id }),
    isAuthorised: true,
  }
}

/** Everything institutions have answered to a need, for its enterprise and the authority of its area; 404 for others. */
export async function showNeedResponses(viewing: Viewing, needId: string): Promise<NeedResponses> {
  const { db, actor, now } = viewing
  const scope = await caseScope(db, actor, needKind)
  const need = await findPublishedWithin(db, needId, { ...scope, orgIds: [] })
  if (!need) throw new CallError(errors.needNotFound)
  const rows = await listResponseFacts(db, needId)
  const held = rows.filter(({ status }) => holdsSlot(status)).length
  const isOpen = takesInstitutions(need, shanghaiDay(now))
  return {
    ...needed(need),
    wantRate: need.want_rate,
    slots: need.slots,
    slotsFree: isOpen ? Math.max(0, need.slots - held) : 0,
    isOpen,
    waiting: await countWaiting(db, needId),
    responses: await Promise.all(rows.map((row) => compared(viewing, need, row))),
    can: { dispatch: hasRole(actor, ...CASE_AUTHORITIES) && isOpen },
  }
}

async function compared(viewing: Viewing, need: CompleteNeed, row: ResponseFacts): Promise<ComparedResponse> {
  const { db, actor, services, now } = viewing
  const scope = await caseScope(db, actor, responseKind)
  const isOwn = actor.companyId === row.company_id
  return {
    id: row.id,
    responseNo: row.response_no,
    orgId: row.org_id,
    orgName: row.org_name,
    orgPhone: row.org_phone,
    officerPhone:
      isOwn && row.officer_phone_cipher ? services.cipher.decrypt(row.officer_phone_cipher) : null,
    ...answer(row, now),
    corrections: isOwn ? await correctionsOf(db, row, scope) : [],
    alternatives: isOwn ? await waysOn(viewing, need, { code: row.decline_code, orgId: row.org_id }) : [],
    can: caseCan(responseKind, { actor, scope, now }, row, 'enterprise'),
  }
}

/** What its institution has corrected of the investment, in order (decision 0235). */
async function correctionsOf(db: Db, row: ResponseFacts, scope: CaseScope) {
  if (row.invested_yuan === null) return []
  const events = await timelineOf(db, responseKind, row, scope)
  return events.filter(({ action }) => action === 'correct').map(({ at, note }) => ({ at, note: note ?? '' }))
}

function needed(need: CompleteNeed) {
  return {
    needId: need.id,
    demandNo: need.demand_no,
    title: need.title,
    demandType: need.demand_type,
    amountYuan: need.amount_yuan,
    termMonths: need.term_months,
    areaCode: need.area_code,
  }
}

function answer(row: ResponseFacts, now: Date) {
  const isLapsed = hasLapsed(row, shanghaiDay(now))
  return {
    ...progressOf(responseKind, row, now),
    cameBy: row.came_by,
    contactedAt: row.contacted_at,
    contactWay: row.contact_way,
    offer: offerOf(row, isLapsed),
    equityOffer: equityOfferOf(row, isLapsed),
    investment: investmentOf(row),
    chosenAt: row.chosen_at,
    applicationId: row.application_id,
    declineCode: row.decline_code,
    declineReason: row.decline_reason,
    nextSteps: row.next_steps,
    ...refusalFigure(row),
    version: row.version,
  }
}

function equityOfferOf(row: ResponseFacts, isLapsed: boolean): EquityOffer | null {
  const { offer_amount_yuan: amountYuan, offer_share_percent: sharePercent, offer_stage: stage } = row
  const { offer_valid_to: validTo, offered_at: offeredAt } = row
  if (
    sharePercent === null ||
    amountYuan === null ||
    stage === null ||
    validTo === null ||
    offeredAt === null
  )
    return null
  return { amountYuan, sharePercent, stage, conditions: row.offer_conditions, validTo, isLapsed, offeredAt }
}

function investmentOf(row: ResponseFacts): Investment | null {
  const { invested_yuan: amountYuan, invested_share_percent: sharePercent, invested_on: investedOn } = row
  if (amountYuan === null || sharePercent === null || investedOn === null) return null
  return { amountYuan, sharePercent, investedOn }
}

function offerOf(row: ResponseFacts, isLapsed: boolean): ResponseOffer | null {
  const { offer_product_id: productId, offer_amount_yuan: amountYuan, offer_rate: ratePercent } = row
  const { offer_annual_cost: annualCost, offer_term_months: termMonths } = row
  const { offer_guarantee_mode: guaranteeMode, offer_valid_to: validTo, offered_at: offeredAt } = row
  if (
    productId === null ||
    amountYuan === null ||
    ratePercent === null ||
    annualCost === null ||
    termMonths === null ||
    guaranteeMode === null ||
    validTo === null ||
    offeredAt === null
  ) {
    return null
  }
  return {
    productId,
    productName: row.product_name ?? '',
    amountYuan,
    ratePercent,
    annualCost,
    termMonths,
    guaranteeMode,
    conditions: row.offer_conditions,
    validTo,
    isLapsed,
    offeredAt,
  }
}
