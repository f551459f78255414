import type { PolicyMaker } from '../../../../apps/server/src/domains/policies/policies.fixtures.ts'

const SUMMARY_NOTE = '以上要点由本平台用自己的话概括，不是原文，请以发文机关公布的文本为准。'

/** The documents behind the titles and the award of the demonstration's items; what no source gave stays empty. */
export const TITLE_POLICIES: readonly (PolicyMaker & { docNo: string })[] = [
  {
    title: '高新技术企业认定管理办法',
    docNo: '国科发火〔2016〕32号',
    level: 'national',
    type: 'technology',
    issuer: '科技部、财政部、国家税务总局',
    publishedAt: '2016-01-29T09:00:00+08:00',
    keyPoints: [
      '注册满一年',
      '科技人员占比不低于 10%',
      '研发费用占比按收入规模分三档',
      '创新能力评价达到规定分数',
    ],
    body: `企业自愿申请，按科技人员、研发投入、高新技术产品收入和创新能力逐项评价，通过后成为高新技术企业。\n\n${SUMMARY_NOTE}`,
    guide: '先用“智能匹配”逐项核对条件，再按当地科技部门的通知申报。',
    isExample: false,
  },
  {
    title: '科技型中小企业评价办法',
    docNo: '国科发政〔2017〕115号',
    level: 'national',
    type: 'technology',
    issuer: '科技部、财政部、国家税务总局',
    publishedAt: '2017-05-10T09:00:00+08:00',
    keyPoints: ['从业人员不超过 500 人', '年销售收入和资产总额均不超过 2 亿元', '综合评价不低于 60 分'],
    body: `企业自主评价、自愿入库。2026 年的评价时间按工企函〔2026〕160号通知，为 6 月 1 日至 8 月 31 日。\n\n${SUMMARY_NOTE}`,
    guide: '在评价时间内登录评价系统填报，入库后取得登记编号。',
    isExample: false,
  },
  {
    title: '优质中小企业梯度培育规则（2026 年 4 月 1 日起施行）',
    docNo: '工信部企业〔2026〕2号',
    level: 'national',
    type: 'technology',
    issuer: '工业和信息化部',
    effectiveFrom: '2026-04-01',
    publishedAt: '2026-04-01T09:00:00+08:00',
    keyPoints: [
      '科技和创新型中小企业、专精特新中小企业、小巨人企业三级',
      '2026 年复核仍按原办法',
      '申报不收费',
    ],
    body: `新申报自 2026 年 4 月 1 日起按本办法，2026 年的复核仍按原办法。第八批小巨人申报时间为 2026 年 4 月 25 日至 5 月 25 日。申报不收任何费用，主管部门提醒谨防有偿代办。\n\n${SUMMARY_NOTE}`,
    guide: '逐级申报：先取得上一级称号，再申报下一级。',
    isExample: false,
  },
  {
    title: '关于进一步支持专精特新中小企业高质量发展的通知',
    docNo: '财建〔2024〕148号',
    level: 'national',
    type: 'subsidy',
    issuer: '财政部、工业和信息化部',
    publishedAt: '2024-06-19T09:00:00+08:00',
    keyPoints: ['支持重点小巨人企业', '三年共 600 万元', '95% 以上直达企业'],
    body: `中央财政奖补资金支持重点“小巨人”企业，实施期三年。\n\n${SUMMARY_NOTE}`,
    guide: '由省级主管部门组织推荐。',
    isExample: false,
  },
]
