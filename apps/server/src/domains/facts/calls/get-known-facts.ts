import { getKnownFacts, type KnownFacts } from '@lqr/contract/facts/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { readFacts } from '../read-facts.ts'

export const getKnownFactsCall = bindCall(getKnownFacts, async ({ actor, db, services, params, now }) => {
  const asking = { db, cipher: services.cipher, companyId: actor.companyId ?? '', now }
  return (await readFacts(asking, params.form)) as KnownFacts
})
