import { readXlsx } from 'hucre/xlsx'
import type * as z from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createExport, downloadExport } from '@lqr/contract/exports/calls.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { seedDemo } from '../../../../../database/seeds/demo/seed-demo.ts'
import { listsToExport } from '../../bound-calls.ts'
import { loadDemo } from '../../data/load-demo.ts'
import { rowCells } from '../../exports/row-cells.ts'
import type { ListRow } from '../../exports/read-list.ts'
import { makeTestApp, type RawInput, type TestApp } from '../../testing/test-app.ts'

const PEOPLE = [
  'enterprise',
  'enterprise2',
  'officer',
  'manager',
  'equity',
  'agency',
  'government',
  'operator',
  'admin',
]

/** Lists that stand under something: one that has rows, where the demonstration data hold any. */
const UNDER: Readonly<Record<string, string>> = {
  'identity.listLoginLog': `select id from account where username = 'operator'`,
  'demandReports.listImportRows': 'select id from report_import order by id limit 1',
  'equity.listRoomViews': 'select id from equity_project order by id limit 1',
  'policies.listItemMatches': 'select item_id id from policy_match order by 1 limit 1',
  'open.listDeliveries': 'select id from webhook order by id limit 1',
  'open.listInstitutionDifferences': 'select org_id id from reconciliation_day order by 1 limit 1',
  'activities.listRoster': 'select activity_id id from activity_sign_up order by 1 limit 1',
  'content.listQuestionnaireAnswers':
    'select questionnaire_id id from questionnaire_answer order by 1 limit 1',
  'statistics.getPromises':
    'select org_id id from promise_figure where product_id is not null order by 1 limit 1',
}

/** What a list must be asked for, beyond its page. */
const ASKED: Readonly<Record<string, RawInput>> = {
  'oversight.listAttentionCases': { body: { list: 'overdue' } },
  'statistics.listFigureParts': { params: { code: 'applications' }, body: { by: 'industry' } },
  'statistics.listFigureRows': { params: { code: 'applications' } },
}

let t: TestApp
const tokens = new Map<string, string>()
beforeAll(async () => {
  t = await makeTestApp()
  await loadDemo(t.services, seedDemo)
  for (const name of PEOPLE) {
    const { rows } = await t.services.pool.query<{ id: string }>(
      'select id from account where username = $1',
      [name],
    )
    tokens.set(name, await t.signIn(rows[0]?.id ?? ''))
  }
}, 120_000)
afterAll(() => t.close())

async function inputOf(call: AnyCall): Promise<RawInput> {
  const asked = ASKED[call.name]
  if (asked) return asked
  const names = Object.keys(call.params?.shape ?? {})
  if (names.length === 0) return {}
  const { rows } = await t.services.pool.query<{ id: string }>(UNDER[call.name] ?? 'select 1 where false')
  return { params: Object.fromEntries(names.map((name) => [name, rows[0]?.id ?? '1'])) }
}

interface Shown {
  readonly list: ListRow[]
  readonly nextBeforeId?: string | null
  readonly next?: string | null
}

function shownPage(call: AnyCall, answer: unknown): Shown {
  if (Array.isArray(answer)) return { list: answer }
  return {
    ...(answer as Shown),
    list: (answer as Record<string, ListRow[]>)[call.exported?.rows ?? 'list'] ?? [],
  }
}

/** Every row that the list shows, page after page as its screen asks for it. */
async function shownRows(call: AnyCall, input: RawInput, token: string): Promise<ListRow[] | number> {
  const rows: ListRow[] = []
  const part = call.query && 'pageSize' in call.query.shape ? 'query' : 'body'
  const has = (name: string) => name in ((call[part] as z.ZodObject | undefined)?.shape ?? {})
  const isWhole = !call[part] || !('pageSize' in (call[part] as z.ZodObject).shape)
  let last: object = {}
  for (let currentPageNum = 1; ; currentPageNum += 1) {
    const page = { pageSize: 100, ...(has('beforeId') || has('after') ? last : { currentPageNum }) }
    const asked = isWhole ? input : { ...input, [part]: { ...(input[part] as object), ...page } }
    const { status, data } = await t.send(call, asked, { token })
    if (status !== 200) return status
    const { list, nextBeforeId, next } = shownPage(call, data)
    rows.push(...list)
    last = has('after') ? { after: next } : { beforeId: nextBeforeId }
    if (list.length < 100 || isWhole) return rows
  }
}

test('there is a file of every list, with columns of its own', () => {
  expect(listsToExport.size).toBeGreaterThan(70)
  for (const { call, columns, further } of listsToExport.values()) {
    expect(columns.length, call.name).toBeGreaterThan(further ? 0 : 1)
    expect(new Set(columns.map(({ title }) => title)).size, call.name).toBe(columns.length)
  }
})

test.each([...listsToExport.keys()].map((name) => ({ name })))(
  'of $name everybody gets the rows that the list shows them, in its order, and nobody else any',
  async ({ name }) => {
    const list = listsToExport.get(name)
    if (!list) throw new Error(name)
    const input = await inputOf(list.call)
    for (const [person, token] of tokens) {
      const shown = await shownRows(list.call, input, token)
      const asked = await t.send(createExport, { body: { list: name, format: 'xlsx', ...input } }, { token })
      if (typeof shown === 'number') {
        expect([person, asked.status]).toEqual([person, shown])
        continue
      }
      if (shown.length === 0) {
        expect([person, asked.error?.key]).toEqual([person, 'exports.nothingToExport'])
        continue
      }
      expect([person, asked.status, asked.msg]).toEqual([person, 200, asked.msg])
      const { id } = asked.data as { id: string }
      const file = await t.send(downloadExport, { params: { id } }, { token })
      expect([person, file.status]).toEqual([person, 200])
      const { sheets } = await readXlsx(file.data as Buffer)
      // The log grows by the very file that is made of it.
      const added = name === 'identity.listAudit' ? 1 : 0
      const written = sheets[0]?.rows.slice(1 + added).map((row) => compared(row, list.columns))
      expect(written).toEqual(shown.map((row) => compared(rowCells(list.columns, row), list.columns)))
    }
  },
)

/** Dates are numbers in a workbook; texts and numbers are compared as they stand. */
function compared(row: readonly unknown[], columns: readonly { kind: string }[]) {
  return columns.map(({ kind }, place) => {
    const cell = row[place] ?? ''
    if (kind === 'day' || kind === 'moment') return cell === '' ? '' : 'date'
    return typeof cell === 'string' ? cell.replace(/^'/, '') : cell
  })
}
