/** Texts of every chart. */
export const copy = {
  view: (title: string) => `${title}的显示方式`,
  chart: '图',
  table: '表',
  few: '不公开',
  empty: '暂无数据。有了第一笔业务，这里就会显示。',
  kinds: { bar: '柱状图', horizontalBar: '条形图', line: '折线图' },
  about: (kind: string, title: string, rows: number) => `${kind}：${title}，共 ${rows} 项。`,
  extremes: (label: string, most: string, least: string) => `${label}最高为${most}，最低为${least}。`,
  single: (label: string, value: string) => `${label}：${value}。`,
  readTable: '选“表”可逐项查看。',
} as const
