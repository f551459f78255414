import type { Ask } from './client.ts'

/** What the bank did to a case, under a number that is the same whenever the file is made again. */
export interface BankEvent {
  readonly applyNo: string
  readonly move: string
  /** What the move asks for, by the names of its call. */
  readonly fields?: Readonly<Record<string, string | number>>
}

export interface LineAnswer {
  readonly line: number
  readonly applyNo: string
  readonly outcome: 'done' | 'repeated' | 'refused'
  readonly reason: string | null
}

const cell = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`

/** A file of events: the names first, then a line for each. */
export function eventFile(events: readonly BankEvent[]): string {
  const names = [...new Set(events.flatMap(({ fields }) => Object.keys(fields ?? {})))]
  const lines = events.map(({ applyNo, move, fields }) =>
    [`BANK-${applyNo}-${move}`, applyNo, move, ...names.map((name) => fields?.[name] ?? '')]
      .map(cell)
      .join(','),
  )
  return [['eventId', 'applyNo', 'move', ...names].join(','), ...lines, ''].join('\r\n')
}

/** Writes a day back as one file; the answer tells of each line what became of it. */
export async function writeFile(ask: Ask, events: readonly BankEvent[]): Promise<readonly LineAnswer[]> {
  const form = new FormData()
  form.append('file', new Blob([eventFile(events)], { type: 'text/csv' }), 'events.csv')
  const { list } = await ask<{ list: LineAnswer[] }>('POST', '/open/v1/applications/events/file', form)
  return list
}
