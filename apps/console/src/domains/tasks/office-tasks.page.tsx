import { TaskList } from './task-list.tsx'

/** What waits for the authority of an area. */
export function Component() {
  return <TaskList side="authority" />
}
