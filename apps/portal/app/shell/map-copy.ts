/** A number of cases; hidden where they are of too few enterprises. */
const told = (count: number | null) => (count === null ? '不公开' : ` ${count} 笔`)

/** Texts of the maps of the province. */
export const mapCopy = {
  label: '甘肃省示意图，选择市州进入站点',
  enter: '进入市州站点',
  all: (count: number) => `全省 ${count} 个市州站点`,
  choose: '选择市州，进入站点',
  site: (name: string, applied: number | null) => `${name}站点，申请${told(applied)}`,
  panel: (applied: number | null, drawn: number | null) => `申请${told(applied)}，放款${told(drawn)}`,
  applied: (count: number | null) => (count === null ? '不公开' : `${count} 笔`),
  corridor: '河西走廊',
  newArea: '兰州新区',
  schematic: (approval: string | null) => (approval === null ? '示意图' : `示意图，审图号：${approval}`),
} as const
