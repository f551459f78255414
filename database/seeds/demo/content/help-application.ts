import { AUTHORISATION_DAYS } from '@lqr/contract/credit/authorisation-letter.ts'
import { applicationCase, MAX_TRANSFERS } from '@lqr/contract/applications/application-case.ts'
import { NEED_CONSENT_TITLE } from '@lqr/contract/financing/consent.ts'
import { MAX_SLOTS, MAX_VALID_DAYS } from '@lqr/contract/financing/kinds.ts'
import { needCase } from '@lqr/contract/financing/need-case.ts'
import type { ArticleMaker } from '../../../../apps/server/src/domains/content/content.fixtures.ts'

type HelpText = Required<Pick<ArticleMaker, 'category' | 'title' | 'summary' | 'body'>>

const { accept, decide } = applicationCase.clocks
const acceptanceWorkingDays = accept.limit.workingDays
const decisionDays = decide.limit.days
const matchWorkingDays = needCase.clocks.match.limit.workingDays
const expiryWorkingDays = accept.expiry.workingDaysAfterDue

/** Help about applications, consent and cost; time limits are those the product works with. */
export const APPLICATION_HELP: readonly HelpText[] = [
  {
    category: 'application',
    title: '怎样挑选和比较融资产品',
    summary: '按金额、期限、担保方式筛选，最多四个产品放在一起比较。',
    body: `1. 打开“金融超市”，填写需要的金额和期限，选择担保方式、利率上限、产品类型或专区。选好的条件会留在地址里，可以收藏或发给同事。
2. 排序可以选成本低、额度高或审批快。
3. 在产品上点“加入对比”，最多四个，再点“开始对比”。
4. 主要看“综合年化成本”，不要只看利率。

从来没有在银行贷过款的企业，可以先看“首贷中心”。`,
  },
  {
    category: 'application',
    title: '怎样提交贷款申请',
    summary: '已认证的企业在产品页点“立即申请”，填写金额、期限、用途，同意对这一家机构的授权后提交。',
    body: `1. 在产品详情页点“立即申请”。没有登录会先请您登录，没有认证会先请您认证。
2. 填写金额（单位是万元）、期限、担保方式和用途，核对联系人和电话，上传产品要求的材料。
3. 金额整数部分达到 6 位时，系统会请您再次确认单位，避免多写了零。
4. 阅读并同意《企业信用信息查询授权书》。授权只给这一家机构、这一笔申请。
5. 提交后得到申请编号。网络不好时重复点击，也只会生成一笔申请。`,
  },
  {
    category: 'application',
    title: '怎样发布融资需求，让机构来找您',
    summary: `不确定选哪个产品时，把需要的资金写成一条需求；最多 ${MAX_SLOTS} 家机构同时与您对接。`,
    body: `1. 在首页或“企业融资需求”点“发布需求”。没有登录会先请您登录，没有认证会先请您认证。
2. 填写名称、金额（单位是万元）、期限、担保方式、用途和有效期（最长 ${MAX_VALID_DAYS} 天）。填写时自动保存为草稿，可以随时离开，在“我的融资需求”里继续。
3. 核对内容，阅读并同意《${NEED_CONSENT_TITLE}》后发布。未勾选公开企业名称的，公开列表中隐去名称的主要部分；联系方式和附件只有取得名额的机构能看到。
4. 机构应在 ${matchWorkingDays} 个工作日内与您对接，超过时限的由所在地主管部门派给合适的机构。

没有机构响应之前，可以修改或下线需求，有效期内可以重新上线。随时可以撤回。到期、撤回的需求可以复制为新的需求再发布。`,
  },
  {
    category: 'application',
    title: '提交之后多久有结果，怎样查看进度',
    summary: `机构应在 ${acceptanceWorkingDays} 个工作日内受理，受理后 ${decisionDays} 天内给出决定。`,
    body: `在管理后台“我的申请”里打开申请，可以看到每一步的时间、现在轮到谁办、什么时候到期，以及客户经理的姓名和电话。

- 受理：提交后 ${acceptanceWorkingDays} 个工作日内（按国家公布的节假日和调休计算）。
- 决定：受理后 ${decisionDays} 个自然日内。等您补充材料的时间不计入。
- 超过受理期限 ${expiryWorkingDays} 个工作日仍无人受理的，申请自动关闭，您可以一步改投别家。

每次状态变化都会发到消息中心。机构给出的“意向”不等于批准，以“已授信”为准。`,
  },
  {
    category: 'application',
    title: '被要求补充材料怎么办',
    summary: '按说明上传即可，审批期限在等待期间暂停，之前填写的内容都保留。',
    body: `1. 打开状态为“待补充”的申请，查看机构要求的材料和说明。
2. 上传文件，必要时写一句说明，提交。
3. 申请回到原来的步骤，期限从暂停处继续计算，不需要重新排队。

文件可以是图片或 PDF，每个不超过 10 MB。`,
  },
  {
    category: 'application',
    title: '怎样撤回申请',
    summary: '授信之前随时可以撤回，撤回后机构不能再查看您的信息。',
    body: `1. 在“我的申请”里打开申请，点“撤回”。
2. 确认后状态变为“已撤回”，对该机构的授权同时终止。

已经授信的申请不能撤回；不想用款时，不签约即可，请与客户经理联系说明。撤回不影响以后再申请。`,
  },
  {
    category: 'application',
    title: '怎样改投其他机构',
    summary: `一步带着资料换一家机构，时限重新计算，同一笔申请最多改投 ${MAX_TRANSFERS} 次。`,
    body: `1. 打开申请，点“改投其他机构”，选择新的产品。
2. 阅读并同意对新机构的授权书。对原机构的授权随即终止。
3. 已填的内容和已上传的文件会带到新的申请，受理和审批的期限重新计算。

待受理、已受理、审批中、待补充、被拒绝、已撤回和超时关闭的申请都可以改投。同一笔申请最多改投 ${MAX_TRANSFERS} 次。`,
  },
  {
    category: 'application',
    title: '申请被拒绝了怎么办',
    summary: '拒绝必须写明原因和怎样做会改变结果，您可以更正后再申请，或改投其他机构。',
    body: `拒绝会给出三样内容：原因类别、一句说明、怎样做会改变结果。例如“负债过高”，建议先结清部分贷款或增加担保。

- 材料问题：补齐或更正后重新申请。
- 不符合产品对象：按企业情况筛选后改投。
- 担保不足：可以看融资担保类产品。
- 认为信用记录有误：向征信机构或数据来源单位提出异议，见“信用服务”。`,
  },
  {
    category: 'consent',
    title: '授权书授权了什么，谁能看到我的信息',
    summary: `一份授权只给一家机构、一笔申请，自提交之日起 ${AUTHORISATION_DAYS} 天内有效。`,
    body: `提交申请时，您授权这一家机构为这一笔申请查询登记、司法、纳税、社保公积金、水电气缴费等信息，以及您提交的材料。

- 授权自提交之日起 ${AUTHORISATION_DAYS} 天内有效，到期自动终止。
- 撤回申请或改投其他机构时，授权同时终止。
- 机构不得转给他人，不得用于其他目的。
- 其他企业、其他机构和没有登录的人都看不到您的申请。公开页面上的数字只是汇总。

授权书的版本、时间和指纹会保存，便于以后核对。`,
  },
  {
    category: 'consent',
    title: '怎样查看谁看过我的信息，怎样撤销授权',
    summary: '在管理后台“信用授权”里查看每次查询，点“撤销”立即生效。',
    body: `1. 登录后进入管理后台，打开“信用授权”。
2. 每份授权都列出机构、用途、范围、到期时间，以及每次查询的时间、经办人和内容。
3. 点“撤销”，确认后立即生效，机构随即不能再查看。

撤销不影响撤销之前已完成的查询。撤销后机构可能无法继续审批，需要时可以重新申请。`,
  },
  {
    category: 'consent',
    title: '我的个人信息和企业信息怎样保护',
    summary: '敏感信息加密保存、列表中遮盖显示，每次查看和变更都有记录。',
    body: `- 身份证号、电话等敏感信息加密保存，列表里只显示一部分。
- 上传的文件只有您自己、获得授权的机构和审核人员能打开，打开有记录。
- 登录 30 分钟不操作会自动退出，最长 12 小时需要重新登录；退出后立即失效。
- 密码只保存无法还原的形式，工作人员也看不到。

请不要把密码和短信验证码告诉任何人。`,
  },
  {
    category: 'cost',
    title: '使用平台要交钱吗',
    summary: '注册、认证、申请、改投都不收费。有人以平台名义收费，请不要付款。',
    body: `平台对企业不收取任何费用，也没有委托任何个人或公司收取“服务费”“包装费”“加急费”。

- 贷款的利息和费用由金融机构收取，必须在产品页和合同里写明。
- 有人自称平台人员要求转账、索要验证码或承诺“包过”，请拒绝，并拨打页面底部的热线核实。
- 认为机构收费不合理，可以拨打金融消费权益热线 12378。`,
  },
  {
    category: 'cost',
    title: '“综合年化成本”是怎么算的',
    summary: '利息加上企业要付的全部费用，按同一方法折算成每年百分之几。',
    body: `综合年化成本等于年利率，加上按年收取的费率，再加上一次性费用按金额和期限折算的年比率。只计算由企业承担的费用，例如担保费、评估费；由机构承担的不计入。

## 举例

借 100 万元，期限 12 个月，年利率 3.85%，担保费每年 0.5%，评估费一次 2,000 元。

- 利息：每年 3.85%。
- 担保费：每年 0.5%。
- 评估费：2,000 元除以 100 万元，再除以 1 年，为每年 0.2%。
- 综合年化成本：3.85% + 0.5% + 0.2% = 4.55%。

金额越小、期限越短，一次性费用占的比重越大。产品页可以填自己的金额和期限试算。`,
  },
]
