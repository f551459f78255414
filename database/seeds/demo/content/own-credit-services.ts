import type { ArticleMaker } from '../../../../apps/server/src/domains/content/content.fixtures.ts'

/** A service as its seed tells it. */
export type ServiceText = Required<Pick<ArticleMaker, 'category' | 'title' | 'summary' | 'body'>> &
  Pick<ArticleMaker, 'actionPath' | 'outsideUrl' | 'outsideName'> & {
    readonly audience: string
    readonly needs: string
    readonly takes: string
  }

const CERTIFIED = '已完成企业认证的企业'
const ACCOUNT = '企业账号；还没有认证的，先完成企业认证'

/** What this platform itself does about credit: look-up, one's own file, authorisation, report, its check and the way to repair. */
export const OWN_CREDIT_SERVICES: readonly ServiceText[] = [
  {
    category: 'query',
    title: '企业查询',
    summary: '按名称或统一社会信用代码查询企业公开的登记状态、所在地区、所属行业、成立日期和注册资本。',
    audience: '所有企业和个人',
    needs: '企业名称或统一社会信用代码',
    takes: '即时',
    actionPath: '/companyLookup',
    body: `不需要登录。这里只有公开的基本信息；股东、司法、税务、缴费等信息，须经企业授权，由被授权的机构在办理业务时查看。

每项结果写明来源。登记内容有误的，向登记机关申请更正。`,
  },
  {
    category: 'query',
    title: '我的信用档案',
    summary: '登录后按主题查看本企业的登记、司法、税务、缴费等信息，核对来源之间不一致的地方。',
    audience: CERTIFIED,
    needs: ACCOUNT,
    takes: '即时',
    actionPath: '/console/personal/credit',
    body: `申请贷款前先看一遍自己的档案，机构看到的也是这些来源的信息。

- 每个主题写明条数、来源和日期，上次查看以后的变化有标记。
- 企业认证与登记信息不一致时先提示企业，并说明怎样更正。
- 股东、投资、任职可以看成图，也可以看成表。

没有数据只降低信息完整度，不作为不利判断。`,
  },
  {
    category: 'query',
    title: '我的信用画像',
    summary: '按公开的规则把信用档案中的事实逐项相加，每一分都写明依据、来源和日期，以及怎样改善。',
    audience: CERTIFIED,
    needs: ACCOUNT,
    takes: '即时',
    actionPath: '/console/personal/credit/profile',
    body: `画像不是信用评级，不作结论，平台的任何业务都不以它为条件。

- 每个因素写明得分、可得范围、依据的条目和怎样改善。
- 没有数据的因素不得分也不扣分，只降低信息完整度。
- 依据有误的，打开所在主题，对该条目提出异议。

机构只能按您授权的主题计算，每次查看都会留下记录。`,
  },
  {
    category: 'query',
    title: '信用授权与查看记录',
    summary: '同意、缩小、拒绝或撤销机构的授权，查看哪家机构的谁在什么时候为哪笔业务看了什么。',
    audience: CERTIFIED,
    needs: ACCOUNT,
    takes: '即时，撤销立即生效',
    actionPath: '/console/personal/authorisations',
    body: `每份授权只给一家机构（含办理这笔业务的上级机构）、用于一笔业务，写明信息范围和有效期。

1. 机构在办理业务时提出申请，您可以只同意其中一部分，也可以缩短有效期。
2. 机构每次查看都会留下记录，您随时可以看到。
3. 不再需要时撤销，机构的下一次查看即被拒绝。

授权书和每次查看的回执可以导出为带签名的凭证。`,
  },
  {
    category: 'report',
    title: '出具企业信用报告',
    summary: '把本企业的信用信息汇集为一份带报告号和核验二维码的 PDF，出具后不再改动。',
    audience: CERTIFIED,
    needs: ACCOUNT,
    takes: '后台生成，完成后通知',
    actionPath: '/console/personal/credit-reports',
    body: `报告逐项写明信息的来源和日期。它不是信用评级，不构成授信承诺，也不是征信中心的信用报告。

1. 点“出具报告”，生成后在列表中下载。
2. 把报告交给需要的机构，对方可以按报告号核验。`,
  },
  {
    category: 'report',
    title: '信用报告核验',
    summary: '输入报告号或扫描二维码，核对报告是否由本平台出具、是否在有效期内，以及内容摘要。',
    audience: '收到信用报告的机构和个人',
    needs: '报告号，在报告首页和每页页脚',
    takes: '即时',
    actionPath: '/reportCheck',
    body: `不需要登录。核验页不显示报告内容，企业名称部分隐去。

按页面写明的算法计算收到的 PDF 文件的摘要，与核验页一致的，文件没有被改动。`,
  },
  {
    category: 'repair',
    title: '信用档案异议',
    summary: '认为信用档案中的某一条有误，对该条提出异议，平台 20 日内书面答复，更正结果显示在条目旁。',
    audience: CERTIFIED,
    needs: '说明异议的材料；企业账号',
    takes: '20 日内答复',
    actionPath: '/console/personal/objections',
    body: `1. 在“我的信用档案”中打开有误的条目，选择“提出异议”，写明理由，附上材料。
2. 办理期间该条旁显示“异议处理中”，机构也能看到。
3. 答复后显示更正内容或维持的理由，历史保留。

提出异议不收取任何费用。`,
  },
  {
    category: 'repair',
    title: '失信信息修复指引',
    summary: '在信用档案中查看每条失信信息的类别、公示截止日，以及何时可以、怎样申请提前停止公示。',
    audience: CERTIFIED,
    needs: ACCOUNT,
    takes: '查看即时；修复以受理单位公布的为准',
    actionPath: '/console/personal/credit',
    body: `打开“行政处罚”等主题，每条失信信息下面都有“怎样修复”。

1. 看清失信类别：轻微、一般或严重，最短和最长的公示期各不相同。
2. 履行义务、纠正失信行为，保存凭证。
3. 最短公示期满后，向“信用中国”或作出认定的机关申请停止公示。

不申请的，到公示截止日自动停止公示，本平台当日起也不再展示。修复不收取任何费用。`,
  },
]
