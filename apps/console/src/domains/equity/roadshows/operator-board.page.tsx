import { BoardPage } from './board-page.tsx'

/** A roadshow day as operators keep it. */
export function Component() {
  return <BoardPage side="operator" />
}
