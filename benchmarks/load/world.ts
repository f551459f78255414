import { randomInt, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { UserSourceType } from '@lqr/contract/kernel/access.ts'
import type { Db } from '../../apps/server/src/data/database.ts'
import { makeAccount } from '../../apps/server/src/domains/identity/identity.fixtures.ts'
import { makeSecondFactor } from '../../apps/server/src/domains/identity/second-factor/second-factor.fixtures.ts'
import type { FieldCipher } from '../../apps/server/src/security/field-cipher.ts'
import { hashPassword } from '../../apps/server/src/security/password.ts'
import { askedDatabase } from '../harness/database-time.ts'
import { signedIn } from '../harness/signed-in.ts'

/** Somebody who is signed in already. */
export interface Visitor {
  readonly token: string
  readonly accountId: string
}

/** What the people of the held load read, and who they are. */
export interface World {
  readonly sites: readonly string[]
  readonly areas: readonly string[]
  readonly products: readonly string[]
  readonly policies: readonly string[]
  readonly articles: readonly string[]
  readonly enterprises: readonly Visitor[]
  /** Officers with the cases of their institution. */
  readonly officers: readonly (Visitor & { readonly cases: readonly string[] })[]
  /** Names that sign in with `PASSWORD`, and captchas whose answer is `CAPTCHA`. */
  readonly usernames: readonly string[]
  readonly captchas: readonly string[]
}

export const PASSWORD = 'Held@2026!load'
export const CAPTCHA = '2468'
const ENTERPRISES = 600
const OFFICERS = 60
const CASES = 50
const READ = 2_000

/**
 * Makes people in a database with full-size data and gathers what they will ask for. Sessions and captchas are written as signing in and
 * the captcha call would leave them; `signIns` is how many captchas are wanted.
 */
export async function makeWorld(url: string, cipher: FieldCipher, signIns: number): Promise<World> {
  const { pool, db } = askedDatabase(url)
  const column = async (text: string, values: unknown[] = []): Promise<string[]> =>
    (await pool.query<{ value: string }>(text, values)).rows.map(({ value }) => value)
  try {
    const passwordHash = await hashPassword(PASSWORD)
    const enterprises = await addAccounts(db, cipher, {
      sourceType: '7',
      home: 'companyId',
      passwordHash,
      homes: await column(
        `select id::text value from enterprise where certi_flg = 3 order by id limit ${ENTERPRISES}`,
      ),
    })
    const officers = await addAccounts(db, cipher, {
      sourceType: '3',
      home: 'orgId',
      passwordHash,
      homes: await column(
        `select org_id::text value from product_application group by org_id order by org_id limit ${OFFICERS}`,
      ),
    })
    return {
      sites: await column(`select path value from site where path <> '' order by path`),
      areas: await column(`select code value from region where level = 2 order by code`),
      products: await column(
        `select id::text value from product where status = 'LISTED' order by id limit ${READ}`,
      ),
      policies: await column(
        `select id::text value from policy where status = 'PUBLISHED' order by id desc limit ${READ}`,
      ),
      articles: await column(
        `select id::text value from article where status = 'PUBLISHED' order by id desc limit ${READ}`,
      ),
      enterprises: enterprises.map(({ visitor }) => visitor),
      officers: await withCases(officers, (home) =>
        column(
          `select id::text value from product_application where org_id = $1 order by id desc limit ${CASES}`,
          [home],
        ),
      ),
      usernames: enterprises.map(({ username }) => username),
      captchas: await addCaptchas(pool, cipher, signIns),
    }
  } finally {
    await pool.end()
  }
}

type Officer = World['officers'][number]

async function withCases(
  officers: readonly { visitor: Visitor; home: string }[],
  casesOf: (home: string) => Promise<string[]>,
): Promise<Officer[]> {
  const made: Officer[] = []
  for (const { visitor, home } of officers) made.push({ ...visitor, cases: await casesOf(home) })
  return made
}

interface Wanted {
  readonly sourceType: UserSourceType
  readonly home: 'companyId' | 'orgId'
  readonly homes: readonly string[]
  readonly passwordHash: string
}

/** An account with a session for each home. */
async function addAccounts(
  db: Db,
  cipher: FieldCipher,
  { sourceType, home, homes, passwordHash }: Wanted,
): Promise<{ visitor: Visitor; username: string; home: string }[]> {
  const made: { visitor: Visitor; username: string; home: string }[] = []
  for (const value of homes) {
    // Full-size data has hundreds of thousands of numbers that begin as those of a maker do; none begins so.
    const phone = `19${sourceType}${String(randomInt(100_000_000)).padStart(8, '0')}`
    const maker = { sourceType, phone, passwordHash, [home]: value }
    const { id, username } = await makeAccount(db, { cipher }, maker)
    if (sourceType === '3') await makeSecondFactor(db, { cipher }, id)
    made.push({ visitor: { token: await signedIn(db, id), accountId: id }, username, home: value })
  }
  return made
}

async function addCaptchas(pool: pg.Pool, cipher: FieldCipher, howMany: number): Promise<string[]> {
  const uuids = Array.from({ length: howMany }, () => randomUUID())
  const hashes = uuids.map((uuid) => cipher.secretHash(`captcha:${uuid}`, CAPTCHA))
  await pool.query(
    `insert into captcha (uuid, answer_hash, network_key, expires_at)
     select uuid, hash, $3, now() + interval '3 hours' from unnest($1::uuid[], $2::bytea[]) as made (uuid, hash)`,
    [uuids, hashes, cipher.blindIndex('captcha-network:held')],
  )
  return uuids
}
