import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { redirect } from 'react-router'
import * as z from 'zod'
import { requireId } from '../listing/require-id.ts'
import { handleForm } from '../plain/handle-form.ts'
import { handleMoves } from '../plain/handle-moves.ts'
import { type PlainField, viewOf } from '../plain/plain-field.ts'
import type { ReadForm } from '../plain/read-form.ts'
import { bodyOfShown, shownVersion, shownVersionField } from '../plain/shown-version.ts'
import type { LoaderApi } from '../server/loader-api.ts'
import type { MoveView } from './lite-moves.tsx'

type Body = Readonly<Record<string, unknown>>

/** One thing an enterprise can do with a matter: the call that does it, and how its page asks for it. */
export interface RoomMove {
  /** Its name in `?do=`, in what the server says may be done, and in the word its page says afterwards. */
  readonly code: string
  readonly title: string
  readonly hint?: string
  readonly submit: string
  readonly isDanger?: boolean
  /** What is agreed to with it, whole. */
  readonly letter?: MoveView['letter']
  readonly fields?: readonly PlainField[]
  readonly def: AnyCall
  /** What no single field can know to be wrong. */
  readonly problems?: (read: ReadForm) => Readonly<Record<string, string>>
  /** What is sent beside the version that its page showed, where it is not what was typed as it stands. */
  readonly toBody?: (body: Body, read: ReadForm) => object
  /** The list it leads back to, where the matter is gone afterwards. */
  readonly leadsTo?: string
}

/** The page of one matter and what can be done there. */
export interface Room {
  /** The address of the page, without the matter. */
  readonly path: string
  /** The version of the case; refuses whoever it is not for. Matters without one answer undefined. */
  readonly versionOf: (api: LoaderApi, id: string) => Promise<number | undefined>
}

const NOTHING_SENT = z.object({})

/** A move as its page draws it; its form carries the version of what the page shows. */
export function moveView(
  { path }: Room,
  id: string,
  { code, title, hint, letter, submit, isDanger, fields = [] }: RoomMove,
  version?: number,
): MoveView {
  const action = `${path}?id=${id}&do=${code}`
  return {
    action,
    title,
    hint,
    letter,
    submit,
    isDanger,
    hidden: shownVersion(version),
    fields: fields.map(viewOf),
  }
}

/** What the page shows of the matter: what may be done, and the version. */
interface Shown {
  readonly can: Readonly<Record<string, boolean | undefined>>
  readonly version?: number
}

/** The moves that are open now, in the order of their declaration. */
export const openMoves = (
  room: Room,
  id: string,
  moves: readonly RoomMove[],
  { can, version }: Shown,
): MoveView[] => moves.filter(({ code }) => can[code]).map((move) => moveView(room, id, move, version))

function runMove(request: Request, api: LoaderApi, { path, versionOf }: Room, move: RoomMove) {
  const id = requireId(request, 'id')
  const { code, def, fields = [], toBody = (body) => body, problems, leadsTo } = move
  return handleForm(request, api, async () => {
    const version = await versionOf(api, id)
    const isVersioned = def.body !== undefined && version !== undefined
    return {
      fields: isVersioned ? [...fields, shownVersionField] : fields,
      schema: def.body ?? NOTHING_SENT,
      ...(problems ? { problems } : {}),
      toBody: (body, read) => {
        if (!isVersioned) return def.body ? toBody(body, read) : {}
        const shown = bodyOfShown(body)
        return { ...toBody(shown, read), version: shown.version }
      },
      send: (body: unknown, { number: idempotencyKey }) =>
        api<AnyCall>(def, { params: { id }, ...(def.body ? { body } : {}) }, { idempotencyKey }),
      done: () => redirect(leadsTo ? `${leadsTo}?done=${code}` : `${path}?id=${id}&done=${code}`, 303),
    }
  })
}

/** The action of such a page: the move that its address names, by the call that the full version makes. */
export function roomAction(request: Request, api: LoaderApi, room: Room, moves: readonly RoomMove[]) {
  return handleMoves(
    request,
    Object.fromEntries(moves.map((move) => [move.code, () => runMove(request, api, room, move)])),
  )
}
