import path from 'node:path'
import type { Logger } from 'pino'
import { caseAction, caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { stateName } from '@lqr/contract/kernel/cases/read-case.ts'
import { CASE_KEPT_MONTHS } from '../../data/month-tables.ts'
import type { Db } from '../../data/database.ts'
import { appendAudit } from '../../http/audit.store.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Services } from '../../http/services.ts'
import type { CaseKind } from '../case-kind.ts'
import { archivedNote } from '../copy.ts'
import { PLATFORM, recordEvent } from '../move-case.ts'
import { keepPackage, type PackageFile, safeName } from './keep-package.ts'
import { emptyLapsed, holdLapsed, type LapsedCase, listLapsed, readLapsed } from './lapsed-case.store.ts'
import { keptSince } from './retention.ts'

/** More than a province ends in a day; the next night goes on. */
const CASES_OF_A_RUN = 2_000
const MONTHS_OF_A_YEAR = 12

/** To what documents are linked: an entity by its name and id. */
interface Link {
  readonly entity: string
  readonly entityId: string
}

/** The documents of cases, as the room of files keeps them. */
export interface CaseDocuments {
  /** Read whole, one after the other; without bytes those that are in quarantine. */
  read(
    db: Db,
    link: Link,
  ): AsyncIterable<{ readonly name: string; readonly bytes: Buffer | undefined; readonly mime: string }>
  /** Lets them go from the case. */
  release(db: Db, link: Link): Promise<void>
}

interface Archiving extends Pick<Services, 'db' | 'now' | 'cipher' | 'config'> {
  readonly log: Pick<Logger, 'error'>
  readonly documents: CaseDocuments
}

/**
 * Moves what cases hold whose retention is over into packages outside of the database, each with its documents and sums, and takes it out
 * here: the people, the timeline and the documents. The row stays for the figures (decision 0185). Answers how many; one whose documents
 * cannot be read stays whole and is tried again.
 */
export async function archiveCases(services: Archiving, kinds: readonly CaseKind[]): Promise<number> {
  const before = keptSince(services.now())
  let archived = 0
  for (const kind of kinds) {
    for (const id of await listLapsed(services.db, kind, before, CASES_OF_A_RUN - archived)) {
      try {
        if (await services.db.transaction().execute((tx) => archiveCase(services, tx, kind, { id, before })))
          archived += 1
      } catch (err) {
        services.log.error({ key: 'cases.notArchived', kind: kind.declaration.kind, id, err }, 'not archived')
      }
    }
  }
  return archived
}

const yearOf = (moment: string) => shanghaiDay(new Date(moment)).slice(0, 4)

/** The package is on disk before the transaction commits: a run that is killed between the two writes it again. */
async function archiveCase(
  services: Archiving,
  tx: Db,
  kind: CaseKind,
  { id, before }: { readonly id: string; readonly before: Date },
): Promise<boolean> {
  const lapsed = await holdLapsed(tx, kind, id, before)
  if (!lapsed) return false
  const { row, number } = lapsed
  const { declaration } = kind
  // With the id: the cases that answer one request bear its number.
  const place = path.posix.join(declaration.kind, yearOf(row.updated_at), `${safeName(number)}-${row.id}`)
  const files = packageOf(services, tx, kind, lapsed)
  const sums = await keepPackage(services.config.caseArchiveDir, place, files)
  await emptyLapsed(tx, kind, lapsed, { cipher: services.cipher, place })
  if (lapsed.isLastOfRequest) {
    for (const entity of kind.documents ?? [])
      await services.documents.release(tx, { entity, entityId: lapsed.requestId })
  }
  const moving = { db: tx, now: services.now(), mover: PLATFORM }
  const note = archivedNote(CASE_KEPT_MONTHS / MONTHS_OF_A_YEAR, place)
  await recordEvent(moving, declaration.kind, row, { action: 'archive', to: row.status, note })
  const entry = {
    action: caseAction(declaration, 'archive'),
    entity: caseEntity(declaration),
    entityId: row.id,
    detail: { place, sums },
  }
  await appendAudit(tx, { actor: undefined, requestId: null, ip: null }, [entry])
  return true
}

/** The documents, and the case with their names. */
async function* packageOf(
  services: Archiving,
  tx: Db,
  kind: CaseKind,
  lapsed: LapsedCase,
): AsyncGenerator<PackageFile> {
  const { declaration } = kind
  const documents: Record<string, unknown>[] = []
  for (const entity of kind.documents ?? []) {
    const link = { entity, entityId: lapsed.requestId }
    for await (const { bytes, ...told } of services.documents.read(tx, link)) {
      const file = `documents/${String(documents.length + 1).padStart(2, '0')}-${safeName(told.name)}`
      documents.push({ ...told, file: bytes ? file : null })
      if (bytes) yield { name: file, bytes }
    }
  }
  const { row, number } = lapsed
  const told = {
    kind: declaration.kind,
    label: declaration.label,
    number,
    status: row.status,
    statusName: stateName(declaration, row.status),
    endedAt: row.updated_at,
    ...(await readLapsed(tx, kind, lapsed)),
    documents,
  }
  yield { name: 'case.json', bytes: Buffer.from(`${JSON.stringify(told, null, 2)}\n`) }
}
