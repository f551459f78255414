import type { LicenceFacts } from '../../connectors/tax/tax-port.ts'
import type { LicenceRow } from './licence.store.ts'

/** A licence as the tax side is told of it. */
export function licenceFacts(row: LicenceRow): LicenceFacts {
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
