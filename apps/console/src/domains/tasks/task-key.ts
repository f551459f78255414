interface Task {
  readonly kind: string
  readonly caseId: string
}

/** What tells a task from every other in a list of many kinds. */
export function taskKey({ kind, caseId }: Task): string {
  return `${kind} ${caseId}`
}

/** Those of the tasks that are among the others. */
export function tasksAmong<T extends Task>(tasks: readonly T[], others: readonly Task[]): readonly T[] {
  const keys = new Set(others.map(taskKey))
  return tasks.filter((task) => keys.has(taskKey(task)))
}
