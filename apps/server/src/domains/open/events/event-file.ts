import { explainIssues } from '@lqr/contract/kernel/explain-issues.ts'
import { openErrors as errors } from '@lqr/contract/open/errors.ts'
import { bodyOfLine, EVENT_MOVES, type EventMove } from '@lqr/contract/open/event-file.ts'
import { uploadEventFile, uploadOpenEventFile } from '@lqr/contract/open/event-file-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { withinSavepoint } from '../../../data/savepoint.store.ts'
import { admit } from '../../../http/access.ts'
import type { AuditEntry } from '../../../http/audit.store.ts'
import { bindCall, bindTwin, type BoundCall, type CallContext } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { eventFileCopy as copy } from './copy.ts'
import { type FileLine, readEventFile } from './event-file.rules.ts'
import { makeEvent, screenCallOf, screenNameOf } from './open-moves.ts'

type Context = CallContext<typeof uploadEventFile>
type Result = CallOutput<typeof uploadEventFile>['list'][number]

/** Why a line is refused, in a sentence. */
class LineProblem extends Error {}

function checked({ move: code, applyNo, cells }: FileLine): {
  move: EventMove
  params: { applyNo: string }
  body: unknown
} {
  const move = EVENT_MOVES.find((one) => one.code === code || one.name === code)
  if (!move) throw new LineProblem(copy.move(EVENT_MOVES.map((one) => one.code)))
  const { body, foreign } = bodyOfLine(move, cells)
  if (foreign.length > 0) throw new LineProblem(copy.foreign(foreign))
  const params = move.call.params.safeParse({ applyNo })
  const parsed = move.call.body.safeParse(body)
  if (params.success && parsed.success) return { move, params: params.data, body: parsed.data }
  const faults = [params, parsed].flatMap(({ error }) => (error ? Object.values(explainIssues(error)) : []))
  throw new LineProblem(faults.join('；'))
}

/** Makes one line as its own call would, for the same person or system: whoever may not make that call may not write the line. */
async function writeLine(context: Context, line: FileLine) {
  const { move, params, body } = checked(line)
  const { actor, audit } = context
  admit(actor.openKey ? move.call : screenCallOf(move.call), actor, undefined)
  const entries: AuditEntry[] = []
  const state = await withinSavepoint(context.db, () =>
    makeEvent(move.call, screenNameOf(move.call), {
      ...context,
      params,
      body,
      query: undefined,
      file: undefined,
      audit: (entry: AuditEntry) => void entries.push(entry),
    } as Parameters<typeof makeEvent>[2]),
  )
  for (const entry of entries) audit(entry)
  return state
}

function reasonOf(error: unknown): string {
  if (error instanceof LineProblem) return error.message
  if (error instanceof CallError) {
    const fields = Object.values(error.extra.fields ?? {})
    return fields.length > 0 ? fields.join('；') : (error.extra.msg ?? error.def.msg)
  }
  throw error
}

async function resultOf(context: Context, line: FileLine): Promise<Result> {
  const { cells: _, ...told } = line
  try {
    const { status, isRepeat } = await writeLine(context, line)
    return { ...told, outcome: isRepeat ? 'repeated' : 'done', status, reason: null }
  } catch (error) {
    return { ...told, outcome: 'refused', status: null, reason: reasonOf(error) }
  }
}

const uploadCall = bindCall(uploadEventFile, async (context) => {
  const read = readEventFile(context.file.bytes)
  if ('problem' in read) throw new CallError(errors.eventFileWrong, { fields: { file: read.problem } })
  const list: Result[] = []
  for (const line of read.lines) list.push(await resultOf(context, line))
  const count = (outcome: Result['outcome']) => list.filter((one) => one.outcome === outcome).length
  return {
    rows: list.length,
    done: count('done'),
    repeated: count('repeated'),
    refused: count('refused'),
    list,
  }
})

export const eventFileCalls: readonly BoundCall[] = [uploadCall, bindTwin(uploadOpenEventFile, uploadCall)]
