import { BoardPage } from './board-page.tsx'

/** A roadshow day as institutions attend it. */
export function Component() {
  return <BoardPage side="institution" />
}
