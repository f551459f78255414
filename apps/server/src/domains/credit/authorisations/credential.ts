import { authorisationPurposeName, creditAccessName } from '@lqr/contract/credit/authorisation-letter.ts'
import { scopeNames } from '@lqr/contract/credit/scopes.ts'
import { shownStatus } from './authorisation.rules.ts'
import type { AccessRow } from './access-log.store.ts'
import type { CredentialRow } from './credential.store.ts'

export const CREDENTIAL_FORMAT = 'lqr-authorisation-credential/1'

/**
 * An authorisation with a receipt of every delivery, in the names of JR/T 0325-2024, E.3 and E.4 (`lisensee` is spelt so there).
 * `issuer` is who signs on the company's behalf.
 */
export function credentialOf(
  row: CredentialRow,
  deliveries: readonly AccessRow[],
  { issuer, keysAt, now }: { issuer: string; keysAt: string; now: Date },
) {
  return {
    format: CREDENTIAL_FORMAT,
    standard: 'JR/T 0325-2024 E.3 E.4',
    id: row.authNo,
    issuer: { name: issuer, onBehalfOf: row.corporateName, keysAt },
    issuanceDate: now.toISOString(),
    expirationDate: row.validTo,
    credentialSubject: {
      version: row.agreementVersion,
      entityInfo: { enterpriseName: row.corporateName, enterpriseUSCI: row.creditCode },
      authorization: {
        lisensee: [{ id: row.granteeOrgId, name: row.orgName }],
        successor: row.successorName,
        purposeCode: row.purposeCode,
        purposeName: authorisationPurposeName(row.purposeCode),
        bizNo: row.bizNo,
        startDate: row.validFrom,
        endDate: row.validTo,
        dataItems: row.dataScope.map((code) => ({ code, name: scopeNames([code]).join('') })),
      },
      status: shownStatus(row, now),
      revokedAt: row.revokedAt,
      evidence: { digestAlgo: 'SHA-256', digestValue: row.evidenceHash },
    },
    receipts: deliveries.map((delivery) => ({
      id: delivery.id,
      owner: row.corporateName,
      authorizationId: row.authNo,
      agent: delivery.orgName,
      what: creditAccessName(delivery.what),
      dataItems: delivery.topics.map((code) => ({ code, name: scopeNames([code]).join('') })),
      type: delivery.what.endsWith('File') || delivery.what === 'report' ? 'File' : 'Rawdata',
      items: delivery.items,
      deliveredAt: delivery.at,
      digestAlgo: delivery.digestSuite,
      digestValue: delivery.digest,
    })),
  }
}
