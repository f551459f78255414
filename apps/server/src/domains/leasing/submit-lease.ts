import { caseAction } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { leaseErrors as errors } from '@lqr/contract/leasing/errors.ts'
import type { LeaseForm } from '@lqr/contract/leasing/calls.ts'
import { LEASE_CONSENT_VERSION, leaseConsent } from '@lqr/contract/leasing/consent.ts'
import { leaseCase } from '@lqr/contract/leasing/lease-case.ts'
import { largestLeaseAmount } from '@lqr/contract/leasing/lease-cost.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { movingOf } from '../../cases/request-move.ts'
import type { Acting } from '../../cases/case-kind.ts'
import { recordEvent } from '../../cases/move-case.ts'
import { announceCase, nextNumber, openCase } from '../../cases/open-case.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { evidenceHash } from '../../security/evidence-hash.ts'
import { holdPlaced, linkFiles, type SentFiles } from '../files/index.ts'
import { findApplicant } from '../certification/index.ts'
import { NEED_EVENTS } from './lease-detail.store.ts'
import { LEASE_FILES } from './lease-files.ts'
import { expiresAt } from './lease.rules.ts'
import {
  findLeasingInstitution,
  type LeasingInstitution,
  listLeasingInstitutions,
} from './lease-institutions.store.ts'
import { leaseKind } from './lease-kind.ts'
import { insertNeed, type LeaseNeedRecord } from './lease.store.ts'

/** What the enterprise agreed to, with number and moment, as the evidence that is kept. */
export function consentHash(
  needNo: string,
  corporateName: string,
  audience: LeaseForm['audience'],
  institutions: readonly LeasingInstitution[],
  at: Date,
): string {
  const names = institutions.map(({ name }) => name)
  const text = [needNo, corporateName, at.toISOString(), leaseConsent(audience, names)].join('\n')
  return evidenceHash(text)
}

/** Whom the need is shown to: the chosen institution, or those of its area; 422 at the field when there is none. */
async function receiversOf(db: Db, form: LeaseForm): Promise<LeasingInstitution[]> {
  if (form.audience === 'one') {
    const chosen = form.orgId === undefined ? undefined : await findLeasingInstitution(db, form.orgId)
    if (!chosen) throw new CallError(errors.orgNotLeasing, { fields: { orgId: errors.orgNotLeasing.msg } })
    return [chosen]
  }
  const found = await listLeasingInstitutions(db, siteScope(form.areaCode))
  if (found.length === 0) {
    throw new CallError(errors.noInstitution, { fields: { areaCode: errors.noInstitution.msg } })
  }
  return found
}

/** Refuses a consent whose text named others than those whom the need would be shown to; a form that says nothing is not asked. */
function requireNamed(institutions: readonly LeasingInstitution[], { receiverIds }: LeaseForm): void {
  if (receiverIds === undefined) return
  const isSame =
    receiverIds.length === institutions.length && institutions.every(({ id }) => receiverIds.includes(id))
  if (isSame) return
  throw new CallError(errors.receiversChanged, { fields: { consent: errors.receiversChanged.msg } })
}

async function ownFiles(db: Db, actor: Actor, sent: SentFiles) {
  const { files, foreign } = await holdPlaced(db, actor, sent, 'lease')
  if (foreign) throw new CallError(errors.fileNotYours, { fields: { [foreign]: errors.fileNotYours.msg } })
  return files
}

/**
 * Hands in a need: the consent to show it to these institutions alone, one answer awaited from each with its clock, the
 * documents, the first event, the messages and the audit row.
 */
export async function submitLease(
  acting: Acting,
  form: LeaseForm,
): Promise<{ need: LeaseNeedRecord; institutions: number }> {
  const { db, actor, now } = acting
  if (form.amountYuan > largestLeaseAmount(form.valueYuan, form.downPaymentPercent)) {
    throw new CallError(errors.amountTooHigh, { fields: { amountYuan: errors.amountTooHigh.msg } })
  }
  const institutions = await receiversOf(db, form)
  requireNamed(institutions, form)
  const files = await ownFiles(db, actor, form)
  const companyId = actor.companyId ?? ''
  const { corporateName } = await findApplicant(db, companyId)
  const needNo = await nextNumber(db, leaseCase, 'lease_need_no', now)
  const need = await insertNeed(db, {
    need_no: needNo,
    company_id: companyId,
    applicant_account_id: actor.accountId,
    kind: form.kind,
    equipment_name: form.equipmentName,
    equipment_category: form.equipmentCategory,
    equipment_condition: form.equipmentCondition,
    value_yuan: form.valueYuan,
    amount_yuan: form.amountYuan,
    term_months: form.termMonths,
    down_payment_percent: form.downPaymentPercent,
    purpose: form.purpose,
    area_code: form.areaCode,
    contact_name: form.contactName,
    contact_phone_cipher: acting.services.cipher.encrypt(form.contactPhone),
    audience: form.audience,
    consent_version: LEASE_CONSENT_VERSION,
    consent_hash: consentHash(needNo, corporateName, form.audience, institutions, now),
    status: 'SUBMITTED',
    expires_at: expiresAt(now).toISOString(),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  })
  await linkFiles(db, { entity: LEASE_FILES, entityId: need.id }, files)
  await notifyInstitutions(acting, need, institutions)
  acting.audit({
    action: caseAction(leaseCase, 'submit'),
    entity: 'lease_need',
    entityId: need.id,
    detail: {
      amountYuan: need.amount_yuan,
      audience: need.audience,
      orgIds: institutions.map(({ id }) => id),
      consent: LEASE_CONSENT_VERSION,
    },
  })
  return { need, institutions: institutions.length }
}

/** Every institution gets an answer of its own to give; the timeline of the need begins once. */
async function notifyInstitutions(
  acting: Acting,
  need: LeaseNeedRecord,
  institutions: readonly LeasingInstitution[],
): Promise<void> {
  const event = { action: 'submit', from: null, to: need.status, note: null }
  await recordEvent(movingOf(acting, 'enterprise'), NEED_EVENTS, need, event)
  for (const { id } of institutions) {
    const values = { need_id: need.id, org_id: id, company_id: need.company_id }
    const answer = await openCase(acting, leaseKind, values)
    if (answer) await announceCase(acting.db, leaseKind, answer)
  }
}
