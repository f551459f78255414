// The limit of P1: node:http and pg alone, one prepared statement, the same bytes as the product's list call. It checks
// nothing, limits nothing and logs nothing.
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'

const { Pool, TypeOverrides, types } = pg
const parsers = new TypeOverrides(types)
parsers.setTypeParser(types.builtins.NUMERIC, Number)
const pool = new Pool({ connectionString: process.env.BENCH_DATABASE, max: 20, types: parsers })

const FROM = `product p join organisation o on o.id = p.org_id
  where p.status = 'LISTED' and o.status = 'active' and p.guarantee_modes @> array[$1]
    and $2::numeric between p.amount_min_yuan and p.amount_max_yuan and $3::int between p.term_min_months and p.term_max_months`

// The columns stand in the order of the contract, so a row is already the object to send.
const STATEMENT = {
  name: 'list',
  text: `select p.id, p.name, p.org_id "orgId", o.name "orgName", o.org_type "orgType", o.org_category "orgCategory",
      p.category, p.guarantee_modes "guaranteeModes", p.amount_min_yuan "amountMinYuan", p.amount_max_yuan "amountMaxYuan",
      p.rate_min "rateMin", p.rate_max "rateMax", p.term_min_months "termMinMonths", p.term_max_months "termMaxMonths",
      p.repayment_modes "repaymentModes", p.annual_cost_min "annualCostMin", p.area_codes "areaCodes",
      p.target_groups "targetGroups", p.zones, p.highlights, p.online_apply "onlineApply", p.views,
      p.applications_count "applicationsCount", p.average_decision_days "averageDecisionDays", p.is_example "isExample",
      (select count(*)::int from (select 1 from ${FROM} limit 10001) hit) total
    from ${FROM} order by p.online_apply desc, p.annual_cost_min, p.id desc limit $4 offset $5`,
}

interface Asked {
  guaranteeMode: string
  amountYuan: number
  termMonths: number
  currentPageNum: number
  pageSize: number
}

const server = createServer((request, response) => {
  if (request.method !== 'POST') {
    response.end()
    return
  }
  void text(request).then(async (raw) => {
    const { guaranteeMode, amountYuan, termMonths, currentPageNum, pageSize } = JSON.parse(raw) as Asked
    const values = [guaranteeMode, amountYuan, termMonths, pageSize, (currentPageNum - 1) * pageSize]
    const { rows } = await pool.query<{ total: number | undefined }>({ ...STATEMENT, values })
    const total = rows[0]?.total ?? 0
    // JSON leaves out what is undefined.
    for (const row of rows) row.total = undefined
    const body = JSON.stringify({
      code: 200,
      msg: '操作成功',
      data: { list: rows, total, currentPageNum, pageSize },
    })
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  })
})
server.listen(Number(process.env.PORT), '127.0.0.1')
