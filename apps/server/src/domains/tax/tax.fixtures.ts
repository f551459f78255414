import { maskPhone } from '@lqr/contract/rules/mask.ts'
import { TAX_DATASETS, type TaxDataset } from '@lqr/contract/tax/datasets.ts'
import { TAX_LETTER_VERSION } from '@lqr/contract/tax/licence-letter.ts'
import type { TaxReportStatus } from '@lqr/contract/tax/states.ts'
import type { Db } from '../../data/database.ts'
import type { Services } from '../../http/services.ts'
import { evidenceHash } from '../../security/evidence-hash.ts'
import { licenceEvidenceText } from './licence.rules.ts'
import { findTaxCase, insertDelivery, insertLicence, nextLicenceSerial } from './licence.store.ts'
import { insertReport, moveReport, nextReportSerial } from './report.store.ts'

const DAY_MS = 86_400_000
const EXAMPLE_PHONE = '13900009876'

export interface LicenceMaker {
  readonly bizNo: string
  readonly companyId: string
  readonly accountId: string
  readonly at: Date
  readonly days?: number
  readonly scope?: readonly TaxDataset[]
}

/** A licence of a living case as its company leaves it; answers its id. */
export async function makeTaxLicence(
  db: Db,
  { cipher }: Pick<Services, 'cipher'>,
  { bizNo, companyId, accountId, at, days = 90, scope = TAX_DATASETS.map(({ code }) => code) }: LicenceMaker,
): Promise<string> {
  const of = await findTaxCase(db, bizNo, { companyId })
  if (!of) throw new Error(`no living case ${bizNo}`)
  const serial = (await nextLicenceSerial(db)).padStart(6, '0')
  const given = {
    licenceNo: `SW${at.toISOString().slice(0, 10).replaceAll('-', '')}-${serial}`,
    accountId,
    scope,
    validFrom: at.toISOString(),
    validTo: new Date(at.getTime() + days * DAY_MS).toISOString(),
    agreementVersion: TAX_LETTER_VERSION,
    phoneOrigin: 'first' as const,
  }
  const id = await insertLicence(db, of, {
    ...given,
    phoneCipher: cipher.encrypt(EXAMPLE_PHONE),
    evidenceHash: evidenceHash(
      licenceEvidenceText({ ...of, ...given, phoneMasked: maskPhone(EXAMPLE_PHONE), days }),
    ),
  })
  if (id === undefined) throw new Error(`${bizNo} has a living licence`)
  return id
}

/** Something that was handed over under a licence. */
export async function makeTaxDelivery(
  db: Db,
  given: { licenceId: string; accountId: string; sections: readonly TaxDataset[]; at: Date },
): Promise<void> {
  await insertDelivery(db, {
    ...given,
    reportId: null,
    receiptNo: `YS-EXAMPLE${given.licenceId}`,
    digest: evidenceHash(given.sections.join(',')),
    isDemonstration: true,
  })
}

export interface ReportMaker {
  readonly bizNo: string
  readonly orgId: string
  readonly accountId: string
  readonly at: Date
  /** With a licence whose scope holds the report. */
  readonly licenceId?: string
  readonly state?: Extract<TaxReportStatus, 'SUBMITTED' | 'AUTHORISED' | 'READY'>
}

/** An application for a report; answers its id. */
export async function makeTaxReport(db: Db, maker: ReportMaker): Promise<string> {
  const { at, accountId, licenceId, state = licenceId === undefined ? 'SUBMITTED' : 'AUTHORISED' } = maker
  const of = await findTaxCase(db, maker.bizNo, { orgIds: [maker.orgId] })
  if (!of) throw new Error(`no living case ${maker.bizNo}`)
  const serial = (await nextReportSerial(db)).padStart(6, '0')
  const applyNo = `JS${at.toISOString().slice(0, 10).replaceAll('-', '')}-${serial}`
  const expiresAt = new Date(at.getTime() + 7 * DAY_MS)
  const id = await insertReport(db, of, {
    applyNo,
    accountId,
    licenceId,
    isDemonstration: true,
    expiresAt,
    now: at,
  })
  if (id === undefined) throw new Error(`${maker.bizNo} has a report under way`)
  if (state === 'READY') {
    await moveReport(db, { id, from: 'AUTHORISED', to: 'GENERATING', at, sourceReportId: `YS-${applyNo}` })
    await moveReport(db, { id, from: 'GENERATING', to: 'READY', at, readyAt: at, expiresAt })
  }
  return id
}
