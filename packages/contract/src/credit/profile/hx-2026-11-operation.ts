import type { ProfileDimension } from './profile-model.ts'

/** What a company is, how it works and what it pays. */
export const hx202611Operation = [
  {
    code: 'stability',
    name: '主体稳定',
    factors: [
      {
        code: 'age',
        name: '存续时间',
        topic: 'basic',
        method: '从登记的成立日期到查询当日',
        improve: '随经营年限增加，不需要办理',
        bins: [
          { code: 'young', label: '不满 1 年', points: 0 },
          { code: 'year', label: '满 1 年', points: 2 },
          { code: 'three', label: '满 3 年', points: 3 },
          { code: 'five', label: '满 5 年', points: 5 },
        ],
      },
      {
        code: 'state',
        name: '登记状态',
        topic: 'basic',
        method: '登记机关记载的状态',
        improve: '向登记机关申请恢复正常状态，或更正登记',
        bins: [
          { code: 'active', label: '存续（在营）', points: 2 },
          { code: 'ended', label: '注销、吊销或停业', points: -6 },
        ],
      },
      {
        code: 'moves',
        name: '名称、法定代表人、住所变更',
        topic: 'changes',
        method: '查询当日前 12 个月内的变更次数，同一日的变更算一次',
        improve: '变更满 12 个月后不再计入',
        bins: [
          { code: 'none', label: '12 个月内没有变更', points: 1 },
          { code: 'few', label: '12 个月内变更 1 至 2 次', points: 0 },
          { code: 'many', label: '12 个月内变更 3 次以上', points: -2 },
        ],
      },
    ],
  },
  {
    code: 'scale',
    name: '经营规模',
    factors: [
      {
        code: 'annualReport',
        name: '年报报送',
        topic: 'annualReports',
        method: '最近应报年度（每年 6 月 30 日为上一年度的截止日）的年报是否已公示',
        improve: '在国家企业信用信息公示系统报送或补报年报',
        bins: [
          { code: 'filed', label: '最近应报年度已报送', points: 3 },
          { code: 'older', label: '只有更早年度的年报', points: 0 },
        ],
      },
      {
        code: 'growth',
        name: '营业收入变化',
        topic: 'annualReports',
        method: '最近两个相连年度的年报都公示了营业总收入时，比较两年',
        improve: '收入回升后，报送新的年报并选择公示营业总收入',
        bins: [
          { code: 'up', label: '与上年持平或增长', points: 4 },
          { code: 'slower', label: '下降不超过 20%', points: 1 },
          { code: 'down', label: '下降超过 20%', points: -2 },
        ],
      },
      {
        code: 'debt',
        name: '资产负债率',
        topic: 'annualReports',
        method: '最近一份年报的负债总额除以资产总额，两项都公示时计算',
        improve: '降低负债或补充资本后，报送新的年报',
        bins: [
          { code: 'low', label: '不超过 60%', points: 3 },
          { code: 'middle', label: '60% 至 80%', points: 0 },
          { code: 'high', label: '超过 80%', points: -2 },
        ],
      },
    ],
  },
  {
    code: 'tax',
    name: '纳税',
    factors: [
      {
        code: 'taxLevel',
        name: '纳税信用等级',
        topic: 'taxLevels',
        method: '查询当日有效的最近一次评价',
        improve: '按时申报缴税；对评价有疑问的，向税务机关申请复评或修复',
        bins: [
          { code: 'A', label: 'A 级', points: 8 },
          { code: 'B', label: 'B 级', points: 5 },
          { code: 'M', label: 'M 级', points: 2 },
          { code: 'C', label: 'C 级', points: -2 },
          { code: 'D', label: 'D 级', points: -5 },
        ],
      },
      {
        code: 'taxArrears',
        name: '欠税公告',
        topic: 'taxArrears',
        method: '查询当日仍在公示的欠税公告',
        improve: '缴清欠税后向税务机关申请停止公告',
        bins: [
          { code: 'none', label: '没有欠税公告', points: 1 },
          { code: 'some', label: '有欠税公告', points: -2 },
        ],
      },
      {
        code: 'taxOffences',
        name: '重大税收违法',
        topic: 'taxOffences',
        method: '查询当日仍在公示的重大税收违法失信信息',
        improve: '缴清税款、滞纳金和罚款后，向税务机关申请提前停止公布',
        bins: [
          { code: 'none', label: '没有记录', points: 1 },
          { code: 'some', label: '有记录', points: -4 },
        ],
      },
      {
        code: 'taxAbnormal',
        name: '税务非正常户',
        topic: 'taxAbnormal',
        method: '查询当日仍未解除的认定',
        improve: '补办申报后向税务机关申请解除',
        bins: [
          { code: 'none', label: '没有认定', points: 1 },
          { code: 'some', label: '已认定、未解除', points: -2 },
        ],
      },
    ],
  },
  {
    code: 'payment',
    name: '社保与公用事业缴费',
    factors: [
      paying('socialInsurance', '社会保险缴纳', 2),
      paying('housingFund', '住房公积金缴存', 1),
      paying('water', '用水缴费', 1),
      paying('gas', '用气缴费', 1),
      paying('electricity', '用电缴费', 1),
    ],
  },
] as const satisfies readonly ProfileDimension[]

/** Whether the newest bill is paid; the same of each payee. */
function paying<const C extends 'socialInsurance' | 'housingFund' | 'water' | 'gas' | 'electricity'>(
  code: C,
  name: string,
  points: number,
) {
  return {
    code,
    name,
    topic: code,
    method: '最近一个所属期是否有欠缴',
    improve: '缴清欠费，下次读取后更新',
    bins: [
      { code: 'paid', label: '最近所属期没有欠缴', points },
      { code: 'behind', label: '最近所属期有欠缴', points: -points },
    ],
  } as const
}
