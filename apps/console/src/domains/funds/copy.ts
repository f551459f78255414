/** Texts of the maintenance of funds. */
export const copy = {
  title: '基金维护',
  intro: '维护基金专区的引导基金和产业基金。只登记依法设立、管理人同意公开的基金；本页信息不构成要约。',
  keyword: '基金名称、管理人或投资领域',
  name: '基金名称',
  list: '基金列表',
  empty: '没有符合条件的基金',
  emptyHint: '请换一个关键词或状态，或新增基金。',
  create: '新增基金',
  editTitle: '修改基金',
  kind: '类型',
  phase: '运行阶段',
  size: '规模',
  area: '投资地区',
} as const
