/** Words of valuations of property on pages that go without scripts. */
export const liteValuationCopy = {
  list: {
    title: '我的房产估值',
    description: '不需要 JavaScript 的房产估值列表。',
    empty: '还没有保存的房产估值。',
    estimate: '估一处房产',
    validTo: (day: string) => `有效期至 ${day}`,
    range: (low: string, high: string) => `${low} 至 ${high}`,
    done: { remove: '估值已删除。' },
  },
  form: {
    title: '房产估值',
    description: '不需要 JavaScript 的房产估价：区间、时点、方法和可比案例，保存后可随抵押贷款申请附上。',
    lead: '估价后结果保存在本企业名下，不需要的可以删除。',
    ofBuilding: '土地不填',
    notCertified: '完成企业认证后才能保存估值。',
    submit: '估价并保存',
  },
  detail: {
    title: '房产估值详情',
    description: '不需要 JavaScript 的房产估值详情。',
    back: '返回我的房产估值',
    saved: '估值已保存，申请抵押贷款时可以附上。',
    unitPrice: (amount: string) => `${amount}/平方米`,
    metres: (area: number) => `${area} 平方米`,
    cases: '可比案例',
    demonstration: '演示数据',
    expired: '已过有效期，需要时请重新估价。',
    remove: {
      title: '删除估值',
      submit: '确认删除',
      hint: '删除后不能恢复；已随申请提交的不受影响。',
    },
  },
} as const
