import { Readable } from 'node:stream'
import type { Db } from '../../data/database.ts'

/** Keeps the next bytes of a run. */
export async function insertPart(
  db: Db,
  part: { exportId: string; run: string; place: number; content: Buffer },
): Promise<void> {
  await db
    .insertInto('export_part')
    .values({ export_id: part.exportId, run: part.run, place: part.place, content: part.content })
    .execute()
}

/** Takes away what earlier runs left, or all but the one whose parts are the file. */
export async function dropOtherParts(db: Db, exportId: string, run: string): Promise<void> {
  await db.deleteFrom('export_part').where('export_id', '=', exportId).where('run', '!=', run).execute()
}

export async function dropParts(db: Db, exportId: string, run: string): Promise<void> {
  await db.deleteFrom('export_part').where('export_id', '=', exportId).where('run', '=', run).execute()
}

async function* partsOf(db: Db, exportId: string, run: string): AsyncGenerator<Buffer> {
  for (let place = 0; ; place += 1) {
    const part = await db
      .selectFrom('export_part')
      .select('content')
      .where('export_id', '=', exportId)
      .where('run', '=', run)
      .where('place', '=', place)
      .executeTakeFirst()
    if (!part) return
    yield part.content
  }
}

/** The bytes of a finished file, one part in memory at a time and no connection held between them. */
export function readParts(db: Db, exportId: string, run: string): Readable {
  return Readable.from(partsOf(db, exportId, run), { objectMode: false })
}
