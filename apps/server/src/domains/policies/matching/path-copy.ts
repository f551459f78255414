/** Sentences of the steps of a path. */
export const pathCopy = {
  raise: (name: string, from: string, to: string, by: string) =>
    `${name}由 ${from} 提高到 ${to}（增加 ${by}）`,
  lower: (name: string, from: string, to: string, by: string) =>
    `${name}由 ${from} 降低到 ${to}（减少 ${by}）`,
  wait: (by: string) => `再等 ${by}，成立时间即符合`,
  title: (name: string) => `先取得“${name}”称号`,
  reach: (name: string, to: string) => `${name}达到：${to}`,
} as const
