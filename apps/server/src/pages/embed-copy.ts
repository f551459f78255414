export const embedCopy = {
  title: (name: string, unit: string, area: string) => `${name}（${unit}）· ${area}`,
  withheld: '笔数过少，不公开',
  none: '暂无',
  whole: (value: string) => `合计 ${value}`,
  source: '来源：陇企融平台公开统计',
  asOf: (time: string) => `统计时间 ${time}`,
  definition: (text: string) => `口径：${text}`,
  link: '统计口径与全部数据',
  notFound: '没有这个图表',
  language: 'zh-CN',
} as const
