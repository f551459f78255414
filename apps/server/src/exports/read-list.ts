import { MOST_AT_ONCE } from '@lqr/contract/exports/kinds.ts'
import type { ExportColumn, FurtherColumn } from '@lqr/contract/kernel/export-columns.ts'
import type { Db } from '../data/database.ts'
import { admit } from '../http/access.ts'
import type { Actor } from '../http/actor.ts'
import { type Checked, madeAnew, type RequestFacts, type Run } from '../http/bind-call.ts'
import type { Services } from '../http/services.ts'
import { type AskedList, filterOf, parseAsked } from './asked-list.ts'
import type { ExportedList } from './exported-list.ts'

/** Rows of one reading: a page of the list, only longer. */
export const BATCH = 1_000
const FIRST_ROW = { currentPageNum: 1, pageSize: 1 }

/** Whoever reads a list for a file, and from which site. */
export interface Reader {
  readonly actor: Actor
  readonly cityCode: string
  readonly requestId: string
}

export type ListRow = Readonly<Record<string, unknown>>

interface ListPage extends Readonly<Record<string, unknown>> {
  readonly list: readonly ListRow[]
  /** A list that is given as a whole may have its sums here. */
  readonly total?: unknown
  readonly totalIsEstimate?: boolean
  readonly nextBeforeId?: string | null
  readonly next?: string | null
}

export interface Batch {
  readonly rows: readonly ListRow[]
  /** How many there are in all; undefined where the list does not count that far. */
  readonly total: number | undefined
}

function requestOf({ cityCode, requestId }: Reader): RequestFacts {
  return {
    id: requestId,
    ip: '',
    userAgent: null,
    cityCode,
    bearer: undefined,
    basic: undefined,
    device: undefined,
    captcha: undefined,
    service: undefined,
  }
}

const totalOf = ({ total, totalIsEstimate }: ListPage) =>
  typeof total === 'number' && totalIsEstimate !== true ? total : undefined

/** Reads one page by the list's own handler; the list's own audit rows give way to that of the file. */
async function askPage(run: Run, checked: Checked, { rows }: ExportedList): Promise<ListPage> {
  const answer = await run({
    ...checked,
    audit: () => {},
    actAs: () => {},
    notForOthers: () => {},
    forAll: madeAnew,
  })
  if (Array.isArray(answer)) return { list: answer }
  const page = answer as ListPage
  return { ...page, list: page[rows] as readonly ListRow[] }
}

/** The page that is asked for stands in the body or the query, as the list has it. */
function paged(list: ExportedList, asked: AskedList, page: object) {
  const parsed = parseAsked(list.call, filterOf(asked))
  if (list.pages === 'whole') return parsed
  const part = list.call.query && 'pageSize' in list.call.query.shape ? 'query' : 'body'
  return { ...parsed, [part]: { ...parsed[part], ...page } }
}

/**
 * How a list is read for a file: its own access lets the reader through or refuses, its own input reads the filter, its own handler
 * the rows, so a row that the list does not show can be in no file (decision 0104).
 */
async function begin(services: Services, db: Db, list: ExportedList, asked: AskedList, reader: Reader) {
  const actor = admit(list.call, reader.actor, undefined)
  const surroundings = {
    actor,
    services,
    now: services.now(),
    request: requestOf(reader),
    log: services.log,
    keepDevice: () => {},
    file: undefined,
  }
  const first = { ...surroundings, ...paged(list, asked, FIRST_ROW), db: services.db }
  const run = await list.bound.prepare(first)
  return (page: object) => askPage(run, { ...surroundings, ...paged(list, asked, page), db }, list)
}

type Ask = Awaited<ReturnType<typeof begin>>

/** What a list is of, by its answer, and how many rows the reader would get; undefined beyond what it counts. */
export async function peekList(
  services: Services,
  db: Db,
  list: ExportedList,
  asked: AskedList,
  reader: Reader,
): Promise<{ rows: number | undefined; of: string | undefined }> {
  const ask = await begin(services, db, list, asked, reader)
  const page = await ask(list.pages === 'numbered' ? FIRST_ROW : { pageSize: MOST_AT_ONCE + 1 })
  const of = list.of === undefined ? undefined : String(page[list.of])
  if (list.pages === 'numbered') return { rows: totalOf(page), of }
  const rows = page.list.length
  return { rows: rows > MOST_AT_ONCE ? undefined : rows, of }
}

/** Where a list goes on after its page of that number; undefined where it ends with it, however full it is. */
function placeAfter({ pages }: ExportedList, page: ListPage, pageNum: number): object | undefined {
  if (page.list.length < BATCH) return undefined
  switch (pages) {
    case 'whole':
      return undefined
    case 'numbered':
      return { currentPageNum: pageNum + 1 }
    case 'keyed':
      return page.nextBeforeId ? { beforeId: page.nextBeforeId } : undefined
    case 'placed':
      return page.next ? { after: page.next } : undefined
  }
}

async function* batchesOf(list: ExportedList, ask: Ask): AsyncGenerator<Batch> {
  let place: object | undefined = list.pages === 'numbered' ? { currentPageNum: 1 } : {}
  for (let pageNum = 1; place; pageNum += 1) {
    const page = await ask({ pageSize: BATCH, ...place })
    if (page.list.length > 0) yield { rows: page.list, total: totalOf(page) }
    place = placeAfter(list, page, pageNum)
  }
}

/** The columns that only the answer knows, after those of the contract. */
async function columnsOf({ columns, further }: ExportedList, ask: Ask): Promise<readonly ExportColumn[]> {
  if (!further) return columns
  const asked = (await ask(FIRST_ROW))[further.columns] as readonly FurtherColumn[]
  return [
    ...columns,
    ...asked.map(({ title, isNumber }, place) => ({
      key: further.cells,
      place,
      title,
      kind: isNumber ? ('number' as const) : ('text' as const),
      help: undefined,
      codes: undefined,
    })),
  ]
}

/** A list that is being read: what it is called, its columns, and its rows batch after batch. */
export interface OpenList {
  readonly title: string
  readonly columns: readonly ExportColumn[]
  readonly batches: () => AsyncGenerator<Batch>
}

/**
 * All rows of lists as the reader sees them, each in its order, batch after batch out of one snapshot of the database: what others
 * do meanwhile neither doubles a row nor drops one. The snapshot stands until it is closed.
 */
export async function openLists(
  services: Services,
  lists: readonly ExportedList[],
  asked: AskedList,
  reader: Reader,
): Promise<{ lists: readonly OpenList[]; close: () => Promise<void> }> {
  const tx = await services.db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  const close = () => tx.rollback().execute()
  try {
    const opened: OpenList[] = []
    for (const list of lists) {
      const ask = await begin(services, tx, list, asked, reader)
      const columns = await columnsOf(list, ask)
      opened.push({ title: list.title, columns, batches: () => batchesOf(list, ask) })
    }
    return { lists: opened, close }
  } catch (error) {
    await close()
    throw error
  }
}
