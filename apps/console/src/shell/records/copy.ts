/** Of a number that is shown masked until somebody opens it. */
export const phoneCopy = {
  open: '查看完整号码',
  kept: '每次查看都会留下记录',
} as const

/** Texts of the lists. */
export const recordsCopy = {
  search: '搜索',
  columns: '列设置',
  columnsOf: (table: string) => `列设置：${table}`,
  help: '设置只对您自己生效，换一台设备登录也保留。',
  kept: '始终显示',
  width: '列宽',
  widthOf: (label: string) => `${label}的列宽（像素）`,
  auto: '自动',
  alignOf: (label: string) => `${label}的对齐方式`,
  fixedOf: (label: string) => `${label}的固定位置`,
  up: (label: string) => `上移${label}`,
  down: (label: string) => `下移${label}`,
  order: (labels: readonly string[]) => `现在的顺序：${labels.join('、')}`,
  none: '请至少显示一列',
  save: '保存',
  reset: '恢复默认',
  pastLast: {
    title: '这一页没有内容',
    hint: '列表可能刚刚变短，请回到第一页查看。',
    toFirst: '回到第一页',
  },
  differences: { field: '项目', before: '原内容', after: '新内容', none: '（无）' },
} as const
