import { getCredential } from '@lqr/contract/credit/access-calls.ts'
import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { subtreeOf } from '../../../organisations/index.ts'
import { listDeliveries } from '../access-log.store.ts'
import { credentialCopy } from '../copy.ts'
import { credentialOf } from '../credential.ts'
import { findForCredential } from '../credential.store.ts'
import { signed, signingKey } from '../signing-key.ts'
import { keepSigningKey } from '../signing-key.store.ts'

/** For the enterprise that gave it and the institution that holds it; both get the same. */
export const getCredentialCall = bindCall(
  getCredential,
  async ({ actor, params, db, services, now, audit }) => {
    const row = await findForCredential(db, params.id)
    const isOwn = row !== undefined && row.grantorCompanyId === actor.companyId
    const isHeld =
      row !== undefined &&
      actor.orgId !== null &&
      (await subtreeOf(db, actor.orgId)).includes(row.holderOrgId)
    if (!row || !(isOwn || isHeld)) throw new CallError(creditErrors.notFound)
    if (row.evidenceHash === null) throw new CallError(creditErrors.notACredential)
    const key = signingKey(services.cipher)
    await keepSigningKey(db, key)
    const keysAt = `${services.config.publicUrl ?? ''}/console/credit/credentialKeys`
    const credential = credentialOf(row, await listDeliveries(db, row.id), {
      issuer: credentialCopy.issuer,
      keysAt,
      now,
    })
    const content = Buffer.from(`${JSON.stringify(signed(credential, key, now), null, 2)}\n`)
    audit({ action: 'export-credential', entity: 'credit_authorisation', entityId: row.id })
    return {
      stream: content,
      mime: 'application/octet-stream',
      name: credentialCopy.file(row.authNo),
      size: content.length,
    }
  },
)
