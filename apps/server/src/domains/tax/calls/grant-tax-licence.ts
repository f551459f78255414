import { legalPersonErrors } from '@lqr/contract/certification/errors.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { grantTaxLicence } from '@lqr/contract/tax/calls.ts'
import { taxErrors as errors } from '@lqr/contract/tax/errors.ts'
import { TAX_LETTER_VERSION } from '@lqr/contract/tax/licence-letter.ts'
import { maskPhone } from '@lqr/contract/rules/mask.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindGuardedCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { evidenceHash } from '../../../security/evidence-hash.ts'
import { checkCode, hasLegalPersonConsent, useCode } from '../../identity/index.ts'
import { notifyStaff } from '../../organisations/index.ts'
import { taxMessages } from '../copy.ts'
import { licenceView, partyOf } from '../licence.access.ts'
import { licenceEvidenceText, phoneOriginOf } from '../licence.rules.ts'
import {
  findEarlierPhone,
  findLicence,
  findTaxCase,
  insertLicence,
  nextLicenceSerial,
} from '../licence.store.ts'
import { authoriseReports } from '../report.store.ts'

const DAY_MS = 86_400_000

/**
 * The legal representative named in the certification consents with a code to that person's phone. Every fact is taken from the
 * case and the certification, so that nobody else's data can be granted and to nobody else than the institution of the case.
 */
export const grantTaxLicenceCall = bindGuardedCall(
  grantTaxLicence,
  ({ services, now, body: { phone, code } }) => checkCode(services, now, { phone, scene: 'tax', code }),
  async ({ actor, audit, body, db, now, proof: codeId, services }) => {
    if (body.agreementVersion !== TAX_LETTER_VERSION) throw new CallError(errors.letterOutdated)
    const companyId = actor.companyId ?? '0'
    const of = await findTaxCase(db, body.bizNo, { companyId })
    if (!of) throw new CallError(errors.caseNotFound)
    // A change may have been submitted since the actor was admitted.
    if (!of.isCertified) throw new CallError(kernelErrors.notCertified)
    if (!(await hasLegalPersonConsent(db, companyId, of.legalPersonName, now))) {
      throw new CallError(legalPersonErrors.consentMissing)
    }
    await useCode(db, codeId, now)
    const serial = (await nextLicenceSerial(db)).padStart(6, '0')
    const days = Number(body.term)
    const earlier = await findEarlierPhone(db, of)
    const phoneOrigin = phoneOriginOf(body.phone, earlier && services.cipher.decrypt(earlier))
    const given = {
      licenceNo: `SW${shanghaiDay(now).replaceAll('-', '')}-${serial}`,
      accountId: actor.accountId,
      scope: body.scope,
      validFrom: now.toISOString(),
      validTo: new Date(now.getTime() + days * DAY_MS).toISOString(),
      agreementVersion: TAX_LETTER_VERSION,
      phoneOrigin,
    }
    const id = await insertLicence(db, of, {
      ...given,
      phoneCipher: services.cipher.encrypt(body.phone),
      evidenceHash: evidenceHash(
        licenceEvidenceText({ ...of, ...given, phoneMasked: maskPhone(body.phone), days }),
      ),
    })
    if (id === undefined) throw new CallError(errors.alreadyGiven)
    if (body.scope.includes('goldTaxReport')) await authoriseReports(db, of.applicationId, id, now)
    audit({
      action: 'grant-tax-licence',
      entity: 'tax_licence',
      entityId: id,
      detail: { bizNo: of.bizNo, orgId: of.orgId, scope: body.scope, phoneOrigin },
    })
    await notifyStaff(
      db,
      of.orgId,
      ['financeOfficer', 'financeManager'],
      taxMessages.granted({ ...of, phoneOrigin }),
    )
    const row = await findLicence(db, id, await partyOf(db, actor))
    if (!row) throw new Error(`tax licence ${id} is gone`)
    return licenceView(row, actor, now)
  },
)
