/** The digest of a day: how many messages of each group. */
export function digestText(
  groups: readonly { name: string; count: number }[],
): [title: string, body: string] {
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const parts = groups.map(({ name, count }) => `${name} ${count} 条`).join('，')
  return [`消息汇总：${total} 条新消息`, `上次汇总以来：${parts}。`]
}
