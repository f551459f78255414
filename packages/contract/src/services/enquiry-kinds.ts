/** How content an enterprise is with one side of a service. */
export const SERVICE_SCORES = [
  { code: '5', name: '5 分' },
  { code: '4', name: '4 分' },
  { code: '3', name: '3 分' },
  { code: '2', name: '2 分' },
  { code: '1', name: '1 分' },
] as const

/** Why a provider does not take an enquiry up. */
export const ENQUIRY_DECLINE_CODES = [
  {
    code: 'OUT_OF_AREA',
    name: '不在服务地区',
    sentence: '企业所在地不在本服务的服务地区内。',
    remedy: '可在服务列表中按地区查找其他机构。',
  },
  {
    code: 'OUT_OF_SCOPE',
    name: '不属于服务内容',
    sentence: '所需事项不属于本服务的内容。',
    remedy: '可按服务类别查找其他服务，或写明事项后重新询价。',
  },
  {
    code: 'CONFLICT',
    name: '存在利益冲突',
    sentence: '本机构与委托事项存在利益冲突，不能接受委托。',
    remedy: '请向其他机构询价。',
  },
  {
    code: 'NO_CAPACITY',
    name: '近期无法承接',
    sentence: '本机构在希望的时间内无法承接。',
    remedy: '可调整希望时间后重新询价，或向其他机构询价。',
  },
] as const
