import { dictionary } from '../kernel/dictionary.ts'

/**
 * Why an institution refuses, in words the enterprise can act on: `name` for lists, `sentence` says what was found,
 * `remedy` what would change the answer.
 */
export const REJECT_CODES = dictionary('rejectCode', [
  {
    code: 'MATERIAL_INCOMPLETE',
    name: '材料不齐',
    sentence: '提交的材料不完整，无法完成审查。',
    remedy: '补齐产品页列出的全部材料后，可以重新申请。',
  },
  {
    code: 'MATERIAL_INCONSISTENT',
    name: '材料不一致',
    sentence: '提交的材料之间，或与登记信息之间不一致。',
    remedy: '核对并更正不一致的内容；登记信息有变化的，先办理变更再重新申请。',
  },
  {
    code: 'OPERATING_TIME_SHORT',
    name: '经营时间不足',
    sentence: '企业连续经营的时间未达到该产品的要求。',
    remedy: '达到要求的经营年限后再申请，或改投面向创业企业的产品。',
  },
  {
    code: 'NO_FIXED_PREMISES',
    name: '无固定经营场所',
    sentence: '未能核实企业有固定的经营场所。',
    remedy: '提供场所的产权证明或租赁合同，并配合上门核实。',
  },
  {
    code: 'REPAYMENT_WEAK',
    name: '还款来源不足',
    sentence: '按目前的经营收入测算，还款来源不足以覆盖本息。',
    remedy: '降低申请金额、延长期限，或提供订单、合同等新的收入证明。',
  },
  {
    code: 'DEBT_TOO_HIGH',
    name: '负债过高',
    sentence: '企业现有负债超过该产品允许的水平。',
    remedy: '结清部分现有贷款后再申请，或增加担保措施。',
  },
  {
    code: 'AMOUNT_TOO_HIGH',
    name: '申请金额过高',
    sentence: '申请金额超过测算的可贷额度。',
    remedy: '按机构建议的金额重新申请，或补充担保。',
  },
  {
    code: 'CREDIT_OVERDUE',
    name: '存在逾期记录',
    sentence: '企业或其负责人的信用报告中有未结清的逾期。',
    remedy: '结清逾期并取得结清证明；认为记录有误的，可以提出信用异议。',
  },
  {
    code: 'CREDIT_BLACKLISTED',
    name: '存在严重失信信息',
    sentence: '企业或其负责人被列入失信被执行人或严重违法失信名单。',
    remedy: '履行义务并完成信用修复、移出名单后，可以重新申请。',
  },
  {
    code: 'TAX_RECORD',
    name: '纳税情况不符',
    sentence: '纳税信用级别或纳税记录未达到该产品的要求。',
    remedy: '补缴欠税、修复纳税信用后再申请，或改投不以纳税为条件的产品。',
  },
  {
    code: 'PURPOSE_UNCLEAR',
    name: '用途不明确',
    sentence: '贷款用途说明不清，无法确认真实的资金需求。',
    remedy: '写明资金用在哪里，并附上合同、订单或报价单。',
  },
  {
    code: 'PURPOSE_NOT_ALLOWED',
    name: '用途不合规',
    sentence: '贷款用途不在该产品或监管规定允许的范围内。',
    remedy: '改为真实、合规的经营用途后，可以重新申请。',
  },
  {
    code: 'COLLATERAL_INSUFFICIENT',
    name: '担保不足',
    sentence: '提供的抵押、质押或保证不足以覆盖申请金额。',
    remedy: '增加担保物或保证人，或申请融资担保机构提供担保。',
  },
  {
    code: 'INDUSTRY_RESTRICTED',
    name: '行业不在支持范围',
    sentence: '企业所属行业不在该产品的支持范围内。',
    remedy: '登记行业与实际不符的，先更正登记；否则请改投适用本行业的产品。',
  },
  {
    code: 'AREA_OUTSIDE',
    name: '地区不在服务范围',
    sentence: '企业所在地区不在该机构或该产品的服务范围内。',
    remedy: '改投服务本地区的机构或产品。',
  },
  {
    code: 'PRODUCT_UNSUITABLE',
    name: '不符合产品对象',
    sentence: '企业不属于该产品面向的客户。',
    remedy: '按企业的规模和类型筛选产品后改投。',
  },
  {
    code: 'QUOTA_USED',
    name: '产品额度已用完',
    sentence: '该产品本期的贷款额度已经用完。',
    remedy: '等待下一期开放，或改投同类产品。',
  },
  {
    code: 'AUTHORISATION_MISSING',
    name: '授权无效',
    sentence: '信用查询授权已撤销、到期或未完成。',
    remedy: '重新完成对该机构的信用查询授权后再申请。',
  },
  {
    code: 'UNREACHABLE',
    name: '无法联系',
    sentence: '多次按预留方式联系，未能与企业取得联系。',
    remedy: '更新联系人和联系电话后，可以重新申请。',
  },
  {
    code: 'OTHER',
    name: '其他原因',
    sentence: '因其他原因未能通过，具体见机构的说明。',
    remedy: '按机构的说明调整，或联系客户经理了解详情。',
  },
])

export type RejectCode = (typeof REJECT_CODES)[number]['code']
