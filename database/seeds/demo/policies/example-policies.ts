import type { PolicyMaker } from '../../../../apps/server/src/domains/policies/policies.fixtures.ts'

/** A measure as a local government might write it; `{area}` is the place it is for. */
export interface ExampleMeasure extends Pick<PolicyMaker, 'industries' | 'scales'> {
  readonly type: NonNullable<PolicyMaker['type']>
  readonly title: string
  readonly keyPoints: readonly string[]
  readonly body: string
  readonly guide: string
}

/** Own texts that show how a policy looks; none of them is a real document. */
export const EXAMPLE_MEASURES: readonly ExampleMeasure[] = [
  {
    type: 'finance',
    title: '{area}首贷户培育工作措施',
    scales: ['small', 'micro'],
    keyPoints: ['建立无贷款记录企业名录', '首次贷款优先受理', '辅导三个月再评估'],
    body: '{area}把从未在银行贷款的小微企业列入名录，由金融机构分户联系，辅导企业规范账目、积累信用。暂不符合条件的，说明差距，辅导三个月后再评估。',
    guide: '1. 完成企业认证。\n2. 在首贷中心自测条件。\n3. 选择面向首贷户的产品提交申请。',
  },
  {
    type: 'subsidy',
    title: '{area}小微企业贷款贴息实施办法',
    scales: ['small', 'micro'],
    keyPoints: ['对新发放的经营性贷款贴息', '单户贴息有上限', '先付息后补贴'],
    body: '对在{area}登记、按期还本付息的小微企业，按实际支付利息的一定比例给予贴息。贴息资金实行先付后补，同一笔贷款不重复享受。',
    guide: '1. 按期付息并保存凭证。\n2. 在申报期内提交借款合同、付息凭证和申报表。\n3. 公示无异议后拨付。',
  },
  {
    type: 'guarantee',
    title: '{area}政府性融资担保支持办法',
    scales: ['small', 'micro'],
    keyPoints: ['聚焦单户 500 万元以下', '担保费率不超过 1%', '银担分险'],
    body: '{area}政府性融资担保机构重点支持小微企业和“三农”主体，降低担保费率，减少或取消反担保要求，与银行、再担保机构分担风险。',
    guide: '1. 向合作银行提出贷款申请并说明需要担保。\n2. 担保机构同步调查。\n3. 符合条件的出具担保函。',
  },
  {
    type: 'technology',
    title: '{area}科技型企业知识产权质押融资奖补办法',
    industries: ['C', 'I', 'M'],
    keyPoints: ['专利、商标可以质押', '补助评估费和担保费', '支持首次质押'],
    body: '对以专利权、商标专用权质押取得贷款的科技型企业，按实际发生的评估费、担保费给予补助，首次质押的优先支持。',
    guide: '1. 办理质押登记。\n2. 贷款发放后在申报期内提交合同、登记通知书和费用凭证。',
  },
  {
    type: 'agriculture',
    title: '{area}特色农业贷款支持措施',
    industries: ['A'],
    keyPoints: ['按种植养殖周期确定期限', '活体、农机、温室可以担保', '保险与信贷联动'],
    body: '围绕{area}特色农业，支持金融机构按生产周期设置贷款期限和还款方式，扩大活体畜禽、农业设施、农机具等担保物范围，投保农业保险的适当提高额度。',
    guide: '1. 准备土地流转合同或合作社章程。\n2. 说明种植养殖规模和周期。\n3. 向涉农贷款产品提交申请。',
  },
  {
    type: 'finance',
    title: '{area}制造业中长期贷款项目推送办法',
    industries: ['C'],
    keyPoints: ['建立项目库，定期推送银行', '支持设备更新和技术改造', '期限与项目回收期匹配'],
    body: '{area}按月收集制造业技术改造、设备更新和产能建设项目，核实后推送金融机构对接。鼓励按项目现金流安排还款，减轻前期压力。',
    guide: '1. 取得项目备案。\n2. 填写总投资、已到位资金和贷款需求。\n3. 由主管部门核实后入库。',
  },
  {
    type: 'credit',
    title: '{area}信用信息归集应用工作规范',
    keyPoints: ['统一归集目录', '授权后方可查询', '异议及时更正'],
    body: '{area}各部门按目录归集与融资有关的信用信息，保证及时、完整、准确。金融机构查询须取得企业授权并留下记录。企业对信息有异议的，由提供单位核实更正。',
    guide: '',
  },
  {
    type: 'service',
    title: '{area}企业融资服务专窗工作指引',
    keyPoints: ['一次告知所需材料', '三个工作日内联系企业', '办理情况定期通报'],
    body: '在{area}政务服务大厅设融资服务专窗，提供政策咨询、注册指导、产品比较和问题转办，不代收材料，不收取费用。',
    guide: '工作日到大厅咨询，或拨打服务热线预约。',
  },
  {
    type: 'subsidy',
    title: '{area}绿色项目融资激励办法',
    keyPoints: ['节能降碳改造优先', '按贷款规模给予激励', '项目环境效益可核查'],
    body: '对节能降碳、清洁能源、资源循环利用等项目的贷款，按规模和期限给予激励。项目应当说明环境效益的计算方法，接受抽查。',
    guide: '1. 编写项目环境效益说明。\n2. 贷款发放后在申报期内申请。',
  },
  {
    type: 'finance',
    title: '{area}灾后恢复生产贷款工作预案',
    keyPoints: ['受灾企业绿色通道', '已有贷款可以展期', '简化材料'],
    body: '发生洪涝、干旱等灾害后，{area}金融机构开通绿色通道，对受灾的企业和农户优先受理，已有贷款符合条件的可以展期或调整还款计划。',
    guide: '1. 向所在乡镇或主管部门报告受灾情况。\n2. 联系贷款银行申请展期或新增贷款。',
  },
]
