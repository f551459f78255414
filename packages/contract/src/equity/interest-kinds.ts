/** Why an institution that was interested in a project ends it. */
export const INTEREST_END_CODES = [
  {
    code: 'NOT_OUR_FIELD',
    name: '不符合投资方向',
    sentence: '项目所处的行业或阶段不在本机构的投资方向之内。',
    remedy: '可以与投资该行业和阶段的机构对接。',
  },
  {
    code: 'TERMS',
    name: '条款未谈成',
    sentence: '双方对估值、股权比例或其他条款没有达成一致。',
    remedy: '可以调整融资金额或股权比例后，与其他机构对接。',
  },
  {
    code: 'DILIGENCE',
    name: '尽职调查发现问题',
    sentence: '尽职调查发现的问题在约定时间内没有解决。',
    remedy: '解决所列问题并补充证明材料后，可以再与机构对接。',
  },
  {
    code: 'MATERIALS',
    name: '材料不足',
    sentence: '资料室的材料不足以判断项目。',
    remedy: '补充商业计划书、财务报表和股权结构说明后，可以再与机构对接。',
  },
  {
    code: 'OWN_REASONS',
    name: '机构自身原因',
    sentence: '因本机构资金安排或人员变动，不再继续。',
    remedy: '项目本身没有被否定，可以与其他机构对接。',
  },
] as const
