import { getCredential } from '@lqr/contract/credit/access-calls.ts'
import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { ConnectorFailure } from '../../../../connectors/signed-request.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { subtreeOf } from '../../../organisations/index.ts'
import { listDeliveries } from '../access-log.store.ts'
import { credentialCopy } from '../copy.ts'
import { credentialOf } from '../credential.ts'
import { findForCredential } from '../credential.store.ts'
import { signed } from '../signed-document.ts'
import { keepSigningKey } from '../signing-key.store.ts'

/** For the enterprise that gave it and the institution that holds it; both get the same. */
export const getCredentialCall = bindCall(
  getCredential,
  async ({ actor, params, db, services, now, audit, log }) => {
    const row = await findForCredential(db, params.id)
    const isOwn = row !== undefined && row.grantorCompanyId === actor.companyId
    const isHeld =
      row !== undefined &&
      actor.orgId !== null &&
      (await subtreeOf(db, actor.orgId)).includes(row.holderOrgId)
    if (!row || !(isOwn || isHeld)) throw new CallError(creditErrors.notFound)
    if (row.evidenceHash === null) throw new CallError(creditErrors.notACredential)
    const { signer } = services
    const keysAt = `${services.config.publicUrl ?? ''}/console/credit/credentialKeys`
    const credential = credentialOf(row, await listDeliveries(db, row.id), {
      issuer: credentialCopy.issuer,
      keysAt,
      now,
    })
    const document = await signed(credential, signer, now).catch((err: unknown) => {
      if (!(err instanceof ConnectorFailure)) throw err
      log.warn({ err }, 'credential not signed')
      throw new CallError(creditErrors.signerUnavailable)
    })
    await keepSigningKey(db, signer)
    const content = Buffer.from(`${JSON.stringify(document, null, 2)}\n`)
    audit({ action: 'export-credential', entity: 'credit_authorisation', entityId: row.id })
    return {
      stream: content,
      mime: 'application/octet-stream',
      name: credentialCopy.file(row.authNo),
      size: content.length,
    }
  },
)
