/** Words of the components; whole sentences come from whoever uses them. */
export const copy = {
  negotiable: '面议',
  position: '当前位置',
  removeFilter: (label: string) => `移除筛选：${label}`,
  requestNumber: (requestId: string) => `问题编号：${requestId}`,
  loading: '正在加载',
  pages: '分页',
  page: (page: number) => `第 ${page} 页`,
  previousPage: '上一页',
  nextPage: '下一页',
  /** `total` is the lowest it can be where it was not counted to the end. */
  range: (total: string, isEstimate: boolean, page: number, last: string) =>
    `${isEstimate ? '超过' : '共'} ${total} 条，第 ${page} / ${last} 页`,
  timeline: { done: '已完成', current: '进行中', next: '待进行' },
} as const
