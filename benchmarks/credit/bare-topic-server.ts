// The limit of P25: node:http and pg alone. Reads the rows that the product's topic call has to read (the session with its account,
// the authorisations, the topic with its items and their marks) and writes the rows that it has to write (the delivery, the audit entry), with
// four prepared statements and one commit, and sends the bytes that it was told. It decides nothing, computes nothing and logs nothing.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'

const { BENCH_DATABASE, BENCH_ANSWER = '', BENCH_TOPIC = '', PORT } = process.env
const pool = new pg.Pool({ connectionString: BENCH_DATABASE, max: 20 })
const body = Buffer.from(BENCH_ANSWER, 'base64')

const SESSION = {
  name: 'session',
  text: `select s.id, s.second_factor_passed, s.last_seen_at, a.id account_id, a.org_id, a.display_name, a.username,
      array(select role from account_role r where r.account_id = a.id order by role) roles
    from session s join account a on a.id = s.account_id
    where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now() and a.status = 'active'`,
}
const HELD = {
  name: 'held',
  text: `select c.id, c.auth_no, c.biz_no, c.data_scope, c.valid_from, c.valid_to, c.status from credit_authorisation c
    where c.grantor_company_id = $1 and coalesce(c.successor_org_id, c.grantee_org_id) in (select organisation_subtree($2))
    order by c.id desc limit 200`,
}
const ITEMS = {
  name: 'items',
  text: `select i.id, i.source, i.data_date, i.fetched_at, i.is_demonstration, i.item_class, i.published_on, i.published_until, i.content,
      s.source read_from, s.fetched_at read_at, count(*) over ()::int total,
      (select jsonb_agg(o.number) from credit_objection o where o.company_id = i.company_id and o.topic = i.topic
        and o.source = i.source and o.source_key = i.source_key) marks
    from credit_item i join credit_topic_state s on s.company_id = i.company_id and s.topic = i.topic
    where i.company_id = $1 and i.topic = $2 and i.superseded_at is null and (i.published_until is null or i.published_until > current_date)
    order by i.data_date desc nulls last, i.id desc limit 10`,
}
// One statement and one commit for both rows: whoever needs both writes them so.
const DELIVERY = {
  name: 'delivery',
  text: `with made as (
      insert into credit_access (authorisation_id, company_id, account_id, org_id, what, topics, items, digest_suite, digest, at)
      values ($1, $2, $3, $7, 'topic', array[$4], $5, 'SM3', $6, now()) returning id)
    insert into audit_log (actor_account_id, actor_kind, action, entity, entity_id, detail, request_id, ip)
    select $3, '3', 'read-credit', 'credit_authorisation', $1,
      jsonb_build_object('what', 'topic', 'topics', array[$4], 'receiptNo', made.id), 'bench', '127.0.0.1' from made`,
}

async function answer(token: string, companyId: string): Promise<void> {
  const hash = createHash('sha256').update(token).digest()
  const { rows: who } = await pool.query<{ account_id: string; org_id: string }>({
    ...SESSION,
    values: [hash],
  })
  const [reader] = who
  const { rows: held } = await pool.query<{ id: string }>({ ...HELD, values: [companyId, reader?.org_id] })
  const { rows } = await pool.query({ ...ITEMS, values: [companyId, BENCH_TOPIC] })
  const digest = createHash('sm3').update(body).digest('hex')
  const values = [
    held[0]?.id,
    companyId,
    reader?.account_id,
    BENCH_TOPIC,
    rows.length,
    digest,
    reader?.org_id,
  ]
  await pool.query({ ...DELIVERY, values })
}

const server = createServer((request, response) => {
  const token = request.headers.authorization?.slice('Bearer '.length)
  if (!token) {
    response.end()
    return
  }
  const companyId = new URL(request.url ?? '', 'http://bare').pathname.split('/').at(-1) ?? ''
  void answer(token, companyId).then(() => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    })
    response.end(body)
  })
})
server.listen(Number(PORT), '127.0.0.1')
