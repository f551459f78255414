import type { ArticleMaker } from '../../../../apps/server/src/domains/content/content.fixtures.ts'
import { OWN_CREDIT_SERVICES, type ServiceText } from './own-credit-services.ts'

const OFFICIAL_NOTE = '本平台只提供说明和链接。办理条件、材料和时间以该网站公布的为准。'

/** The catalogue of credit services: our own pages, and official sites that are named before anybody leaves. */
const SERVICES: readonly ServiceText[] = [
  {
    category: 'query',
    title: '公共信用信息查询',
    summary: '在“信用中国”查询企业的行政许可、行政处罚、守信激励和失信惩戒信息。',
    audience: '所有企业和个人',
    needs: '企业名称或统一社会信用代码',
    takes: '即时',
    outsideUrl: 'https://www.creditchina.gov.cn',
    outsideName: '信用中国',
    body: `申请贷款前先查一次自己的公共信用信息，可以及早发现需要更正或修复的记录。

## 怎么查

1. 打开“信用中国”网站，输入企业全称或统一社会信用代码。
2. 查看行政管理、诚信守信、严重失信、经营异常等栏目。
3. 发现有误，向信息的提供单位提出异议；记录属实的，可以申请信用修复。

${OFFICIAL_NOTE}`,
  },
  {
    category: 'query',
    title: '企业登记与年报信息查询',
    summary: '在国家企业信用信息公示系统查询登记、股东出资、年报、经营异常和严重违法失信名单。',
    audience: '所有企业和个人',
    needs: '企业名称或统一社会信用代码',
    takes: '即时',
    outsideUrl: 'https://www.gsxt.gov.cn',
    outsideName: '国家企业信用信息公示系统',
    body: `金融机构通常会核对这里的登记信息。请确认名称、法定代表人、地址和经营范围与申请材料一致，年报按时报送。

- 查不到或信息不对：向登记机关申请更正。
- 被列入经营异常名录：补报年报或更正地址后申请移出。

${OFFICIAL_NOTE}`,
  },
  {
    category: 'query',
    title: '被执行人与失信被执行人查询',
    summary: '在中国执行信息公开网查询被执行人、限制消费和终结本次执行案件。',
    audience: '所有企业和个人',
    needs: '姓名或名称、证件号码',
    takes: '即时',
    outsideUrl: 'http://zxgk.court.gov.cn',
    outsideName: '中国执行信息公开网',
    body: `企业、法定代表人或主要股东有未履行的生效判决，多数贷款产品不能通过。请在申请前核对，已经履行的联系执行法院及时屏蔽信息。

${OFFICIAL_NOTE}`,
  },
  {
    category: 'report',
    title: '企业信用报告查询',
    summary: '向中国人民银行征信中心查询本企业的信用报告，了解贷款、担保和还款记录。',
    audience: '企业（由法定代表人或经办人办理）',
    needs: '营业执照、身份证件；经办人另需授权书',
    takes: '以征信中心公布的为准',
    outsideUrl: 'https://www.pbccrc.org.cn',
    outsideName: '中国人民银行征信中心',
    body: `信用报告是银行审批时的主要依据。建议每年自查一次，申请大额贷款前再查一次。

## 重点看什么

- 贷款余额、期限和五级分类是否正确。
- 有没有不知情的对外担保。
- 近期被查询的次数：短期内多次申请会影响审批。

${OFFICIAL_NOTE}`,
  },
  {
    category: 'report',
    title: '个人信用报告查询',
    summary: '法定代表人、实际控制人可以查询本人的信用报告。',
    audience: '法定代表人、实际控制人和个体工商户经营者',
    needs: '本人身份证件',
    takes: '以征信中心公布的为准',
    outsideUrl: 'https://www.pbccrc.org.cn',
    outsideName: '中国人民银行征信中心',
    body: `小微企业的贷款常常要看经营者个人的信用。本人可以通过征信中心网站、部分银行的手机银行或自助查询机查询。

请通过官方渠道查询，不要把身份证和人脸信息交给来路不明的“代查”“洗白”人员。

${OFFICIAL_NOTE}`,
  },
  {
    category: 'repair',
    title: '公共信用信息修复',
    summary: '行政处罚等失信信息符合条件的，可以在“信用中国”申请修复，不收费。',
    audience: '已经纠正失信行为的企业',
    needs: '已履行义务的证明、信用修复承诺书等',
    takes: '以受理单位公布的为准',
    outsideUrl: 'https://www.creditchina.gov.cn',
    outsideName: '信用中国',
    body: `## 办理步骤

1. 先履行处罚决定规定的义务，保存凭证。
2. 在“信用中国”登录后找到对应的记录，申请信用修复。
3. 按要求上传材料，等待审核结果。

信用修复不收取任何费用。有人以“代办修复”名义收费的，请不要相信。

${OFFICIAL_NOTE}`,
  },
  {
    category: 'repair',
    title: '失信信息异议',
    summary: '认为“信用中国”公示的行政处罚等信息有误，向作出认定的机关或“信用中国”提出异议。',
    audience: '被公示信息的企业',
    needs: '营业执照、说明信息有误的材料',
    takes: '以受理单位公布的为准',
    outsideUrl: 'https://www.creditchina.gov.cn',
    outsideName: '信用中国',
    body: `记录有误用异议，记录属实、已经改正的用修复，两者不要混用。

## 办理步骤

1. 在“信用中国”查到这条记录，看清由哪个机关认定、依据哪份文书。
2. 准备材料：说明哪一项不对，附上能证明的文书或凭证。
3. 向作出认定的机关申请更正，或按“信用中国”的说明提出异议。

提出异议不收取任何费用。

${OFFICIAL_NOTE}`,
  },
  {
    category: 'repair',
    title: '征信异议申请',
    summary: '认为信用报告有误，可以向征信机构或提供信息的机构提出异议，20 日内书面答复。',
    audience: '信用报告的信息主体',
    needs: '身份证件、信用报告、说明异议的材料',
    takes: '收到异议之日起 20 日内书面答复',
    outsideUrl: 'https://www.pbccrc.org.cn',
    outsideName: '中国人民银行征信中心',
    body: `《征信业管理条例》规定，信息主体认为信息有错误、遗漏的，有权提出异议，要求更正。收到异议的机构应当标注，自收到之日起 20 日内核查处理，并书面答复。

## 办理步骤

1. 圈出信用报告中有异议的内容，写明理由。
2. 向征信机构或报送该信息的银行提交异议申请。
3. 20 日内收到书面答复；仍有不同意见的，可以申请在报告中加注声明。

在本平台“我的信用档案”中看到的条目有误的，可以在条目旁直接提出异议，平台 20 日内书面答复，条目旁同时标注。

${OFFICIAL_NOTE}`,
  },
  {
    category: 'repair',
    title: '经营异常名录移出',
    summary: '因未报年报或地址失联被列入经营异常名录的，更正后可以申请移出。',
    audience: '被列入经营异常名录的企业',
    needs: '补报的年报或地址证明',
    takes: '以登记机关公布的为准',
    outsideUrl: 'https://www.gsxt.gov.cn',
    outsideName: '国家企业信用信息公示系统',
    body: `列入经营异常名录会影响贷款审批和招投标。

- 未报年报：补报并公示后，申请移出。
- 地址联系不上：办理地址变更，或提供能联系上的证明。

${OFFICIAL_NOTE}`,
  },
  {
    category: 'finance',
    title: '企业认证',
    summary: '认证后即可在线申请贷款、查看授权记录。',
    audience: '在甘肃省依法登记的企业和个体工商户',
    needs: '营业执照、法定代表人信息',
    takes: '提交后由平台工作人员审核',
    actionPath: '/authentication',
    body: `认证用来确认“是您的企业在申请”，避免他人冒名。

1. 登录后进入企业认证，上传营业执照。
2. 填写企业信息并预览。
3. 提交审核，结果发到消息中心。`,
  },
  {
    category: 'finance',
    title: '首贷服务',
    summary: '从未在银行贷过款的企业，先自测条件，再看适合首贷的产品。',
    audience: '没有贷款记录的小微企业和个体工商户',
    needs: '无',
    takes: '自测约 1 分钟',
    actionPath: '/loan',
    body: `首贷中心说明银行第一次放款主要看什么，并列出面向首贷户的产品。自测结果只供参考，是否放款由金融机构决定。`,
  },
  {
    category: 'finance',
    title: '企业规模自测',
    summary: '按国家统计标准计算企业属于大型、中型、小型还是微型，并列出每一步。',
    audience: '所有企业',
    needs: '行业、从业人数、营业收入、资产总额',
    takes: '即时',
    actionPath: '/entScale',
    body: `很多政策和产品只面向小型、微型企业。自测按《统计上大中小微型企业划分办法（2017）》计算，逐项给出结果和所用的标准。不需要登录，填写的内容不会保存。`,
  },
  {
    category: 'register',
    title: '动产和权利担保登记与查询',
    summary: '应收账款、设备、存货等办理担保前，先查询有没有登记在先的权利。',
    audience: '以动产或权利作担保的企业',
    needs: '担保合同、财产描述',
    takes: '自助登记，即时生效',
    outsideUrl: 'https://www.zhongdengwang.org.cn',
    outsideName: '动产融资统一登记公示系统',
    body: `没有房产也可以用机器设备、存货、应收账款、知识产权担保融资。

- 借款前：查询财产上有没有在先登记。
- 借款时：通常由金融机构办理登记。
- 还清后：提醒金融机构及时注销登记，以免影响下一次融资。

${OFFICIAL_NOTE}`,
  },
  {
    category: 'register',
    title: '应收账款融资',
    summary: '把对下游企业、机关单位的应收账款确认后，向金融机构融资。',
    audience: '有应收账款的供应商',
    needs: '合同、发票、对账单',
    takes: '以平台和金融机构办理为准',
    outsideUrl: 'https://www.crcrfsp.com',
    outsideName: '中征应收账款融资服务平台',
    body: `买方在线确认账款真实、金额无误后，金融机构据此放款，可以缓解货款回收慢的压力。

${OFFICIAL_NOTE}`,
  },
  {
    category: 'register',
    title: '政务事项在线办理',
    summary: '在甘肃政务服务网办理登记、许可、社保、不动产等事项，取得贷款需要的证明。',
    audience: '省内企业和个人',
    needs: '以具体事项为准',
    takes: '以具体事项为准',
    outsideUrl: 'https://zwfw.gansu.gov.cn',
    outsideName: '甘肃政务服务网',
    body: `贷款常用的证明，例如完税情况、社保缴纳情况、不动产登记信息，可以从政务服务网查找办理入口。

${OFFICIAL_NOTE}`,
  },
]

/** The services as articles: what is asked first stands in the short table. */
export const CREDIT_SERVICES: readonly ArticleMaker[] = [...OWN_CREDIT_SERVICES, ...SERVICES].map(
  ({ audience, needs, takes, ...service }) => ({
    ...service,
    kind: 'service',
    source: service.outsideName ?? '本平台',
    isExample: false,
    facts: [
      { label: '服务对象', value: audience },
      { label: '需要准备', value: needs },
      { label: '办理时间', value: takes },
      { label: '是否收费', value: service.outsideUrl ? '本平台不收费，以办理单位公布的为准' : '不收费' },
    ],
  }),
)
