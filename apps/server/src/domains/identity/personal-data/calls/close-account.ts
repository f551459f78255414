import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { closeAccount } from '@lqr/contract/identity/personal-data-calls.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { Db } from '../../../../data/database.ts'
import { type BoundCall, bindGuardedCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import type { Person, PersonalDataHolder } from '../../../../personal-data/holder.ts'
import { forgetSignatures } from '../../../../personal-data/signed-rows.store.ts'
import { accountFailureKey, clearFailures, revokeSessionsOf } from '../../sessions/index.ts'
import { openCasesText } from '../../copy.ts'
import { eraseIdentity, holdPerson } from '../personal-data.store.ts'
import { requirePassword } from '../../passwords/index.ts'
import { requireOtherAdmin } from '../../users/index.ts'

/** What has to be ended first, by its names. */
async function namesUnderWay(
  db: Db,
  holders: readonly PersonalDataHolder[],
  person: Person,
): Promise<string[]> {
  const names: string[] = []
  for (const holder of holders) {
    const name = await holder.underWay?.(db, person)
    if (name !== undefined) names.push(name)
  }
  return names
}

/** Everything goes in one transaction: no domain is left knowing somebody whom another one has forgotten. */
export function makeCloseAccountCall(holders: readonly PersonalDataHolder[]): BoundCall {
  return bindGuardedCall(
    closeAccount,
    (context) => requirePassword(context, context.body.password),
    async ({ actor, db, services, now, audit }) => {
      await requireOtherAdmin(db, { id: actor.accountId, roles: [...actor.roles] })
      const person = await holdPerson(db, actor.accountId)
      if (!person) throw new CallError(kernelErrors.signedOut)
      const names = await namesUnderWay(db, holders, person)
      if (names.length > 0) throw new CallError(identityErrors.openCases, { msg: openCasesText(names) })
      for (const holder of holders) await holder.end?.({ db, now, audit }, person)
      for (const holder of holders) await holder.erase(db, services.cipher, person)
      await forgetSignatures(db, person.accountId)
      await revokeSessionsOf(db, person.accountId)
      await clearFailures(db, accountFailureKey(services.cipher, person.accountId))
      await eraseIdentity(db, person, now)
      audit({ action: 'close-account', entity: 'account', entityId: person.accountId })
      return { done: true }
    },
  )
}
