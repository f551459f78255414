import { moveBinder } from '../../cases/bind-move.ts'
import { interestKind } from './interest-kind.ts'
import { showInterest, showOwnInterest } from './show-interest.ts'

/** Binds a move of the institution to its call, and one of the enterprise. */
export const bindInstitutionMove = moveBinder(interestKind, (viewing, row) => showInterest(viewing, row.id))
export const bindOwnMove = moveBinder(interestKind, (viewing, row) => showOwnInterest(viewing, row.id))
