import { creditErrors as errors } from '@lqr/contract/credit/errors.ts'
import { getCreditProfile } from '@lqr/contract/credit/profile-calls.ts'
import { profileRulesOn, profileTopics } from '@lqr/contract/credit/profile/profile-rules.ts'
import { shanghaiDay } from '../../../../clocks/working-days.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { addJobOnce } from '../../../../jobs/add-job.store.ts'
import { openTopics, recordDelivery } from '../../authorisations/index.ts'
import { dataVersionOf } from '../../changes/index.ts'
import { profileOf } from '../profile.rules.ts'
import { readEvidence } from '../read-evidence.ts'

/**
 * Computed from what is shown on the day of the question, so that nothing counts whose publication has ended. An institution gets the sum
 * over the topics that are open to it, and its receipt names them.
 */
export const getCreditProfileCall = bindCall(
  getCreditProfile,
  async ({ actor, params, query, db, services, now, request }) => {
    const { pool } = services
    const companyId = params.id
    const reading = { db, pool, actor, now, request }
    const ground = await openTopics(reading, { companyId, topics: [], caseNo: query.caseNo })
    const on = shanghaiDay(now)
    const wanted = profileTopics(profileRulesOn(on))
    const read = wanted.filter((topic) => ground.opens.includes(topic))
    if (read.length === 0) throw new CallError(errors.outOfScope)
    const evidence = await readEvidence({ db, pool, services, now }, companyId, { wanted, opens: read })
    const profile = profileOf(evidence.topics, on)
    const { late } = evidence
    if (late.length > 0) await addJobOnce(db, 'read-credit-topics', { companyId, topics: late }, companyId)
    const content = {
      ...profile,
      companyId,
      corporateName: evidence.corporateName,
      dataVersion: await dataVersionOf(db, companyId),
      closedTopics: wanted.filter((topic) => !read.includes(topic)),
      isDemonstration: evidence.isDemonstration,
      isStale: evidence.isStale,
    }
    const factors = profile.dimensions.flatMap((dimension) => dimension.factors)
    const items = factors.flatMap(({ inputs }) => inputs).filter(({ itemId }) => itemId !== null).length
    await recordDelivery(reading, ground, { what: 'profile', topics: read, items, content })
    return content
  },
)
