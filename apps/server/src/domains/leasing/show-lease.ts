import type { LeaseNeedDetail, LeaseOffer, LeaseTaskDetail } from '@lqr/contract/leasing/entities.ts'
import { leaseCase } from '@lqr/contract/leasing/lease-case.ts'
import { leaseAnnualCost } from '@lqr/contract/leasing/lease-cost.ts'
import { maskPhone } from '@lqr/contract/rules/mask.ts'
import { caseCan, caseScope, scopeOfSide } from '../../cases/case-access.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { isSealedFor, sealedTimeline } from '../../cases/case-seal.ts'
import { refusalFigure } from '../../cases/refusal-columns.ts'
import { progressOf } from '../../cases/case-progress.ts'
import { readBy } from '../../cases/case-timeline.rules.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { isOfKind } from '../../http/actor.ts'
import { listLinkedFiles } from '../files/index.ts'
import { refusalAlternatives } from '../products/index.ts'
import {
  findOwnNeed,
  findTask,
  listLeaseEvents,
  listResponseFacts,
  type NeedFacts,
  type ResponseFacts,
  type TaskFacts,
} from './lease-detail.store.ts'
import { LEASE_FILES } from './lease-files.ts'
import { leaseKind } from './lease-kind.ts'
import { hasLapsed, mayWithdraw, opensContact, opensFiles } from './lease.rules.ts'

/** A need of the actor's enterprise with every institution's answer; undefined when it is not its own. */
export async function showLeaseNeed(viewing: Viewing, id: string): Promise<LeaseNeedDetail | undefined> {
  const { db, actor, services, now } = viewing
  const need = await findOwnNeed(db, id, actor.companyId)
  if (!need) return undefined
  const answers = await listResponseFacts(db, id)
  const scope = await caseScope(db, actor, leaseKind)
  const can = (row: ResponseFacts) => {
    const { agree, cancel } = caseCan(leaseKind, { actor, scope, now }, row, 'enterprise')
    return { agree, cancel }
  }
  return {
    id: need.id,
    ...request(need),
    contactPhone: services.cipher.decrypt(need.contact_phone_cipher),
    files: await listLinkedFiles(db, { entity: LEASE_FILES, entityId: id }),
    status: need.status,
    expiresAt: need.expires_at,
    responses: await Promise.all(
      answers.map(async (row) => ({
        id: row.id,
        orgId: row.org_id,
        orgName: row.org_name,
        orgPhone: row.org_phone,
        officerPhone: row.officer_phone_cipher && services.cipher.decrypt(row.officer_phone_cipher),
        ...answer(row, now),
        alternatives: await alternativesOf(viewing, need, row),
        can: can(row),
      })),
    ),
    timeline: readBy(leaseCase, { side: 'enterprise', orgIds: [] }, await listLeaseEvents(db, id)),
    can: { withdraw: isOfKind(actor, 'enterprise:any') && mayWithdraw(answers) },
    createdAt: need.created_at,
    updatedAt: need.updated_at,
    version: need.version,
  }
}

/** A need as the actor's institution sees it, with its own answer alone; undefined when it was not shown to it. */
export async function showLeaseTask(viewing: Viewing, id: string): Promise<LeaseTaskDetail | undefined> {
  const { db, actor, services, now } = viewing
  const scope = scopeOfSide(await caseScope(db, actor, leaseKind), 'institution')
  const found = await findTask(db, id, scope)
  if (!found) return undefined
  const { need, response } = found
  const phone = services.cipher.decrypt(need.contact_phone_cipher)
  const isSealed = isSealedFor(response, scope)
  const reader = { side: 'institution', orgIds: scope.orgIds } as const
  const events = readBy(leaseCase, reader, await listLeaseEvents(db, need.id, response.id))
  return {
    id: response.id,
    orgId: response.org_id,
    orgName: response.org_name,
    needNo: need.need_no,
    kind: need.kind,
    audience: need.audience,
    ...(isSealed ? SEALED : { ...enterprise(need), ...request(need), contactPhone: maskPhone(phone) }),
    isSealed,
    opensPhone: opensContact(response.status),
    files: opensFiles(response.status)
      ? await listLinkedFiles(db, { entity: LEASE_FILES, entityId: need.id })
      : [],
    ...answer(response, now),
    alternatives: [],
    timeline: isSealed ? sealedTimeline(events) : events,
    can: caseCan(leaseKind, { actor, scope, now }, response, 'institution'),
  }
}

/** What an institution is not told of a need that was taken back before it had taken it up. */
const SEALED = {
  corporateName: null,
  creditCode: null,
  industryCode: null,
  scale: null,
  equipmentName: null,
  equipmentCategory: null,
  equipmentCondition: null,
  valueYuan: null,
  amountYuan: null,
  termMonths: null,
  downPaymentPercent: null,
  areaCode: null,
  areaName: null,
  purpose: null,
  contactName: null,
  contactPhone: null,
} as const

function enterprise(need: TaskFacts['need']) {
  return {
    corporateName: need.corporate_name,
    creditCode: need.credit_code,
    industryCode: need.industry_code,
    scale: need.scale,
  }
}

function request(need: NeedFacts) {
  return {
    needNo: need.need_no,
    kind: need.kind,
    equipmentName: need.equipment_name,
    equipmentCategory: need.equipment_category,
    equipmentCondition: need.equipment_condition,
    valueYuan: need.value_yuan,
    amountYuan: need.amount_yuan,
    termMonths: need.term_months,
    downPaymentPercent: need.down_payment_percent,
    areaCode: need.area_code,
    areaName: need.area_name,
    purpose: need.purpose,
    contactName: need.contact_name,
    audience: need.audience,
  }
}

/** Where else the enterprise may lease, after an institution has declined. */
async function alternativesOf({ db, now }: Viewing, need: NeedFacts, row: ResponseFacts) {
  const { decline_code: code, org_id: orgId, company_id: companyId } = row
  if (row.status !== 'DECLINED' || code === null) return []
  const { amount_yuan: amountYuan, term_months: termMonths, area_code: areaCode } = need
  const want = { amountYuan, termMonths, areaCode, demandType: 'lease' } as const
  return refusalAlternatives({ db, now }, { companyId, orgId, code, want })
}

function answer(row: ResponseFacts, now: Date) {
  return {
    ...progressOf(leaseKind, row, now),
    offer: offerOf(row, now),
    agreedAt: row.agreed_at,
    declineCode: row.decline_code,
    declineReason: row.decline_reason,
    nextSteps: row.next_steps,
    endReason: row.end_reason,
    ...refusalFigure(row),
    version: row.version,
  }
}

function offerOf(row: ResponseFacts, now: Date): LeaseOffer | null {
  const { offer_amount_yuan: amountYuan, offer_rent_yuan: rentYuan, offer_rate: ratePercent } = row
  const { offer_term_months: termMonths, offer_fee_yuan: feeYuan, offered_at: offeredAt } = row
  if (
    amountYuan === null ||
    rentYuan === null ||
    ratePercent === null ||
    termMonths === null ||
    feeYuan === null ||
    offeredAt === null
  ) {
    return null
  }
  return {
    amountYuan,
    rentYuan,
    ratePercent,
    termMonths,
    feeYuan,
    conditions: row.offer_conditions,
    validTo: row.offer_valid_to,
    isLapsed: hasLapsed(row, shanghaiDay(now)),
    offeredAt,
    totalYuan: rentYuan * termMonths + feeYuan,
    annualCost: leaseAnnualCost({ amountYuan, ratePercent, termMonths, feeYuan }),
  }
}
