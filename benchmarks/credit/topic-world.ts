import type pg from 'pg'
import { topicsOf } from '../../packages/contract/src/credit/scopes.ts'
import type { DataScope } from '../../packages/contract/src/credit/authorisation-letter.ts'
import { callOfTopic } from '../../packages/contract/src/credit/topic-calls.ts'
import { callAddress } from '../../packages/contract/src/kernel/call-address.ts'
import { askedDatabase } from '../harness/database-time.ts'
import { signedIn } from '../harness/signed-in.ts'

/** What an officer reads of a company under an authorisation. */
export interface TopicQuestion {
  readonly token: string
  readonly path: string
  readonly topic: string
  readonly bytes: number
}

interface Authorised {
  readonly companyId: string
  readonly accountId: string
  readonly dataScope: DataScope[]
}

const MOST_TOPICS = 40

/** An authorisation of the demonstration data that opens most, with an officer of the institution it was given to. */
async function findAuthorised(pool: pg.Pool): Promise<Authorised> {
  const { rows } = await pool.query<Authorised>(
    `select c.grantor_company_id "companyId", a.id "accountId", c.data_scope "dataScope"
     from credit_authorisation c join account a on a.org_id = coalesce(c.successor_org_id, c.grantee_org_id)
       join account_role r on r.account_id = a.id and r.role = 'financeOfficer'
     where c.status in ('AUTHORIZED', 'USED') and c.valid_from <= now() and c.valid_to > now() + interval '1 hour' and a.status = 'active'
     order by cardinality(c.data_scope) desc, c.id limit 1`,
  )
  const [found] = rows
  if (!found) throw new Error('no authorisation in the demonstration data')
  return found
}

/** The topic of the authorisation whose first page is longest, read once so that its items are kept. */
export async function askableTopic(databaseUrl: string, baseUrl: string): Promise<TopicQuestion> {
  const { pool, db } = askedDatabase(databaseUrl)
  try {
    const { companyId, accountId, dataScope } = await findAuthorised(pool)
    const token = await signedIn(db, accountId)
    let longest: TopicQuestion | undefined
    for (const topic of topicsOf(dataScope).slice(0, MOST_TOPICS)) {
      const path = callAddress(callOfTopic(topic), { params: { id: companyId } })
      const answer = await fetch(baseUrl + path, { headers: { authorization: `Bearer ${token}` } })
      const bytes = (await answer.text()).length
      if (answer.ok && bytes > (longest?.bytes ?? 0)) longest = { token, path, topic, bytes }
    }
    if (!longest) throw new Error('no topic of the authorisation could be read')
    return longest
  } finally {
    await pool.end()
  }
}
