import { IMPORT_LIMIT_BYTES, MOST_IMPORT_ROWS } from '@lqr/contract/demand-reports/import-columns.ts'
import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'
import type { ArticleMaker } from '../../../../apps/server/src/domains/content/content.fixtures.ts'

type HelpText = Required<Pick<ArticleMaker, 'category' | 'title' | 'summary' | 'body'>>

const { accept, visit, contact, decide } = demandReportCase.clocks

/** Help about demand reports for those who report, those who visit and those who lend; limits are those the product works with. */
export const DEMAND_REPORT_HELP: readonly HelpText[] = [
  {
    category: 'application',
    title: '怎样填报融资需求',
    summary: `当地开放填报批次后，企业填一次需求，主管部门 ${accept.limit.workingDays} 个工作日内受理并上门走访。`,
    body: `1. 登录管理后台，在“需求填报”选择开放中的批次，点“开始填报”；上一批次填过的可以复制。
2. 填写的内容随时自动保存。五项声明请如实勾选，走访时会逐项核实。
3. 提交后，当地主管部门 ${accept.limit.workingDays} 个工作日内受理，${visit.limit.workingDays} 个工作日内走访。符合条件的列入申报清单，再推荐给一家金融机构。
4. 金融机构 ${contact.limit.workingDays} 个工作日内对接，${decide.limit.days} 天内答复。授信和每一笔放款都显示在填报详情里。
5. 被退回修改的，已填内容和排位都保留，改好重新提交即可。授信前可以撤回；授信后、放款前不再需要的，可以放弃授信。

没有能力上网的企业，主管部门可以代填。代填的内容标有“代填”，您会收到消息：核对无误后点“确认代填内容”才会受理；不属实的点“不认可”，这份填报作废。`,
  },
  {
    category: 'application',
    title: '主管部门：受理、走访、推荐和批量代填',
    summary: '按五项核验受理，在现场用手机记录走访，推荐给机构，台账逐级汇总。',
    body: `1. “需求填报”列出本地区的填报。“批量受理”把五项核验都通过的一次受理，其余列出原因。
2. 走访记录可以在手机上填写。信号不好时，填写的内容保存在本机，恢复后再点保存，不会重复。
3. 有走访记录的才能列入申报清单；列入后推荐给一家机构，机构退回的可以另行推荐；机构迟迟不办理的，授信前可以“收回推荐”再推荐给别家。退回企业后一直没有修改的，可以驳回。
4. 批次截止后，可以为指定企业重开，须写明原因。
5. “批量代填”：下载模板填写，另存为 .xlsx 后选择批次上传，不超过 ${IMPORT_LIMIT_BYTES / 1024 / 1024} MB、${MOST_IMPORT_ROWS.toLocaleString('zh-CN')} 行，不能含宏、公式和外部链接。系统在后台逐行处理，可以中途取消；每一行写明已代填，或哪一列有误、为什么。同一份名单再次上传不会重复保存。企业确认后填报才生效；填错了或企业一直不确认的，可以“撤回代填”。
6. “需求台账”从省到县逐级汇总，合计等于各行之和，加权平均年利率按放款金额加权；可以导出 xlsx，写明统计时间、筛选条件和数据摘要。`,
  },
  {
    category: 'application',
    title: '金融机构：对接推荐企业，逐笔回填放款',
    summary: `收到推荐后 ${contact.limit.workingDays} 个工作日内对接，${decide.limit.days} 天内答复，放款逐笔回填。`,
    body: `1. “推荐企业”列出推荐给本机构的企业，可以查看填报内容、走访记录和联系方式（查看号码会留痕）。
2. ${contact.limit.workingDays} 个工作日内对接并记录；不能办理的写明原因退回，由主管部门另行推荐。企业撤回时您会收到消息。
3. 授信后逐笔记录放款；企业不再用款或放款条件不能满足的，放款前可以写明原因终止授信，仍计入授信台账。每笔填写金额、利率、定价基准、重定价日、到期日、借款人行业和资金投向行业，累计放款不能超过授信金额。
4. 名称相近的标识口径不同，请分别勾选：首贷户贷款与首次贷款，人民银行绿色与金融监管总局绿色，融资担保与政府性融资担保。
5. 余额有变化时，在“逐笔放款”点“更新余额”，写明截至日期；还清填 0。台账按您最近一次更新的余额汇总。`,
  },
]
