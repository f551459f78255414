import type { LeaseForm } from '@lqr/contract/leasing/calls.ts'
import type { LeaseStatus } from '@lqr/contract/leasing/lease-case.ts'

type Asked = Pick<
  LeaseForm,
  | 'kind'
  | 'equipmentName'
  | 'equipmentCategory'
  | 'equipmentCondition'
  | 'valueYuan'
  | 'amountYuan'
  | 'termMonths'
  | 'downPaymentPercent'
  | 'purpose'
>

export interface ExampleLease {
  readonly asked: Asked
  /** Who asks: a part of the enterprise's name; `own` is the demonstration enterprise. */
  readonly of: string
  readonly daysAgo: number
  /** How far the demonstration leasing company has come, and the others. */
  readonly here: LeaseStatus
  readonly elsewhere: LeaseStatus
}

const WAN = 10_000

function direct(
  equipmentName: string,
  equipmentCategory: Asked['equipmentCategory'],
  wan: number,
  termMonths: number,
  purpose: string,
): Asked {
  return {
    kind: 'direct',
    equipmentName,
    equipmentCategory,
    equipmentCondition: 'new',
    valueYuan: wan * WAN,
    amountYuan: wan * WAN * 0.8,
    termMonths,
    downPaymentPercent: 20,
    purpose,
  }
}

function leaseback(
  equipmentName: string,
  equipmentCategory: Asked['equipmentCategory'],
  wan: number,
  termMonths: number,
  purpose: string,
): Asked {
  return {
    kind: 'leaseback',
    equipmentName,
    equipmentCategory,
    equipmentCondition: 'used',
    valueYuan: wan * WAN,
    amountYuan: wan * WAN * 0.6,
    termMonths,
    downPaymentPercent: 0,
    purpose,
  }
}

/** Lease needs of example enterprises over every state; equipment of the trades each of them is in. */
export const EXAMPLE_LEASES: readonly ExampleLease[] = [
  {
    of: 'own',
    asked: direct('果蔬速冻生产线 1 条', 'coldChain', 260, 36, '新增速冻车间，旺季日处理量提高到 30 吨。'),
    daysAgo: 9,
    here: 'OFFERED',
    elsewhere: 'ACCEPTED',
  },
  {
    of: 'own',
    asked: direct('全自动包装机 4 台', 'productionLine', 96, 24, '替换手工包装，减少旺季临时用工。'),
    daysAgo: 1,
    here: 'SUBMITTED',
    elsewhere: 'SUBMITTED',
  },
  {
    of: 'own',
    asked: leaseback('在用冷库制冷机组', 'coldChain', 180, 36, '盘活自有设备，补充原料收购资金。'),
    daysAgo: 95,
    here: 'CLOSED',
    elsewhere: 'LOST',
  },
  {
    of: 'own',
    asked: direct('厢式冷藏车 3 辆', 'vehicle', 87, 36, '自有冷链配送到兰州、西宁。'),
    daysAgo: 46,
    here: 'EXPIRED',
    elsewhere: 'DECLINED',
  },
  {
    of: '装备制造',
    asked: direct('五轴加工中心 2 台', 'machineTool', 420, 48, '承接风电零部件精密加工订单。'),
    daysAgo: 2,
    here: 'SUBMITTED',
    elsewhere: 'ACCEPTED',
  },
  {
    of: '天水示例机床',
    asked: leaseback('在用数控磨床 6 台', 'machineTool', 300, 36, '补充流动资金，采购铸件。'),
    daysAgo: 8,
    here: 'ACCEPTED',
    elsewhere: 'OFFERED',
  },
  {
    of: '风电装备',
    asked: direct('叶片检测设备 1 套', 'energy', 680, 60, '新增检测工位，满足出厂检验要求。'),
    daysAgo: 20,
    here: 'SIGNED',
    elsewhere: 'LOST',
  },
  {
    of: '玉米制种',
    asked: direct('种子烘干塔 2 座', 'agricultural', 220, 36, '秋收期间集中烘干，减少霉变损失。'),
    daysAgo: 30,
    here: 'LOST',
    elsewhere: 'SIGNED',
  },
  {
    of: '戈壁运输',
    asked: direct('新能源重卡 8 辆', 'vehicle', 400, 48, '替换柴油车，承运镍铁短途运输。'),
    daysAgo: 12,
    here: 'DECLINED',
    elsewhere: 'OFFERED',
  },
  {
    of: '建筑安装',
    asked: direct('塔式起重机 2 台', 'construction', 156, 36, '中标两个安置小区施工项目。'),
    daysAgo: 6,
    here: 'SUBMITTED',
    elsewhere: 'SUBMITTED',
  },
  {
    of: '中药材加工',
    asked: leaseback('在用饮片切制烘干线', 'productionLine', 210, 24, '收购季补充资金，设备继续使用。'),
    daysAgo: 70,
    here: 'CLOSED',
    elsewhere: 'LOST',
  },
  {
    of: '马铃薯全粉',
    asked: direct('蒸汽去皮机 1 套', 'productionLine', 140, 36, '降低去皮损耗，提高出粉率。'),
    daysAgo: 15,
    here: 'WITHDRAWN',
    elsewhere: 'WITHDRAWN',
  },
  {
    of: '中药材加工',
    asked: direct('超微粉碎机 2 台', 'productionLine', 88, 24, '新增饮片粉剂产线。'),
    daysAgo: 40,
    here: 'DISSOLVED',
    elsewhere: 'LOST',
  },
]
