import type { KeyBinding, SealedHolder } from '@lqr/contract/operations/sealed-holders.ts'
import { rootSeal } from '../audit/root-seal.ts'
import type { Db } from '../data/database.ts'
import type { Services } from '../http/services.ts'
import type { FieldCipher } from '../security/field-cipher.ts'
import { countGranted, countRecoverable, oldestSeal } from './key-bindings.store.ts'
import { type MarkCount, mergeMarks, oldKeysOf, partsOf, sumOf } from './seal-mark.rules.ts'
import { SEALED_TABLES } from './sealed-columns.ts'
import { countFileMarks, countMarks } from './sealed-rows.store.ts'

interface HolderStanding {
  readonly holder: SealedHolder
  readonly total: number
  readonly left: number
  readonly seals: { suite: string; keyId: string | null; count: number }[]
}

function standingOf(holder: SealedHolder, mark: string, counts: readonly MarkCount[]): HolderStanding {
  return {
    holder,
    total: sumOf(counts, () => true),
    left: sumOf(counts, (each) => each !== mark),
    seals: counts.map(({ mark: each, count }) => ({ ...partsOf(each), count })),
  }
}

/** What was made with keys of before and stays so, each with how many things it concerns; a seal of the log counts as one. */
async function bindingsOf(db: Db, cipher: FieldCipher): Promise<{ code: KeyBinding; count: number }[]> {
  const oldest = await oldestSeal(db)
  const isOld = oldest !== undefined && !rootSeal(cipher)(oldest.root).equals(oldest.seal)
  const counted: { code: KeyBinding; count: number }[] = [
    { code: 'auditSeal', count: isOld ? 1 : 0 },
    { code: 'recoveryCode', count: await countRecoverable(db) },
    { code: 'credentialKey', count: await countGranted(db) },
  ]
  return counted.filter(({ count }) => count > 0)
}

/** What each holder has sealed under which mark, in all of these databases. */
async function countAll(databases: readonly Db[]): Promise<{ holder: SealedHolder; counts: MarkCount[] }[]> {
  const inEach = async (count: (db: Db) => Promise<readonly MarkCount[]>) => {
    const counts: MarkCount[] = []
    for (const db of databases) counts.push(...(await count(db)))
    return mergeMarks(counts)
  }
  const all: { holder: SealedHolder; counts: MarkCount[] }[] = []
  for (const sealed of SEALED_TABLES)
    all.push({ holder: sealed.table, counts: await inEach((db) => countMarks(db, sealed)) })
  return [...all, { holder: 'file', counts: await inEach(countFileMarks) }]
}

/**
 * How everything sealed stands against the key that writes now, read from the values themselves, and what of each old key is left;
 * with the sandbox, where there is one: a key goes from both at once. What binds an old key without being sealed is told only while
 * there is an old key.
 */
export async function sealStanding(db: Db, cipher: FieldCipher, sandbox?: Pick<Services, 'db' | 'cipher'>) {
  const all = await countAll(sandbox ? [db, sandbox.db] : [db])
  const counts = all.flatMap((each) => each.counts)
  const known = new Set([...cipher.keyIds, ...(sandbox?.cipher.keyIds ?? [])])
  const oldKeys = oldKeysOf(cipher.keyIds, counts)
  const { suite, keyId } = partsOf(cipher.mark)
  return {
    suite,
    keyId: keyId ?? '',
    total: sumOf(counts, () => true),
    left: sumOf(counts, (mark) => mark !== cipher.mark),
    unknown: sumOf(counts, (mark) => {
      const named = partsOf(mark).keyId
      return named !== null && !known.has(named)
    }),
    holders: all
      .map((each) => standingOf(each.holder, cipher.mark, each.counts))
      .filter(({ total }) => total > 0),
    oldKeys,
    bindings: oldKeys.length > 0 ? await bindingsOf(db, cipher) : [],
  }
}
