import { PREFECTURES, PROVINCE } from './divisions.ts'

const PEOPLES = ['回族', '藏族', '东乡族', '保安族', '撒拉族', '裕固族', '哈萨克族', '蒙古族'] as const

function withoutPeoples(name: string): string {
  const people = PEOPLES.find((known) => name.endsWith(known))
  return people === undefined ? name : withoutPeoples(name.slice(0, -people.length))
}

/** 临洮 of 临洮县, 肃南 of 肃南裕固族自治县; a name of one character stays whole (岷县). */
function shortPlace(name: string): string {
  const short = withoutPeoples(name.replace(/自治[州县]$|[市县区]$/, ''))
  return short.length > 1 ? short : name
}

/** Place names a company name may open with, longest first: they say where, never who. */
const PLACES = [
  PROVINCE.name,
  '甘肃',
  ...PREFECTURES.flatMap(({ name, counties }) => [
    name,
    shortPlace(name),
    ...counties.flatMap((county) => [county.name, shortPlace(county.name)]),
  ]),
].sort((a, b) => b.length - a.length)

/** Legal forms a company name may end with; a longer one stands before the one it ends with. */
const LEGAL_FORMS = [
  '股份有限公司',
  '有限责任公司',
  '集团有限公司',
  '有限公司',
  '合伙企业（有限合伙）',
  '合伙企业(有限合伙)',
  '农民专业合作社',
  '专业合作社',
  '合作社',
  '家庭农场',
  '经营部',
  '商行',
  '分公司',
  '中心',
  '厂',
  '店',
] as const

/** What a company does, as it stands before the legal form; general words that many companies share, a longer one before the one it ends with. */
const TRADES = [
  '装备制造 农产品加工 中药材加工 融资租赁 电子商务 建筑安装 技术服务 文化旅游',
  '农业科技 生物科技 新能源 新材料 乳制品 农产品 中药材 小额贷款 商业保理 饭店',
  '酒店 科技 食品 商贸 贸易 物流 运输 加工 种植 养殖 化工 机械 机床 设备 制造',
  '软件 数据服务 服务 文化 旅游 建材 建筑 安装 工程 农业 牧业 林业 草业 水产品',
  '果蔬 饮片 药业 医药 矿业 冶金 钢材 制品 纺织 服饰 包装 印刷 家具 餐饮 酒业',
  '酿造 葡萄酒 超市 购销 实业 发电 电力 环保 传媒 教育 咨询 信息 网络 汽车',
  '能源 屠宰加工 制种 发展 高原夏菜 蔬菜 牛羊肉 细毛羊 药材 苹果 果汁 果品 淀粉 全粉',
  '橄榄油 粮油 面粉 冷链 批发 工艺 创意 装备 材料 融资担保 担保 资产评估 基金管理 投资',
]
  .flatMap((line) => line.split(' '))
  .toSorted((a, b) => b.length - a.length)

/**
 * A company name for public lists: place, trade and legal form stay, so that a reader sees what kind of company it is; the
 * rest, which says who it is, is two stars, whatever its length (天水**食品有限公司).
 */
export function maskCompanyName(name: string): string {
  const place = PLACES.find((known) => name.startsWith(known)) ?? ''
  const rest = name.slice(place.length)
  const form = LEGAL_FORMS.find((known) => rest.endsWith(known)) ?? ''
  const called = rest.slice(0, rest.length - form.length)
  // A name that is its trade alone would be told whole.
  const trade = TRADES.find((known) => called.endsWith(known) && called.length > known.length) ?? ''
  return `${place}**${trade}${form}`
}
