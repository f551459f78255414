import { readFileSync } from 'node:fs'
import { SEALED_HOLDERS } from '@lqr/contract/operations/sealed-holders.ts'
import { expect, test } from 'vitest'
import { SEALED_TABLES } from './sealed-columns.ts'

/** Keyed hashes that only the person or the moment could make anew; the page of the keys tells of them. */
const BOUND = ['audit_block.seal', 'recovery_code.code_hash']
/** Keyed hashes that lapse by themselves within two days, or are compared on one day alone. */
const LAPSING = [
  'captcha.answer_hash',
  'captcha.network_key',
  'product_view.visitor',
  'sms_code.code_hash',
  'sms_code.phone_index',
]
/** Bytes in which there is no key: digests of tokens and contents, and files of figures and lists. */
const KEYLESS = [
  'audit_block.digests',
  'audit_block.prev_root',
  'audit_block.root',
  'audit_log.hash',
  'audit_log.prev_hash',
  'brief_issue.docx',
  'brief_issue.pdf',
  'export_file.rights',
  'export_part.content',
  'hand_over_ticket.ticket_hash',
  'idempotency_key.body_hash',
  'known_device.token_hash',
  'open_event.body_hash',
  'open_key.secret_hash',
  'open_token.token_hash',
  'questionnaire_answer.key_digest',
  'reconciliation_file.content',
  'session.token_hash',
  'tax_report_token.token_hash',
  'third_login_ticket.ticket_hash',
  'valuation.estimate_hash',
  'verify_ticket.ticket_hash',
]

/** `table.column` of everything in the schema that may hold something sealed or keyed, and `table: key columns`. */
function readSchema() {
  const schema = readFileSync(new URL('../../../../database/schema.sql', import.meta.url), 'utf8')
  const columns: string[] = []
  const keys: Record<string, string[]> = {}
  for (const [, table = '', body = ''] of schema.matchAll(/^create table (\w+) \(\n(.*?)^\)/gms)) {
    for (const [, column = '', type = ''] of body.matchAll(/^ {2}(\w+) (\w+)/gm))
      if (column !== 'constraint' && (type === 'bytea' || /_cipher$|^seal_mark$/.test(column)))
        columns.push(`${table}.${column}`)
    keys[table] = /_pkey PRIMARY KEY \(([^)]*)\)/.exec(body)?.[1]?.split(', ') ?? []
  }
  return { columns: columns.toSorted(), keys }
}

const { columns, keys } = readSchema()

test('every column that may hold something sealed is renewed, or is listed with the reason why not', () => {
  const renewed = SEALED_TABLES.flatMap(({ table, texts, bytes = [], indexes = [] }) => [
    ...[...texts, ...bytes].map((column) => `${table}.${column}`),
    ...indexes.map((index) => `${index.in?.table ?? table}.${index.column}`),
  ])
  const listed = [...renewed, 'file.seal_mark', ...BOUND, ...LAPSING, ...KEYLESS]
  expect(listed.toSorted()).toEqual(columns)
})

test('every table is found by its primary key, and has a name for people', () => {
  for (const { table, key } of SEALED_TABLES) expect([table, Object.keys(key)]).toEqual([table, keys[table]])
  const tables: string[] = [...SEALED_TABLES.map(({ table }) => table), 'file']
  expect(tables.toSorted()).toEqual(SEALED_HOLDERS.map(({ code }) => code).toSorted())
})
