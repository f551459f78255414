import type { ProfileDimension } from './profile-model.ts'

const REPAIR = '履行义务后申请信用修复；公示截止后自动不再计入'

/** What authorities and courts found, and what a company made that is its own. */
export const hx202611Conduct = [
  {
    code: 'compliance',
    name: '信用合规',
    factors: [
      {
        code: 'penalties',
        name: '行政处罚',
        topic: 'penalties',
        method: '查询当日仍在公示的处罚中，失信类别最重的一件',
        improve: REPAIR,
        bins: [
          { code: 'none', label: '没有在公示的处罚', points: 2 },
          { code: 'slight', label: '仅有轻微失信', points: 0 },
          { code: 'general', label: '有一般失信', points: -2 },
          { code: 'serious', label: '有严重失信', points: -4 },
        ],
      },
      {
        code: 'abnormal',
        name: '经营异常名录',
        topic: 'abnormal',
        method: '查询当日仍未移出的列入',
        improve: '改正列入原因后向登记机关申请移出',
        bins: [
          { code: 'none', label: '未列入', points: 1 },
          { code: 'some', label: '已列入、未移出', points: -1 },
        ],
      },
      {
        code: 'seriousIllegal',
        name: '严重违法失信名单',
        topic: 'seriousIllegal',
        method: '查询当日仍未移出的列入',
        improve: REPAIR,
        bins: [
          { code: 'none', label: '未列入', points: 1 },
          { code: 'some', label: '已列入、未移出', points: -2 },
        ],
      },
      {
        code: 'blackList',
        name: '失信惩戒名单',
        topic: 'blackList',
        method: '查询当日仍未移出的列入',
        improve: REPAIR,
        bins: [
          { code: 'none', label: '未列入', points: 1 },
          { code: 'some', label: '已列入、未移出', points: -2 },
        ],
      },
      {
        code: 'redList',
        name: '守信激励名单',
        topic: 'redList',
        method: '查询当日仍在有效期内的列入',
        improve: '符合条件的，可以向认定机关申报',
        bins: [
          { code: 'some', label: '已列入', points: 1 },
          { code: 'none', label: '未列入', points: 0 },
        ],
      },
      {
        code: 'publicRating',
        name: '公共信用综合评价',
        topic: 'publicRating',
        method: '查询当日有效的最近一次评价',
        improve: '按评价单位公布的指标改进，等待下一次评价',
        bins: [
          { code: 'excellent', label: '优', points: 2 },
          { code: 'good', label: '良', points: 1 },
          { code: 'middle', label: '中', points: 0 },
          { code: 'poor', label: '差', points: -1 },
        ],
      },
    ],
  },
  {
    code: 'judicial',
    name: '司法',
    factors: [
      court('executed', '被执行人', 2),
      court('dishonest', '失信被执行人', 4),
      court('consumptionLimits', '限制高消费', 2),
      court('equityFreezes', '股权冻结', 1),
    ],
  },
  {
    code: 'innovation',
    name: '知识产权与创新',
    factors: [
      {
        code: 'patents',
        name: '专利',
        topic: 'patents',
        method: '已授权的专利件数；没有专利不扣分',
        improve: '取得授权后，下次读取时更新',
        bins: [
          { code: 'none', label: '没有已授权专利', points: 0 },
          { code: 'some', label: '有已授权专利', points: 1 },
        ],
      },
      {
        code: 'software',
        name: '软件著作权',
        topic: 'software',
        method: '登记的件数；没有登记不扣分',
        improve: '完成登记后，下次读取时更新',
        bins: [
          { code: 'none', label: '没有登记', points: 0 },
          { code: 'some', label: '有登记', points: 1 },
        ],
      },
      {
        code: 'certificates',
        name: '资质证书',
        topic: 'certificates',
        method: '查询当日在有效期内的证书；没有证书不扣分',
        improve: '取得或续期证书后，下次读取时更新',
        bins: [
          { code: 'none', label: '没有有效证书', points: 0 },
          { code: 'some', label: '有有效证书', points: 1 },
        ],
      },
    ],
  },
] as const satisfies readonly ProfileDimension[]

/** What courts publish of a company; the same question to each list. */
function court<const C extends 'executed' | 'dishonest' | 'consumptionLimits' | 'equityFreezes'>(
  code: C,
  name: string,
  against: number,
) {
  return {
    code,
    name,
    topic: code,
    method: '查询当日仍在公示的记录',
    improve: '履行义务后向法院申请；公示截止后自动不再计入',
    bins: [
      { code: 'none', label: '没有在公示的记录', points: 1 },
      { code: 'some', label: '有在公示的记录', points: -against },
    ],
  } as const
}
