import type { LicenceFacts } from '../../connectors/tax/tax-port.ts'
import { isLicenceLive } from './licence.rules.ts'
import type { LicenceRow } from './licence.store.ts'

/** A licence of which it is certified whose data it opens. */
export interface ReadableLicence extends LicenceRow {
  readonly creditCode: string
}

/** Whether the tax side may be asked under it at this moment: a code that nobody has reviewed may be another taxpayer's. */
export function isReadable(row: LicenceRow, now: Date): row is ReadableLicence {
  return row.creditCode !== null && isLicenceLive(row, now)
}

/** A licence as the tax side is told of it. */
export function licenceFacts(row: ReadableLicence): LicenceFacts {
  return {
    licenceNo: row.licenceNo,
    taxpayerNo: row.creditCode,
    corporateName: row.corporateName,
    legalPersonName: row.legalPersonName,
    orgName: row.ownOrgName,
    bizNo: row.bizNo,
    scope: row.scope,
    validFrom: row.validFrom,
    validTo: row.validTo,
    evidenceHash: row.evidenceHash,
  }
}
