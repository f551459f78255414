interface ExampleLink {
  readonly name: string
  readonly url: string
  readonly summary: string
}

/** Official sites of the footer. */
export const FRIENDLY_LINKS: readonly ExampleLink[] = [
  { name: '中国政府网', url: 'https://www.gov.cn', summary: '国务院文件与政策解读' },
  { name: '甘肃省人民政府', url: 'https://www.gansu.gov.cn', summary: '省级文件与政务公开' },
  { name: '信用中国', url: 'https://www.creditchina.gov.cn', summary: '公共信用信息查询与信用修复' },
  { name: '国家企业信用信息公示系统', url: 'https://www.gsxt.gov.cn', summary: '企业登记、年报与处罚公示' },
  { name: '中国人民银行', url: 'http://www.pbc.gov.cn', summary: '货币政策与征信管理' },
  { name: '中国人民银行征信中心', url: 'https://www.pbccrc.org.cn', summary: '信用报告与异议处理' },
  { name: '国家金融监督管理总局', url: 'https://www.nfra.gov.cn', summary: '金融监管规则与消费者保护' },
  { name: '中国证监会', url: 'http://www.csrc.gov.cn', summary: '资本市场规则与公告' },
  { name: '国家发展和改革委员会', url: 'https://www.ndrc.gov.cn', summary: '投资、信用建设与项目政策' },
  { name: '工业和信息化部', url: 'https://www.miit.gov.cn', summary: '中小企业与制造业政策' },
  { name: '财政部', url: 'http://www.mof.gov.cn', summary: '财税与贴息政策' },
  { name: '国家税务总局', url: 'https://www.chinatax.gov.cn', summary: '税费政策与纳税信用' },
  { name: '国家市场监督管理总局', url: 'https://www.samr.gov.cn', summary: '登记注册与信用监管' },
  { name: '国家统计局', url: 'https://www.stats.gov.cn', summary: '统计标准与数据' },
  { name: '兰州市人民政府', url: 'https://www.lanzhou.gov.cn', summary: '兰州市政务公开' },
  { name: '天水市人民政府', url: 'https://www.tianshui.gov.cn', summary: '天水市政务公开' },
  { name: '张掖市人民政府', url: 'https://www.zhangye.gov.cn', summary: '张掖市政务公开' },
  { name: '平凉市人民政府', url: 'https://www.pingliang.gov.cn', summary: '平凉市政务公开' },
  { name: '酒泉市人民政府', url: 'https://www.jiuquan.gov.cn', summary: '酒泉市政务公开' },
  { name: '定西市人民政府', url: 'https://www.dingxi.gov.cn', summary: '定西市政务公开' },
]

/** What an enterprise often needs while it looks for finance: the quick links of the home page. */
export const QUICK_LINKS: readonly ExampleLink[] = [
  { name: '甘肃政务服务网', url: 'https://zwfw.gansu.gov.cn', summary: '省内政务事项在线办理' },
  { name: '国家政务服务平台', url: 'https://gjzwfw.www.gov.cn', summary: '全国政务事项统一入口' },
  {
    name: '动产融资统一登记公示系统',
    url: 'https://www.zhongdengwang.org.cn',
    summary: '动产和权利担保的登记与查询',
  },
  { name: '中征应收账款融资服务平台', url: 'https://www.crcrfsp.com', summary: '应收账款确认与融资' },
  { name: '上海票据交易所', url: 'https://www.shcpe.com.cn', summary: '票据信息与市场规则' },
  { name: '中国执行信息公开网', url: 'http://zxgk.court.gov.cn', summary: '被执行人与失信名单查询' },
  { name: '中国裁判文书网', url: 'https://wenshu.court.gov.cn', summary: '裁判文书查询' },
  {
    name: '全国组织机构统一社会信用代码数据服务中心',
    url: 'https://www.cods.org.cn',
    summary: '信用代码核验',
  },
  { name: '国家知识产权局', url: 'https://www.cnipa.gov.cn', summary: '专利、商标查询与质押登记' },
  { name: '中国政府采购网', url: 'http://www.ccgp.gov.cn', summary: '采购公告与合同公示' },
  { name: '全国公共资源交易平台', url: 'http://www.ggzy.gov.cn', summary: '工程与采购交易公告' },
  { name: '全国12315平台', url: 'https://www.12315.cn', summary: '消费投诉与举报' },
  { name: '全国中小企业股份转让系统', url: 'https://www.neeq.com.cn', summary: '新三板挂牌与信息披露' },
  { name: '北京证券交易所', url: 'https://www.bse.cn', summary: '创新型中小企业上市' },
]
