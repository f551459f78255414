/** Texts of the fifth screen. */
export const collectionCopy = {
  flow: {
    title: '数据归集与使用',
    label: '数据来源汇入，经企业授权流出',
    definition:
      '左侧每条线代表若干条当前有效的记录，虚线为连接断开或停用的来源；线在授权闸前止步，没有企业授权不流出。右侧为机构在授权之下的查询，每次都有生效中的授权和凭证。',
    strand: (unit: string) => `左侧一线 ${unit} 条`,
    columns: ['来源', '记录', '最近更新', '状态'],
    gate: '授权闸',
    gateNote: '无授权不流出',
    never: '尚无记录',
    newest: (day: string) => `最近 ${day}`,
    use: '用途',
  },
  records: { label: '归集记录', definition: '各来源当前有效的记录之和；草稿、已更新和已终止的不计。' },
  living: {
    label: '生效中的授权',
    definition: '企业已同意、在有效期内且没有撤销的授权，一份对应一家企业和一家机构。',
  },
  reads: {
    label: '经授权查询',
    definition: '机构在企业授权之下的每次查询计一次，自平台开通以来；每次都留有摘要和凭证。',
  },
  today: (count: string) => `今天 ${count} 次`,
  consents: {
    title: '授权',
    definition: '授权按企业与机构一对一；撤销立即生效，到期自动停止。',
    columns: ['项目', '份'],
    living: '生效中',
    asked: '待企业同意',
    grantedToday: '今天新增',
    revokedToday: '今天撤销，立即停用',
    expiring: '◆ 7 天内到期',
    revoked: '累计撤销',
  },
} as const
