import { serviceEnquiryCase } from '@lqr/contract/services/enquiry-case.ts'
import type { ArticleMaker } from '../../../../apps/server/src/domains/content/content.fixtures.ts'

type HelpText = Required<Pick<ArticleMaker, 'category' | 'title' | 'summary' | 'body'>>

const { answer, decide, confirm } = serviceEnquiryCase.clocks

/** Help about services of intermediaries; time limits are those the product works with. */
export const SERVICE_HELP: readonly HelpText[] = [
  {
    category: 'application',
    title: '怎样找中介服务并询价',
    summary: `在“中介服务”“企业培育”比较资质、收费和评价，向机构询价，${answer.limit.workingDays} 个工作日内得到报价或原因。`,
    body: `1. 打开“中介服务”或“企业培育”，按类别、地区查找，也可以按服务名称搜索。每项服务写明资质、收费标准、一般用时和利益冲突。
2. 点“向机构询价”，写明需要的服务、地点和希望时间。没有登录的先登录，没有认证的先认证。
3. 机构在 ${answer.limit.workingDays} 个工作日内报价，或说明不承接的原因。收到报价后 ${decide.limit.days} 天内决定是否委托，同意前都可以撤回。
4. 委托后，双方在询价详情里可以看到对方的联系人和电话，机构查看完整号码会留痕，委托结束后不再显示。不能继续的，双方都可以写明原因终止，对方会收到消息。
5. 交付后 ${confirm.limit.days} 天内确认并评价，逾期视为已确认；对交付不认可的，可以写明原因终止。公开的评价只来自已完成的委托，显示平均分和评价数。

在平台申请融资不收取任何费用，平台也不经手中介服务费用。请勿向自称能代办贷款的人付费。`,
  },
]
