import type { IndustryCode } from '@lqr/contract/reference/industries.ts'
import type { ProjectTypeCode } from '@lqr/contract/reference/project-types.ts'

/** What is built, by what kind of firm, and between how many 万元 it costs. */
export interface ExampleProject {
  readonly name: string
  readonly owner: string
  readonly industryCode: IndustryCode
  readonly wanMin: number
  readonly wanMax: number
  readonly summary: string
}

/** Invented projects of each type, taken in turn by the prefectures; `wide` reach over several of them. */
export const EXAMPLE_PROJECTS: Readonly<Record<ProjectTypeCode | 'wide', readonly ExampleProject[]>> = {
  '1': [
    {
      name: '风光储一体化基地',
      owner: '新能源有限公司',
      industryCode: 'D',
      wanMin: 150_000,
      wanMax: 600_000,
      summary: '建设风电、光伏和配套储能，接入省内电网，送出线路同步建设。资金用于设备采购和施工。',
    },
    {
      name: '现代物流枢纽',
      owner: '物流产业有限公司',
      industryCode: 'G',
      wanMin: 60_000,
      wanMax: 240_000,
      summary: '建设公铁联运堆场、分拨仓和冷链仓，提供报关、检验和供应链服务。',
    },
    {
      name: '新材料产业园',
      owner: '新材料有限公司',
      industryCode: 'C',
      wanMin: 100_000,
      wanMax: 480_000,
      summary: '建设合金材料生产线和检测中心，配套标准厂房和污水处理设施。',
    },
  ],
  '2': [
    {
      name: '农产品精深加工园',
      owner: '农业发展有限公司',
      industryCode: 'C',
      wanMin: 20_000,
      wanMax: 90_000,
      summary: '建设清洗分选、冷藏保鲜和精深加工车间，带动周边合作社按订单种植。',
    },
    {
      name: '医养结合服务中心',
      owner: '健康服务有限公司',
      industryCode: 'Q',
      wanMin: 12_000,
      wanMax: 60_000,
      summary: '建设护理床位、康复中心和老年食堂，与当地医院建立转诊合作。',
    },
    {
      name: '全域旅游基础设施',
      owner: '文化旅游有限公司',
      industryCode: 'R',
      wanMin: 15_000,
      wanMax: 80_000,
      summary: '建设游客中心、停车场、步道和数字导览，改造沿线民宿。',
    },
  ],
  '3': [
    {
      name: '污水资源化利用',
      owner: '环境科技有限公司',
      industryCode: 'N',
      wanMin: 8_000,
      wanMax: 50_000,
      summary: '提标改造污水处理厂，铺设中水管网，回用于工业冷却和绿化，预计减少新水取用。',
    },
    {
      name: '工业余热供暖改造',
      owner: '热力有限公司',
      industryCode: 'D',
      wanMin: 6_000,
      wanMax: 40_000,
      summary: '回收园区余热替代燃煤锅炉，改造换热站和管网，降低能耗和排放。',
    },
    {
      name: '畜禽粪污处理与沼气发电',
      owner: '循环农业有限公司',
      industryCode: 'A',
      wanMin: 3_000,
      wanMax: 20_000,
      summary: '集中收集处理养殖粪污，生产有机肥并发电自用，余电上网。',
    },
    {
      name: '分布式光伏与屋顶改造',
      owner: '能源服务有限公司',
      industryCode: 'D',
      wanMin: 4_000,
      wanMax: 30_000,
      summary: '利用厂房和公共建筑屋顶建设分布式光伏，同步加固屋面和更换配电设施。',
    },
  ],
  '5': [
    {
      name: '抽水蓄能电站前期工作',
      owner: '水利电力有限公司',
      industryCode: 'D',
      wanMin: 300_000,
      wanMax: 900_000,
      summary: '开展选址、地质勘察、环境影响评价和可行性研究，落实接入条件。',
    },
    {
      name: '高标准农田与灌区改造前期工作',
      owner: '水务投资有限公司',
      industryCode: 'N',
      wanMin: 40_000,
      wanMax: 160_000,
      summary: '编制规划和可行性研究，核实水源、土地和受益面积，测算分年投资。',
    },
    {
      name: '工业园区扩区前期工作',
      owner: '园区开发有限公司',
      industryCode: 'E',
      wanMin: 50_000,
      wanMax: 200_000,
      summary: '完成规划修编、用地预审和环评，明确主导产业和公用设施方案。',
    },
  ],
  '6': [
    {
      name: '标准化厂房建设',
      owner: '产业投资有限公司',
      industryCode: 'E',
      wanMin: 5_000,
      wanMax: 40_000,
      summary: '已在投资项目在线审批监管平台备案，建设多层标准厂房和配套宿舍，面向小微企业出租。',
    },
    {
      name: '中药材仓储交易中心',
      owner: '中药材有限公司',
      industryCode: 'F',
      wanMin: 3_000,
      wanMax: 25_000,
      summary: '已备案，建设恒温仓库、检测室和电子交易大厅，提供仓单质押服务。',
    },
    {
      name: '城乡冷链配送网络',
      owner: '供应链有限公司',
      industryCode: 'G',
      wanMin: 2_000,
      wanMax: 18_000,
      summary: '已备案，建设产地预冷库和县乡配送点，购置冷藏车辆。',
    },
    {
      name: '老旧管网更新',
      owner: '市政工程有限公司',
      industryCode: 'N',
      wanMin: 4_000,
      wanMax: 30_000,
      summary: '已备案，更换供水、供热管网，加装智能监测，降低漏损。',
    },
  ],
  '7': [
    {
      name: '数控机床生产线技术改造',
      owner: '机械制造有限公司',
      industryCode: 'C',
      wanMin: 4_000,
      wanMax: 30_000,
      summary: '更新加工中心和检测设备，改造生产信息系统，提高精度和交付能力。贷款期限拟为五年。',
    },
    {
      name: '化工装置节能改造',
      owner: '化工有限公司',
      industryCode: 'C',
      wanMin: 8_000,
      wanMax: 60_000,
      summary: '更换高耗能设备，增加热能梯级利用和自动控制，降低单位产品能耗。贷款期限拟为六年。',
    },
    {
      name: '乳制品加工扩能',
      owner: '乳业有限公司',
      industryCode: 'C',
      wanMin: 3_000,
      wanMax: 25_000,
      summary: '新增杀菌、灌装生产线和奶源检测设备，与牧场签订长期收购合同。贷款期限拟为五年。',
    },
    {
      name: '中药饮片智能工厂',
      owner: '药业有限公司',
      industryCode: 'C',
      wanMin: 5_000,
      wanMax: 35_000,
      summary: '建设净制、切制、炮制和包装的自动化产线，配套全过程追溯。贷款期限拟为七年。',
    },
    {
      name: '电池材料产线建设',
      owner: '材料科技有限公司',
      industryCode: 'C',
      wanMin: 20_000,
      wanMax: 150_000,
      summary: '建设前驱体和正极材料产线及回收利用车间，订单覆盖前两年产能。贷款期限拟为八年。',
    },
  ],
  wide: [
    {
      name: '河西走廊清洁能源外送通道配套',
      owner: '电力投资有限公司',
      industryCode: 'D',
      wanMin: 800_000,
      wanMax: 2_400_000,
      summary: '建设跨市州的汇集站和送出线路，配套调节电源，提高新能源消纳能力。',
    },
    {
      name: '陇东南区域高速公路联络线',
      owner: '交通投资有限公司',
      industryCode: 'G',
      wanMin: 600_000,
      wanMax: 1_800_000,
      summary: '新建连接多个县区的高速公路联络线，缩短农产品和能源运输时间。',
    },
    {
      name: '全省中小企业数字化转型公共平台',
      owner: '数字科技有限公司',
      industryCode: 'I',
      wanMin: 12_000,
      wanMax: 60_000,
      summary: '为制造业中小企业提供诊断、改造和培训服务，建设行业应用和算力设施。',
    },
  ],
}
