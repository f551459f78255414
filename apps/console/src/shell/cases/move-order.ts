/** The moves of one side in the order of their buttons. */
export interface MoveOrder<Move extends string> {
  /** The way on; the first that may be made is the filled button. */
  readonly forward: readonly Move[]
  readonly aside?: readonly Move[]
  /** What ends the case. */
  readonly danger: readonly Move[]
}

interface ShownMove<Move extends string> {
  readonly move: Move
  readonly look: 'first' | 'plain' | 'danger'
}

/** The moves that may be made, the way forward first; only one of them is filled. */
export function movesInOrder<Move extends string>(
  { forward, aside = [], danger }: MoveOrder<Move>,
  can: Readonly<Record<Move, boolean>>,
): ShownMove<Move>[] {
  const may = (move: Move) => can[move]
  return [
    ...forward.filter(may).map((move, index) => ({ move, look: index === 0 ? 'first' : 'plain' }) as const),
    ...aside.filter(may).map((move) => ({ move, look: 'plain' }) as const),
    ...danger.filter(may).map((move) => ({ move, look: 'danger' }) as const),
  ]
}
