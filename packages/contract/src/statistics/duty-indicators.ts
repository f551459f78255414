/**
 * The figures of a day that can be told to the national platform. Its own format is not public: an operator says how it names each
 * of them, and what has no name there is left out. Nothing here is a code of theirs.
 */
export const DUTY_INDICATORS = [
  {
    code: 'certifiedEnterprises',
    name: '认证企业（累计）',
    unit: '家',
    definition: '当日结束时已通过认证的企业',
  },
  { code: 'applications', name: '融资申请', unit: '笔', definition: '当日提交的产品申请' },
  {
    code: 'appliedAmountYuan',
    name: '申请金额',
    unit: '元',
    definition: '当日提交的产品申请的金额之和；受理前已撤回的不计金额',
  },
  { code: 'credits', name: '授信', unit: '笔', definition: '当日作出授信决定的申请' },
  {
    code: 'creditedAmountYuan',
    name: '授信金额',
    unit: '元',
    definition: '当日授信的额度之和；额度不是放款，不与放款金额相加',
  },
  { code: 'drawdowns', name: '放款', unit: '笔', definition: '放款日期为当日的申请，以机构回写为准' },
  { code: 'disbursedAmountYuan', name: '放款金额', unit: '元', definition: '当日放款的金额之和' },
  {
    code: 'creditOnlyAmountYuan',
    name: '信用贷款金额',
    unit: '元',
    definition: '当日放款中机构标明为信用方式的金额之和',
  },
  { code: 'firstLoans', name: '首贷户', unit: '家', definition: '当日放款中为企业首笔贷款的' },
] as const
export type DutyIndicatorCode = (typeof DUTY_INDICATORS)[number]['code']
