/** Texts of the maintenance of funds. */
export const copy = {
  intro: '维护基金专区的引导基金和产业基金。只登记依法设立、管理人同意公开的基金；本页信息不构成要约。',
  keyword: '基金名称、管理人或投资领域',
} as const
