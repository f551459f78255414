import { setDictionaries } from '@lqr/contract/kernel/dictionary.ts'
import type { Db } from '../../../data/database.ts'
import { findDictionariesInForce } from './dictionaries.store.ts'
import { namesInForce } from './dictionary-names.rules.ts'

const FOLLOW_MS = 2_000

/** Puts in force in this process what operators have set. */
export async function readDictionaries(db: Db): Promise<void> {
  setDictionaries(namesInForce(await findDictionariesInForce(db)))
}

/** Follows the names that operators set, whichever instance took them: now, and every two seconds (decision 0072). */
export async function followDictionaries(
  db: Db,
  onError: (error: unknown) => void,
): Promise<{ readonly stop: () => void }> {
  await readDictionaries(db)
  const following = setInterval(() => void readDictionaries(db).catch(onError), FOLLOW_MS).unref()
  return { stop: () => clearInterval(following) }
}
