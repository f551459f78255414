/** Messages about policy items. */
export const ledgerCopy = {
  fits: (name: string) => ({
    title: `新政策适合您的企业：${name}`,
    body: `按已登记的情况逐项核对，您的企业符合“${name}”的条件，或只差人工认定。请查看依据和办理方式。`,
  }),
  closing: (name: string, day: string) => ({
    title: `政策申报即将截止：${name}`,
    body: `“${name}”的申报 ${day} 截止，您的企业符合条件，还没有登记为已申报。`,
  }),
  link: '/personal/policies',
} as const

/** The file of an item's enterprises. */
export const ledgerFileCopy = {
  sheet: '企业名单',
  title: (name: string, delivery: string, office: string) => `${name}（${delivery}），办理部门：${office}`,
  asOf: (day: string, rows: number, all: number) =>
    all > rows ? `截至 ${day}，共 ${all} 家，本文件为前 ${rows} 家` : `截至 ${day}，共 ${rows} 家`,
  titles: [
    '企业名称',
    '统一社会信用代码',
    '所在地区',
    '总体结果',
    '规则版本',
    '匹配日期',
    '告知日期',
    '查看日期',
    '申报日期',
  ],
  fileName: (name: string, day: string) => `政策事项企业名单-${name}-${day}.xlsx`,
} as const
