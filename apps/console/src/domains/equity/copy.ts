/** Texts of the maintenance of exchange items. */
export const copy = {
  intro: '维护区域性股权市场各层次的挂牌项目：条件、申请材料和机构已公布的收费。不得承诺收益或挂牌结果。',
  keyword: '项目名称或受理机构',
} as const
