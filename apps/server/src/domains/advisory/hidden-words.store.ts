import { sql } from 'kysely'
import type { HiddenWord } from '@lqr/contract/advisory/hidden-word-calls.ts'
import type { Db } from '../../data/database.ts'

const withAuthor = (db: Db) =>
  db
    .selectFrom('hidden_word')
    .innerJoin('account', 'account.id', 'hidden_word.added_by')
    .select([
      'hidden_word.id',
      'hidden_word.word',
      'account.display_name as addedBy',
      'hidden_word.created_at as createdAt',
    ])

/** Every hidden word, the newest first. */
export function listWords(db: Db): Promise<HiddenWord[]> {
  return withAuthor(db).orderBy('hidden_word.id', 'desc').execute()
}

/** Adds a word; undefined when it is there already, however it was written. */
export async function insertWord(
  db: Db,
  word: { word: string; folded: string; addedBy: string },
): Promise<HiddenWord | undefined> {
  const made = await db
    .insertInto('hidden_word')
    .values({ word: word.word, folded: word.folded, added_by: word.addedBy })
    .onConflict((conflict) => conflict.column('folded').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made && withAuthor(db).where('hidden_word.id', '=', made.id).executeTakeFirst()
}

/** Takes a word away; its text, or undefined when there was none. */
export async function deleteWord(db: Db, id: string): Promise<string | undefined> {
  const gone = await db.deleteFrom('hidden_word').where('id', '=', id).returning('word').executeTakeFirst()
  return gone?.word
}

/** The first hidden word that stands in the folded text. */
export async function findWordIn(db: Db, folded: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('hidden_word')
    .select('word')
    .where(sql<boolean>`strpos(${folded}, folded) > 0`)
    .orderBy('id')
    .executeTakeFirst()
  return found?.word
}
