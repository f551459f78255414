import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { tokenHash } from '../../apps/server/src/http/session-actor.ts'
import { hashPassword } from '../../apps/server/src/security/password.ts'
import type { FieldCipher } from '../../apps/server/src/security/field-cipher.ts'

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
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const column = async (text: string, values: unknown[] = []): Promise<string[]> =>
    (await client.query<{ value: string }>(text, values)).rows.map(({ value }) => value)
  try {
    const passwordHash = await hashPassword(PASSWORD)
    const enterprises = await addAccounts(client, cipher, passwordHash, {
      type: ['enterprise', '7', 'enterprise'],
      home: 'company_id',
      homes: await column(
        `select id::text value from enterprise where certi_flg = 3 order by id limit ${ENTERPRISES}`,
      ),
    })
    const officers = await addAccounts(client, cipher, passwordHash, {
      type: ['institution', '3', 'financeOfficer'],
      home: 'org_id',
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
      captchas: await addCaptchas(client, cipher, signIns),
    }
  } finally {
    await client.end()
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
  readonly type: readonly [userType: string, sourceType: string, role: string]
  readonly home: 'company_id' | 'org_id'
  readonly homes: readonly string[]
}

/** An account with a session for each home. */
async function addAccounts(
  client: pg.Client,
  cipher: FieldCipher,
  passwordHash: string,
  { type: [userType, sourceType, role], home, homes }: Wanted,
): Promise<{ visitor: Visitor; username: string; home: string }[]> {
  const made: { visitor: Visitor; username: string; home: string }[] = []
  for (const [index, value] of homes.entries()) {
    const username = `held_${userType}_${index}`
    const phone = `13${sourceType}${String(index).padStart(8, '0')}`
    const { rows } = await client.query<{ id: string }>(
      `insert into account (username, user_type, user_source_type, display_name, phone_cipher, phone_index, password_hash,
         must_reset_password, status, ${home}, is_example)
       values ($1, $2, $3, $1, $4, $5, $6, false, 'active', $7, true) returning id::text`,
      [username, userType, sourceType, cipher.encrypt(phone), cipher.blindIndex(phone), passwordHash, value],
    )
    const accountId = rows[0]?.id ?? ''
    await client.query('insert into account_role (account_id, role) values ($1, $2)', [accountId, role])
    if (userType === 'institution') {
      await client.query(
        'insert into second_factor (account_id, secret_cipher, confirmed_at) values ($1, $2, now())',
        [accountId, cipher.encrypt(randomBytes(20).toString('hex'))],
      )
    }
    const token = randomBytes(24).toString('base64url')
    await client.query(
      `insert into session (token_hash, family_id, account_id, expires_at, second_factor_passed)
       values ($1, $2, $3, now() + interval '3 hours', true)`,
      [tokenHash(token), randomUUID(), accountId],
    )
    made.push({ visitor: { token, accountId }, username, home: value })
  }
  return made
}

async function addCaptchas(client: pg.Client, cipher: FieldCipher, howMany: number): Promise<string[]> {
  const uuids = Array.from({ length: howMany }, () => randomUUID())
  const hashes = uuids.map((uuid) => cipher.secretHash(`captcha:${uuid}`, CAPTCHA))
  await client.query(
    `insert into captcha (uuid, answer_hash, network_key, expires_at)
     select uuid, hash, $3, now() + interval '3 hours' from unnest($1::uuid[], $2::bytea[]) as made (uuid, hash)`,
    [uuids, hashes, cipher.blindIndex('captcha-network:held')],
  )
  return uuids
}
