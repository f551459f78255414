/** Texts of the pages of intermediary and cultivation services. */
export const copy = {
  agency: {
    title: '中介服务',
    description:
      '甘肃省担保、评估、法律、会计和咨询服务机构公开的服务：资质、收费标准、服务地区和利益冲突说明。',
  },
  foster: {
    title: '企业培育',
  },
  list: {
    placeholder: '请输入服务名称',
    keyword: '关键词',
    category: '服务类别',
    area: '服务地区',
    found: (total: string) => `共 ${total} 项服务`,
    empty: {
      title: '没有符合条件的服务',
      hint: '请去掉类别、地区或关键词条件；也可以切换到全省站点查看。',
      action: '查看全部服务',
    },
  },
  service: {
    province: '全省',
    agreed: '面议',
    yuan: (price: string, unit: string) => `${price} 元／${unit}`,
    duration: '一般用时',
    example: '示例',
    exampleNote: '本服务为示例，机构、资质编号、收费和联系方式均为虚构。',
    intro: '服务说明',
    qualification: '资质',
    qualificationName: '资质名称',
    qualificationNo: '资质编号',
    qualificationTo: '有效期至',
    longTerm: '长期有效',
    noQualification: '本类服务不要求专门资质，机构未登记资质。',
    prices: '收费标准',
    cases: '服务案例',
    conflicts: '利益冲突说明',
    noConflict: '机构声明：与委托企业、贷款机构无利益冲突。',
    area: '服务地区',
    published: '发布日期',
    contact: '联系机构',
    phone: '联系电话',
  },
  free: '在平台申请融资不收取任何费用。请勿向自称能“代办贷款”“包过”的人付费；平台不经手中介服务费用。',
} as const
