import { advisoryErrors as errors } from '@lqr/contract/advisory/errors.ts'
import { normalizeSearchText } from '@lqr/contract/rules/search-words.ts'
import type { Db } from '../../data/database.ts'
import { CallError } from '../../http/call-error.ts'
import { holdsHiddenWord } from './copy.ts'
import { findWordIn } from './hidden-words.store.ts'

/** Text as hidden words are looked for in it: neither case, width nor spaces tell words apart. */
export const folded = (text: string) => normalizeSearchText(text).replace(/\s+/g, '')

/** Throws at the field that holds a hidden word, and says which. */
export async function refuseHiddenWords(db: Db, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    const word = await findWordIn(db, folded(text))
    if (word !== undefined)
      throw new CallError(errors.hiddenWord, { fields: { [name]: holdsHiddenWord(word) } })
  }
}
