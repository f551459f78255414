/** Words of the maps with figures. */
export const mapWords = {
  label: (title: string) => `甘肃省示意图：${title}`,
  open: (name: string) => `，查看${name}`,
  none: '0',
  upTo: (value: string) => `至 ${value}`,
  above: (value: string) => `${value} 以上`,
  list: '按市州列出',
  caption: (title: string, approval: string | null) =>
    `${title}。${approval === null ? '示意图' : `示意图，审图号：${approval}`}；圆点为兰州新区，单独统计，不计入兰州市。`,
} as const
