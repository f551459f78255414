import type { AnyCase } from './define-case.ts'

/** A case as its enterprise is shown it. */
interface OwnCase {
  readonly status: string
  readonly can: Readonly<Record<string, boolean>>
}

/**
 * Whether the enterprise could do more with its case were it certified: a move that its state allows and that has no other condition, and
 * that it may not make. It may end the matter meanwhile.
 */
export function needsCertification({ moves }: AnyCase, { status, can }: OwnCase): boolean {
  return Object.entries(moves).some(
    ([code, move]) =>
      move.side === 'enterprise' &&
      move.certified === true &&
      move.guard === undefined &&
      move.from.includes(status) &&
      can[code] === false,
  )
}
