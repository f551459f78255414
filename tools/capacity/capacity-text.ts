import { type Measured, predict, type RoomSize, sizesByRoom } from './model.rules.ts'

/** Shares of one province that the model is asked for, with their names. */
const ASKED = [
  ['一个省', 1],
  ['十个省', 10],
  ['全国（31 个省级行政区）', 31],
] as const

const NONE: RoomSize = { rows: 0, bytes: 0 }
const percent = (share: number) => `${share * 100} %`
const rowsOf = (rows: number) => Math.round(rows).toLocaleString('en-US')
const size = (bytes: number) =>
  bytes < 1024 ** 3 ? `${(bytes / 1024 ** 2).toFixed(0)} MiB` : `${(bytes / 1024 ** 3).toFixed(1)} GiB`
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Rows and bytes of each room as measured, and as the two smallest shares let expect; the rest of the measurements check it. */
export function capacityText(measured: readonly Measured[]): string {
  const [least, next = least] = measured
  if (least === undefined || next === undefined) return ''
  // One share does not tell what is always there from what grows.
  const asked = measured.length < 2 ? [] : ASKED
  const shares = measured.map((one) => ({ ...one, rooms: sizesByRoom(one) }))
  const rooms = [...sizesByRoom(measured.at(-1) ?? least).keys()]
  const points = (read: (rooms: Map<string, RoomSize>) => number) =>
    [least, next].map((one) => ({ share: one.share, value: read(sizesByRoom(one)) })) as [
      { share: number; value: number },
      { share: number; value: number },
    ]
  const expected = (read: (rooms: Map<string, RoomSize>) => number, share: number) =>
    predict(...points(read), share)
  const sum = (of: Map<string, RoomSize>) => [...of.values()].reduce((total, { bytes }) => total + bytes, 0)

  const head = [
    '用途',
    ...shares.map(({ share }) => `实测 ${percent(share)}`),
    ...asked.map(([name]) => `推算 ${name}`),
  ]
  const body = rooms.map((room) => [
    room,
    ...shares.map(({ rooms: own }) => {
      const { rows, bytes } = own.get(room) ?? NONE
      return `${rowsOf(rows)} 行，${size(bytes)}`
    }),
    ...asked.map(([, share]) => {
      const rows = expected((own) => (own.get(room) ?? NONE).rows, share)
      return `${rowsOf(rows)} 行，${size(expected((own) => (own.get(room) ?? NONE).bytes, share))}`
    }),
  ])
  const totals = [
    '合计',
    ...shares.map(({ rooms: own }) => size(sum(own))),
    ...asked.map(([, share]) => size(expected(sum, share))),
  ]
  const checks = shares.slice(2).map(({ share, rooms: own }) => {
    const model = expected(sum, share)
    return `${percent(share)}：推算 ${size(model)}，实测 ${size(sum(own))}，相差 ${((sum(own) / model - 1) * 100).toFixed(1)} %。`
  })
  return (
    [
      '# 容量',
      '',
      `由 \`npm run capacity\` 写成：行数和字节（含索引）实测于一个省的 ${measured.map(({ share }) => percent(share)).join('、')}。${asked.length > 0 ? '其余由最小的两次实测按线性推算（固定部分加随省增长的部分）。' : '只有一次实测，不作推算。'}`,
      '',
      line(head),
      line(head.map(() => '---')),
      ...body.map(line),
      line(totals),
      '',
      ...checks,
    ].join('\n') + '\n'
  )
}
