/**
 * What certification and registry may say differently. The field of certification and that of the topic 基本信息 have names of
 * their own; whoever is right, the other is mended there.
 */
export const CONTRADICTION_FIELDS = [
  { code: 'corporateName', name: '企业名称', ofTopic: 'name' },
  { code: 'legalPersonName', name: '法定代表人', ofTopic: 'legalPersonName' },
  { code: 'address', name: '注册地址', ofTopic: 'address' },
  { code: 'regCapitalYuan', name: '注册资本', ofTopic: 'regCapitalYuan' },
  { code: 'foundDate', name: '成立日期', ofTopic: 'foundedOn' },
] as const

export type ContradictionField = (typeof CONTRADICTION_FIELDS)[number]['code']

/** Days a company has to mend a contradiction before institutions are shown it. */
export const CONTRADICTION_DAYS = 10
