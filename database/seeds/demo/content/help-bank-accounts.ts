import { accountOpeningCase, BOOKING_DAYS } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import type { ArticleMaker } from '../../../../apps/server/src/domains/content/content.fixtures.ts'

type HelpText = Required<Pick<ArticleMaker, 'category' | 'title' | 'summary' | 'body'>>

const { confirm, visit, open } = accountOpeningCase.clocks

/** Help about opening an account; time limits are those the product works with. */
export const BANK_ACCOUNT_HELP: readonly HelpText[] = [
  {
    category: 'application',
    title: '怎样预约银行开户',
    summary: '已认证的企业在首页点“银行开户”，选网点和时段，填好信息，到店一次办理。',
    body: `1. 在首页点“银行开户”，或在管理后台“我的开户预约”点“预约银行开户”。
2. 选账户类型。每家企业只能有一个基本存款账户；开立一般、专用、临时存款账户，请填写基本存款账户编号。
3. 网点按离企业所在地由近到远排列，可以换银行、换地区、换日期。可以预约明天起 ${BOOKING_DAYS} 天内的时段。
4. 填写信息后，系统先与企业认证信息核对，不一致的会在提交前提示，请在到店前办理变更。
5. 勾选同意书后提交。填写的内容随时保存为草稿；银行系统暂时不可用时不会提交成功，稍后可以直接重试。

企业开立基本存款账户、临时存款账户已不需要开户许可证。预约不代表银行同意开户，是否开立由银行核实后决定。`,
  },
  {
    category: 'application',
    title: '开户预约之后怎样办理、改约和取消',
    summary: `网点 ${confirm.limit.workingDays} 个工作日内确认，到店后 ${open.limit.workingDays} 个工作日内办结。`,
    body: `1. 网点确认后会发消息给您，详情页列出到店需要带的材料。银行只能按清单要材料，请带原件。
2. 银行开始核实前都可以改约，改约后网点重新确认；有办理结果前都可以取消，银行迟迟没有结果的，可以取消后改到其他网点办理。
3. 过了预约时间 ${visit.expiry.workingDaysAfterDue} 个工作日，网点没有到店或未到店的记录，预约自动关闭，时段释放，可以重新预约。
4. 银行开始核实后 ${open.limit.workingDays} 个工作日内办结。开户成功后，账户自开立之日起即可办理收付款；页面只显示账号末四位。
5. 未能开户的，页面写明原因和怎样可以改变结果。

经办人的身份证号加密保存，页面只显示首尾几位，办结、取消或未到店后即删除。`,
  },
]
