/** Texts of the third screen. */
export const enterprisesCopy = {
  hero: {
    label: '认证企业',
    definition: '当前通过企业认证的企业，一个统一社会信用代码计一家。账户数不等于企业数。',
  },
  steps: {
    title: '从注册到贷款',
    names: { registered: '注册', certified: '认证', borrowed: '已获放款', firstLoans: '其中首贷' },
    note: '百分比的分母为上一行',
    columns: ['一步', '家', '占上一行'],
    definition:
      '注册：在平台注册的企业。认证：当前通过认证的。已获放款：认证企业中至少有一笔申请已放款的。首贷：经人民银行征信规则认定为首次获得贷款的企业，一家只计一次。',
  },
  map: {
    title: '企业分布',
    label: '甘肃省企业分布图',
    area: (name: string, certified: string, borrowed: string) =>
      `${name} 认证 ${certified} 家，已获放款 ${borrowed}`,
    columns: ['市州', '注册', '认证', '已获放款', '占认证'],
    definition:
      '每一点代表若干家企业，落在所属市州之内，位置为示意，不是企业地址。不足 3 家、或可由合计推出的不公开；已获放款不公开的地区，点按已认证画。兰州新区单独统计，不计入兰州市。',
    borrowed: '已获放款',
    certified: '已认证，未获放款',
    registered: '已注册，未认证',
    unit: (count: string) => `一点 ${count} 家`,
    place: '落在所属市州，不是地址',
  },
  table: {
    title: '行业 × 规模',
    label: '认证企业按行业和规模',
    definition:
      '认证企业按国民经济行业门类与统计上大中小微型划分（2017）。圆的面积等于家数；少于 3 家、或可由合计推出的格子不公开，以空心圆表示。',
    industry: '行业',
    note: '○ 少于 3 家或可推知的不公开',
    none: '还没有认证企业',
  },
  ladder: {
    title: '名单企业',
    note: '家　已获放款 %　可同在多份名单',
    definition:
      '在有效期内的公示名单与认证企业按统一社会信用代码匹配，同一类名单一家只计一次；右侧为其中已获放款的，可推知不足 3 家情况的不公开。',
    columns: ['名单', '家数', '已获放款'],
    none: '平台上还没有名单内的认证企业',
  },
  queue: {
    title: '认证在办',
    definition: '当前认证状态：审核中由平台办理；退回的等企业补正；其余注册后尚未提交。',
    reviewing: '平台审核中',
    returned: '退回，待企业补正',
    unsubmitted: '尚未提交',
    columns: ['状态', '家数'],
  },
} as const
