import * as z from 'zod'
import { textOut } from '../answer-fields.ts'
import { count, flag, id, moment, oneOf } from '../field.ts'
import type { AnyCase, CaseSide, MoveOfSide } from './define-case.ts'
import { movesOf, movesOfSide, STANDING_EVENTS, statesOf } from './read-case.ts'

/** The parties to a case. */
export const CASE_SIDES = [
  { code: 'enterprise', name: '企业' },
  { code: 'institution', name: '机构' },
  { code: 'authority', name: '主管方' },
] as const satisfies readonly { code: CaseSide; name: string }[]

/** Who acts on a case. */
export const CASE_ACTORS = [...CASE_SIDES, { code: 'platform', name: '平台' }] as const

/** Stale versions are refused with the current row; without a version the state alone guards the move. */
export const caseVersion = count('版本号').optional()

/** What a move needs to know of its case. */
export const caseParams = (declaration: AnyCase) => z.object({ id: id(`${declaration.label}编号`) })

export type CaseParams = ReturnType<typeof caseParams>

/** The fields of something that happened to a case, as its timeline tells it. */
export function caseEvent<const D extends AnyCase>(declaration: D) {
  const states = statesOf(declaration)
  return {
    at: moment('时间'),
    action: oneOf('事项', [...movesOf(declaration), ...STANDING_EVENTS]),
    fromStatus: oneOf('原状态', states).nullable(),
    toStatus: oneOf('新状态', states),
    actorSide: oneOf('操作方', CASE_ACTORS),
    actorName: textOut('操作人', { sensitivity: 'personal' }),
    note: textOut('说明').nullable(),
  }
}

/** What the viewer may do now, decided by the server: one yes or no for each move of these sides. */
export function caseCan<const D extends AnyCase, const Side extends CaseSide>(
  declaration: D,
  ...sides: Side[]
) {
  const moves = sides.flatMap((side) => movesOfSide(declaration, side))
  const shape = Object.fromEntries(moves.map(({ code, name }) => [code, flag(name)]))
  return shape as Record<MoveOfSide<D, Side>, ReturnType<typeof flag>>
}

/** Where a case stands: the part of every answer that the case kernel fills. */
export function caseProgress<const D extends AnyCase>(declaration: D) {
  return {
    status: oneOf('状态', statesOf(declaration)),
    dueAt: moment('当前时限').nullable(),
    isPaused: flag('时限暂停'),
    isOverdue: flag('已超时'),
    officerName: textOut('经办人', { sensitivity: 'personal' }).nullable(),
    createdAt: moment('提交时间'),
    updatedAt: moment('更新时间'),
  }
}

/** Whether the institution sees no more of the case than that its enterprise took it back. */
export const caseSealed = flag('受理前已撤回，内容不再显示')

/** An entry of a timeline, of whatever kind. */
export type CaseEvent = z.output<z.ZodObject<ReturnType<typeof caseEvent<AnyCase>>>>
