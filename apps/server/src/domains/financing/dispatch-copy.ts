import { ORG_CATEGORIES, type OrgCategoryCode } from '@lqr/contract/reference/org-types.ts'

/** What the rule of dispatch says of an institution. */
export const dispatchCopy = {
  area: (regionName: string, level: number) =>
    level === 1 ? '一级机构，服务全省' : `分支机构，服务${regionName}及以下地区`,
  kind: (category: OrgCategoryCode) => ORG_CATEGORIES.find(({ code }) => code === category)?.name ?? category,
  product: (name: string | undefined) =>
    name === undefined
      ? '没有金额、期限、担保方式和地区都相符的上架产品'
      : `“${name}”的金额、期限、担保方式和地区都相符`,
  noProductAsked: '这类融资不以上架产品为条件',
  industry: (grants: number) => (grants > 0 ? `对同行业企业授信 ${grants} 笔` : '尚无同行业企业的授信'),
  load: (tasks: number) => `在办 ${tasks} 件`,
} as const
