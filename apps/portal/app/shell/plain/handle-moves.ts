import { data } from 'react-router'
import { plainCopy as copy } from './copy.ts'

/** Each thing a page can do, by its name in `?do=`. */
export type Moves<A> = Readonly<Record<string, () => Promise<A>>>

/** The address a form was sent to: by it the page knows whose answer it shows. */
export function sentTo(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

/** The action of a page with several forms: the one whose name stands in the address. */
export function handleMoves<A>(request: Request, moves: Moves<A>): Promise<A> {
  const name = new URL(request.url).searchParams.get('do') ?? ''
  const move = Object.hasOwn(moves, name) ? moves[name] : undefined
  if (!move) throw data({ msg: copy.noMove }, 404)
  return move()
}
