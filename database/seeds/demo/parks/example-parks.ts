import type { LeadingIndustryCode } from '@lqr/contract/reference/leading-industries.ts'
import type { ParkLevelCode } from '@lqr/contract/reference/park-levels.ts'

/** An invented park: where it lies, what it is called after its place, what it leads in, and its planned area in km². */
export interface ExamplePark {
  readonly areaCode: string
  /** The place in the names of its enterprises. */
  readonly place: string
  readonly name: string
  readonly level: ParkLevelCode
  readonly industries: readonly [LeadingIndustryCode, ...LeadingIndustryCode[]]
  readonly areaKm2: number
  readonly intro: string
}

function park(
  [areaCode, place, name]: readonly [string, string, string],
  level: ParkLevelCode,
  industries: ExamplePark['industries'],
  areaKm2: number,
  intro: string,
): ExamplePark {
  return { areaCode, place, name, level, industries, areaKm2, intro }
}

/** Twenty parks over the fifteen units of the province. No name, figure or office is that of a real park. */
export const EXAMPLE_PARKS: readonly ExamplePark[] = [
  park(
    ['620100', '兰州', '兰州示例高新技术产业园区'],
    'national',
    ['biomedicine', 'information', 'newMaterials'],
    42.6,
    '以生物制品、软件信息和新材料为主，建有中试基地、检验检测平台和孵化器。',
  ),
  park(
    ['620104', '西固', '西固示例石化产业园区'],
    'provincial',
    ['petrochemical', 'environmental'],
    18.4,
    '依托上下游配套发展精细化工和环保装备，集中供热、供气和污水处理。',
  ),
  park(
    ['620123', '榆中', '榆中示例生态创新园区'],
    'provincial',
    ['foodProcessing', 'logistics'],
    9.7,
    '高原夏菜冷链、净菜加工和城市配送的聚集地，标准厂房可分层租用。',
  ),
  park(
    ['621500', '新区', '兰州新区示例综合产业园区'],
    'national',
    ['equipment', 'newMaterials', 'logistics'],
    86,
    '发展装备制造、锂电材料和保税物流，提供标准厂房、人才公寓和一站式审批。',
  ),
  park(
    ['621500', '秦川', '新区秦川示例精细化工园区'],
    'provincial',
    ['petrochemical', 'biomedicine'],
    22.3,
    '承接医药和农药中间体项目，封闭管理，配有应急中心和公共管廊。',
  ),
  park(
    ['620200', '嘉峪关', '嘉峪关示例工业园区'],
    'provincial',
    ['metallurgy', 'equipment'],
    31.2,
    '钢材深加工和装备零部件配套，有铁路专用线和大宗货场。',
  ),
  park(
    ['620302', '金川', '金昌示例新材料产业园区'],
    'national',
    ['newMaterials', 'metallurgy'],
    38.5,
    '镍铜钴新材料和电池材料集聚，建有循环利用和检测平台。',
  ),
  park(
    ['620402', '白银', '白银示例高新技术产业园区'],
    'national',
    ['metallurgy', 'petrochemical', 'newMaterials'],
    35.8,
    '有色金属深加工、含氟材料和化工新材料，设有科技企业孵化器。',
  ),
  park(
    ['620423', '景泰', '景泰示例循环经济园区'],
    'provincial',
    ['environmental', 'newEnergy'],
    12.1,
    '固废综合利用和光伏组件回收，配套污水处理和集中供电。',
  ),
  park(
    ['620502', '秦州', '天水示例装备制造园区'],
    'national',
    ['equipment', 'information'],
    26.4,
    '数控机床、电工电器和集成电路封装，有共享的热处理与计量中心。',
  ),
  park(
    ['620522', '秦安', '秦安示例果品加工园区'],
    'provincial',
    ['foodProcessing', 'agriculture'],
    5.6,
    '苹果、蜜桃的分选、贮藏和深加工，产地预冷库向周边合作社开放。',
  ),
  park(
    ['620602', '凉州', '武威示例食品产业园区'],
    'provincial',
    ['foodProcessing', 'biomedicine'],
    14.9,
    '葡萄酒、饲草和功能食品，提供质量检测与品牌推广服务。',
  ),
  park(
    ['620702', '甘州', '张掖示例绿色产业园区'],
    'provincial',
    ['agriculture', 'newEnergy'],
    16.2,
    '玉米制种、智慧农业装备和新能源制造，建有种子加工中心。',
  ),
  park(
    ['620802', '崆峒', '平凉示例智能终端园区'],
    'provincial',
    ['information', 'foodProcessing'],
    8.8,
    '智能终端组装与红牛、苹果精深加工，设有电商直播基地。',
  ),
  park(
    ['620902', '肃州', '酒泉示例新能源装备园区'],
    'national',
    ['newEnergy', 'equipment'],
    48.7,
    '风电叶片、塔筒、储能和光热装备的生产基地，配有大件运输通道。',
  ),
  park(
    ['620982', '敦煌', '敦煌示例文化产业园区'],
    'provincial',
    ['culture', 'information'],
    6.3,
    '文创设计、数字展示和研学旅游，提供版权登记与展销服务。',
  ),
  park(
    ['621002', '西峰', '庆阳示例数据信息园区'],
    'provincial',
    ['information', 'newEnergy'],
    15.5,
    '数据中心、数据标注和绿色电力，提供算力券和就业培训。',
  ),
  park(
    ['621122', '陇西', '定西示例中医药产业园区'],
    'provincial',
    ['biomedicine', 'logistics'],
    13.4,
    '中药材初加工、饮片和仓储交易，公共仓可出具电子仓单。',
  ),
  park(
    ['621202', '武都', '陇南示例特色农产品园区'],
    'provincial',
    ['agriculture', 'foodProcessing'],
    7.2,
    '油橄榄、花椒和食用菌加工，配有冷链和电商服务中心。',
  ),
  park(
    ['622901', '临夏', '临夏示例民族食品园区'],
    'provincial',
    ['foodProcessing', 'culture'],
    6.9,
    '牛羊肉加工、乳品和民族工艺品，帮助小微企业共用生产许可检测。',
  ),
]
