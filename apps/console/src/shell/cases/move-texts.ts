import type { AnyCase, MoveOf } from '@lqr/contract/kernel/cases/define-case.ts'

/** What a kind says of a move besides its name. */
export interface MoveTexts {
  /** Instead of the declared name. */
  readonly button?: string
  readonly title?: string
  readonly ok: string
  /** What this does and what cannot be undone, in a sentence. */
  readonly warning: string
  /** Told once it is made. */
  readonly done: string
}

/** A declared move in the words of its kind. */
export interface WordedMove<D extends AnyCase> {
  of: D
  move: MoveOf<D>
  texts: MoveTexts
}

/** The texts of a move: where the kind says nothing else, button and title are the declared name. */
export function wordsOf<D extends AnyCase>({ of, move, texts }: WordedMove<D>): Required<MoveTexts> {
  const name = of.moves[move]?.name ?? move
  return { button: name, title: name, ...texts }
}
