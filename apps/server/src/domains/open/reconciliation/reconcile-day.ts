import type { Services } from '../../../http/services.ts'
import { notifyStaff } from '../../organisations/index.ts'
import { recordOrganisationEvent } from '../webhooks/index.ts'
import { type Difference, differencesOf, missingThere } from './compare.rules.ts'
import { differencesNotice, givenUpNotice, PLATFORM } from './copy.ts'
import { endRun, findRun, giveUpRun, holdRun, keepFile, noteRun, type Run } from './day.store.ts'
import { countOpen, keepDifferences, settleMatched } from './difference.store.ts'
import { readRows } from './facts.store.ts'
import { factsOf } from './file-facts.ts'
import { fileText, readFile } from './file.rules.ts'
import { keyOf, type Row } from './row.ts'

const STEP = 1_000

type Reconciling = Pick<Services, 'db' | 'now'>
type Found = NonNullable<Awaited<ReturnType<typeof findRun>>>

/** Makes the platform's file of a day and keeps it where something has changed; undefined when another has been begun meanwhile. */
async function makeOurs(
  { db, now }: Reconciling,
  run: Run,
  { orgId, from, day }: Found,
): Promise<Row[] | undefined> {
  // Before the reading: whatever is written from now on may be missing.
  const at = now()
  const rows = await readRows(db, { orgId, from, day })
  const content = Buffer.from(fileText(rows, day))
  const facts = factsOf(content, rows)
  const { dayId } = run
  return db.transaction().execute(async (tx) => {
    // What this one read may be older than the file of the one that overtook it.
    if (!(await holdRun(tx, run))) return undefined
    const isNew = await keepFile(tx, { dayId, side: 'ours', content, facts, madeBy: PLATFORM, now: at })
    const { sha256, rows: many } = facts
    if (isNew)
      await recordOrganisationEvent(tx, orgId, 'reconciliation.ready', { day, sha256, rows: many }, at)
    return rows
  })
}

/** Every difference between both files, some rows at a time; undefined when the comparison was overtaken. */
async function compare(
  { db }: Reconciling,
  run: Run,
  { orgId, from, day }: Found,
  ours: readonly Row[],
  theirs: readonly Row[],
): Promise<Difference[] | undefined> {
  const found: Difference[] = []
  const known = new Map(ours.map((row) => [keyOf(row), row]))
  for (let done = 0; done < theirs.length; done += STEP) {
    if (!(await noteRun(db, run, done, theirs.length))) return undefined
    const some = theirs.slice(done, done + STEP)
    const numbers = [...new Set(some.filter((row) => !known.has(keyOf(row))).map(({ applyNo }) => applyNo))]
    const elsewhere = numbers.length > 0 ? await readRows(db, { orgId, from, day, numbers }) : []
    const other = new Map(elsewhere.map((row) => [keyOf(row), row]))
    for (const row of some) found.push(...differencesOf(known.get(keyOf(row)) ?? other.get(keyOf(row)), row))
  }
  return [...found, ...missingThere(ours, theirs)]
}

async function keepFound(tx: Services['db'], found: readonly Difference[], of: { dayId: string; now: Date }) {
  for (let done = 0; done < found.length; done += STEP)
    await keepDifferences(tx, found.slice(done, done + STEP), of)
  await settleMatched(tx, found, of)
}

/**
 * Makes the platform's file of a day, compares it with the institution's where there is one, and tells what was found. Asked for
 * anew or killed in the middle, it begins again and comes to the same; one that was overtaken ends without effect.
 */
export async function reconcileDay(services: Reconciling, run: Run): Promise<void> {
  const { db } = services
  const of = await findRun(db, run)
  if (!of) return
  const { orgId, day, theirs } = of
  const ours = await makeOurs(services, run, of)
  if (!ours) return
  const read = theirs && readFile(theirs, of)
  const rows = read && 'rows' in read ? read.rows : undefined
  const found = rows && (await compare(services, run, of, ours, rows))
  const now = services.now()
  await db.transaction().execute(async (tx) => {
    if (!(await endRun(tx, run)) || !found) return
    const before = await countOpen(tx, run.dayId)
    await keepFound(tx, found, { dayId: run.dayId, now })
    const open = await countOpen(tx, run.dayId)
    if (open === 0 || open <= before) return
    await recordOrganisationEvent(tx, orgId, 'reconciliation.differences', { day, open }, now)
    await notifyStaff(tx, orgId, ['financeManager'], differencesNotice(day, open))
  })
}

/** The job of a comparison was given up: its day says so, and whoever reconciles is told and may begin it again: nobody, once the institution has ended. */
export async function endReconciliation(tx: Services['db'], run: Run): Promise<void> {
  const of = await giveUpRun(tx, run)
  if (of?.goesOn) await notifyStaff(tx, of.orgId, ['financeManager'], givenUpNotice(of.day))
}
