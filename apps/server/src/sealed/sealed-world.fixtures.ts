import { seedDemo } from '../../../../database/seeds/demo/seed-demo.ts'
import { loadDemo } from '../data/load-demo.ts'
import { makeSealedFile, pdfBytes } from '../domains/files/files.fixtures.ts'
import type { Services } from '../http/services.ts'
import type { FieldCipher } from '../security/field-cipher.ts'
import { SEALED_TABLES } from './sealed-columns.ts'

/** What is sealed only now and then, and not by the demonstration data. */
async function insertRare({ pool, cipher }: Services, accountId: string): Promise<void> {
  const insert = (statement: string, values: unknown[]) => pool.query(statement, values)
  await insert(
    `insert into form_draft (account_id, form, subject, content_cipher, saved_at) values ($1, 'a', $2, $3, now()), ($1, 'b', $2, $3, now())`,
    [accountId, '中文 "quoted"', cipher.encrypt('{"名称":"草稿"}'.repeat(400))],
  )
  await insert(
    `insert into personal_export (account_id, status, content_cipher, requested_at) values ($1, 'ready', $2, now())`,
    [accountId, cipher.encrypt('个人信息'.repeat(9_000))],
  )
  await insert(
    `insert into verify_ticket (ticket_hash, phone_index, scene, expires_at, phone_cipher)
     values ('\\x0102', $1, 'login', now() + interval '1 hour', $2)`,
    [cipher.blindIndex('13911112222'), cipher.encrypt('13911112222')],
  )
  await insert(
    `insert into report_import (account_id, actor_name, area_code, batch_id, file_name, status, rows_cipher, total_rows, requested_at)
     select $1, '示例', '620100', min(id), '名单.xlsx', 'running', $2, 1, now() from filling_batch`,
    [accountId, cipher.encrypt('[]')],
  )
  await insert(
    `insert into webhook (org_id, name, url, secret_cipher, previous_secret_cipher, previous_until, created_by, created_at)
     select min(id), '核心系统', 'https://bank.example/hook', $2, $3, now() + interval '1 day', $1, now() from organisation`,
    [accountId, cipher.encrypt('now'), cipher.encrypt('before')],
  )
  await insert(
    `insert into credit_report (number, company_id, corporate_name, account_id, topics, personal_view, status, requested_at,
       issued_at, valid_until, content, digest_suite, digest)
     select 'R1', min(id), '示例', $1, '{}', 'masked', 'ready', now(), now(), now(), $2, 'SM3', 'x' from enterprise`,
    [accountId, cipher.sealBytes(pdfBytes('report'))],
  )
  await insert(
    `update valuation set certificate_no_cipher = $1, certificate_no_masked = '*' where id = (select min(id) from valuation)`,
    [cipher.encrypt('甘（2026）兰州市不动产权第0000001号')],
  )
}

/** The demonstration data and, sealed by the key of these services, a value in every column that takes one. */
export async function makeSealedWorld(services: Services): Promise<{ accountId: string }> {
  const { pool, cipher } = services
  await loadDemo(services, seedDemo)
  const { rows } = await pool.query<{ id: string }>('select min(id)::text id from account')
  const accountId = rows[0]?.id ?? ''
  await insertRare(services, accountId)
  await makeSealedFile(services, accountId, 'licence')
  for (const { table, texts } of SEALED_TABLES.filter(({ key }) => 'id' in key))
    for (const column of texts.filter((each) => each.includes('phone')))
      await pool.query(
        `update ${table} set ${column} = $1 where ${column} is null and id = (select min(id) from ${table} where ${column} is null)
           and not exists (select from ${table} where ${column} is not null)`,
        [cipher.encrypt('13900000007')],
      )
  return { accountId }
}

/** Every sealed value in plain, by table, key and column, and every blind index; throws when one cannot be opened. */
export async function openAll({ pool }: Pick<Services, 'pool'>, cipher: FieldCipher) {
  const plain: Record<string, string> = {}
  const indexes: Record<string, { kept: string; right: string }> = {}
  for (const { table, key, texts, bytes = [], indexes: blind = [] } of SEALED_TABLES) {
    const { rows } = await pool.query<Record<string, string | Buffer | null>>(`select * from ${table}`)
    for (const row of rows) {
      const place = (column: string) =>
        `${table} ${Object.keys(key)
          .map((name) => String(row[name]))
          .join()} ${column}`
      for (const column of texts)
        if (typeof row[column] === 'string') plain[place(column)] = cipher.decrypt(row[column])
      for (const column of bytes)
        if (Buffer.isBuffer(row[column]))
          plain[place(column)] = cipher.openBytes(row[column]).toString('base64')
      for (const { column, of, in: other } of blind) {
        const value = plain[place(of)]
        const kept = other
          ? await pool.query<Record<string, Buffer>>(`select ${column} from ${other.table} where id = $1`, [
              row[other.by],
            ])
          : { rows: [row] }
        const found = kept.rows[0]?.[column]
        if (value !== undefined && Buffer.isBuffer(found))
          indexes[place(column)] = {
            kept: found.toString('hex'),
            right: cipher.blindIndex(value).toString('hex'),
          }
      }
    }
  }
  return { plain, indexes }
}
