import { TaskList } from './task-list.tsx'

/** What waits for the institution. */
export function Component() {
  return <TaskList side="institution" />
}
