import { stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'
import { MAX_SHAREHOLDERS } from '@lqr/contract/equity/listing-form.ts'
import type { ArticleMaker } from '../../../../apps/server/src/domains/content/content.fixtures.ts'

type HelpText = Required<Pick<ArticleMaker, 'category' | 'title' | 'summary' | 'body'>>

const { accept, decide } = stockApplicationCase.clocks

/** Help about being listed; time limits are those the product works with. */
export const LISTING_HELP: readonly HelpText[] = [
  {
    category: 'application',
    title: '怎样申请在区域性股权市场挂牌',
    summary: '已认证的公司在首页点“去挂牌”，选择适合的层次，按材料清单逐项上传，在线提交。',
    body: `1. 在首页点“去挂牌”，或在“特色专区”选“挂牌服务”，按层次查看挂牌条件、申请材料和联系电话。首页的“挂牌推荐”会写明推荐理由。
2. 打开适合的项目，点“申请挂牌”。没有登录的先登录，没有认证的先认证；个体工商户、合作社和家庭农场请先改制为公司。
3. 填写公司情况，股东不超过 ${MAX_SHAREHOLDERS} 人；材料清单的每一项上传一个文件。填写的内容和上传的文件随时保存为草稿。
4. 核对后勾选同意书提交。同一项目同时只能有一件在办的申请。

平台不收取任何费用。挂牌与否由受理机构按其规则决定，不是投资收益的保证。`,
  },
  {
    category: 'application',
    title: '挂牌申请之后怎样办理',
    summary: `受理机构 ${accept.limit.workingDays} 个工作日内受理，受理后 ${decide.limit.workingDays} 个工作日内作出决定，每一步都有消息。`,
    body: `1. 在“我的挂牌申请”查看进度。受理后，页面显示经办人的姓名和电话。
2. 机构要求补正的，审核时限暂停；补正后继续计算。一直没有补正的，机构可以不予挂牌。
3. 通过的，取得企业代码（GS 加 6 位数字和层次字母）。以后转层时 6 位数字不变。
4. 未通过的，页面写明原因、决定的条件、怎样可以改变结果和可以再次申请的日期；与层次有关的，列出其他层次的项目。
5. 决定作出前都可以撤回；受理前撤回的，机构不再看到申请内容。`,
  },
]
