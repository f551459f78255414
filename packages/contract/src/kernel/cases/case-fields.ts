import * as z from 'zod'
import { count, field, flag, id, moment, oneOf } from '../field.ts'
import type { AnyCase, CaseSide, MoveOf, MoveOfSide } from './define-case.ts'
import { movesOf, movesOfSide, STANDING_EVENTS, statesOf } from './read-case.ts'

/** Stale versions are refused with the current row; without a version the state alone guards the move. */
export const caseVersion = count('版本号').optional()

/** What a move needs to know of its case. */
export const caseParams = (declaration: AnyCase) => z.object({ id: id(`${declaration.label}编号`) })

/** Something that happened to a case, as its timeline tells it. */
export function caseEvent<const D extends AnyCase>(declaration: D) {
  const states = statesOf(declaration)
  return z.object({
    at: moment('时间'),
    action: oneOf('事项', [...movesOf(declaration), ...STANDING_EVENTS]),
    fromStatus: oneOf('原状态', states).nullable(),
    toStatus: oneOf('新状态', states),
    actorSide: oneOf('经办方', SIDES),
    actorName: field(z.string(), { label: '经办人' }),
    note: field(z.string().nullable(), { label: '说明' }),
  })
}

const SIDES = [
  { code: 'enterprise', name: '企业' },
  { code: 'institution', name: '机构' },
  { code: 'platform', name: '平台' },
] as const

/** What the viewer may do now, decided by the server: one yes or no for each move of these sides. */
export function caseCan<const D extends AnyCase, const Side extends CaseSide>(
  declaration: D,
  ...sides: Side[]
) {
  const moves = sides.flatMap((side) => movesOfSide(declaration, side))
  const shape = Object.fromEntries(moves.map(({ code, name }) => [code, flag(name)]))
  return z.object(shape as Record<MoveOfSide<D, Side>, z.ZodBoolean>)
}

/** Where a case stands: the part of every answer that the case kernel fills. */
export function caseProgress<const D extends AnyCase>(declaration: D) {
  return {
    status: oneOf('状态', statesOf(declaration)),
    dueAt: moment('当前时限').nullable(),
    isPaused: flag('时限暂停'),
    isOverdue: flag('已逾期'),
    officerName: field(z.string().nullable(), { label: '经办人' }),
    createdAt: moment('提交时间'),
    updatedAt: moment('更新时间'),
  }
}

export type CaseEvent<D extends AnyCase = AnyCase> = z.output<ReturnType<typeof caseEvent<D>>>
export type CaseMoves<D extends AnyCase> = Record<MoveOf<D>, boolean>
