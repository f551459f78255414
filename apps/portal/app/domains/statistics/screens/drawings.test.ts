import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { expect, test } from 'vitest'
import { clock, minuteOrDay, moneyUnit, share, waitOf } from './amounts.ts'
import counties from './map/counties.json'
import gansu from './map/gansu.json'
import { hasCounties, prefecturePicture } from './map/county-places.ts'
import { dotPaths } from './map/dots.ts'
import { HILLS, landOf } from './map/hills.ts'
import { placeLabels } from './map/place-labels.ts'
import { niceStep, terrainOf } from './map/terrain.ts'
import { untilNight } from './reload-at-night.ts'
import { shortCountyName, shortIndustryName } from './short-name.ts'
import { strandsOf, strandUnit } from './strands.ts'

const dots = (path: string) => path.split('M').length - 1

test('the land is as high at the top of each hill as its figure, also with one at zero and one ten times the rest', () => {
  const values = new Map(HILLS.map(({ code }, index) => [code, index === 3 ? 0 : index === 5 ? 1000 : 100]))
  const height = landOf(values)
  for (const { code, x, y } of HILLS) expect(height(x, y)).toBeCloseTo(values.get(code) ?? NaN, 6)
})

test('a ring stands for a round number, and the greatest hill has at most eighteen', () => {
  expect([0, 0.7, 3, 41, 5_600_000].map(niceStep)).toEqual([1, 1, 3, 50, 10_000_000])
  const { step, rings } = terrainOf(new Map([['620100', 57_000_000]]))
  expect(57_000_000 / step).toBeLessThanOrEqual(18)
  expect(rings.filter(({ isThick }) => isThick).length).toBeGreaterThan(0)
})

test('every ring is closed, also where its hill reaches over the edge of the drawing', () => {
  const { rings } = terrainOf(new Map([['621200', 57_000_000]]))
  const lines = rings.flatMap(({ path }) => path.split('M').slice(1))
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter((line) => !line.endsWith('Z'))).toEqual([])
})

test('without a figure there is no land to draw', () => {
  expect(terrainOf(new Map([['620100', 0]])).rings).toEqual([])
  expect(terrainOf(new Map()).rings).toEqual([])
})

test('the outline of the province goes round it, so that it is land, clip and rim at once', () => {
  const lines = gansu.province.split('M').slice(1)
  expect(lines.filter((line) => !line.endsWith('Z'))).toEqual([])
})

test('every county of a prefecture that has some has a seat inside its picture', () => {
  for (const prefecture of substationOfCode('620000')?.children ?? []) {
    const picture = prefecturePicture(prefecture.id, [740, 790])
    expect(picture !== undefined).toBe(prefecture.children.length > 0 && prefecture.id !== '621500')
    expect(hasCounties(prefecture.id)).toBe(picture !== undefined)
    if (!picture) continue
    expect([...picture.seats.keys()].toSorted()).toEqual(prefecture.children.map(({ id }) => id).toSorted())
    for (const [x, y] of picture.seats.values()) {
      expect(x > 0 && x < picture.size[0] && y > 0 && y < picture.size[1]).toBe(true)
    }
    const values = new Map([...picture.seats.keys()].map((code, index) => [code, 100 * (index + 1)]))
    const height = landOf(values, picture.ground.hills)
    for (const { code, x, y } of picture.ground.hills)
      expect(height(x, y)).toBeCloseTo(values.get(code) ?? NaN, 4)
  }
  expect(Object.keys(counties)).toHaveLength(13)
})

test('no name covers another one or a place, even where they lie close', () => {
  const close = [0, 1, 2, 3, 4].map((index) => ({
    code: String(index),
    at: [300 + index * 12, 300 + (index % 2) * 8] as const,
    width: 110,
    isDot: true,
  }))
  const boxes = placeLabels(close, [740, 790]).map(({ x, y, anchor }) => {
    const left = anchor === 'start' ? x : anchor === 'end' ? x - 110 : x - 55
    return { left, right: left + 110, top: y - 22, bottom: y + 4 }
  })
  boxes.forEach((a, at) =>
    boxes.slice(at + 1).forEach((b) => {
      expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false)
    }),
  )
})

test('a name makes way for what is drawn', () => {
  const place = { code: 'a', at: [400, 300] as const, width: 100 }
  const preferred = { x: 380, y: 300, anchor: 'end' as const }
  const drawn = { left: 200, right: 300, top: 200, bottom: 400 }
  expect(placeLabels([{ ...place, preferred }], [740, 790])).toMatchObject([preferred])
  expect(placeLabels([{ ...place, preferred }], [740, 790], [drawn])).toMatchObject([{ anchor: 'start' }])
})

test('a line leads to a name that stands far from its place, and leaves with it', () => {
  const place = { code: 'a', at: [400, 300] as const, width: 100 }
  const preferred = { x: 300, y: 290, anchor: 'end' as const, isLed: true }
  const drawn = { left: 150, right: 310, top: 200, bottom: 400 }
  expect(placeLabels([{ ...place, preferred }], [740, 790])).toMatchObject([{ isLed: true }])
  expect(placeLabels([{ ...place, preferred }], [740, 790], [drawn])).toMatchObject([{ isLed: false }])
})

test('counties are named as on a map', () => {
  expect(
    [
      '城关区',
      '积石山保安族东乡族撒拉族自治县',
      '东乡族自治县',
      '肃南裕固族自治县',
      '阿克塞哈萨克族自治县',
    ].map(shortCountyName),
  ).toEqual(['城关区', '积石山县', '东乡县', '肃南县', '阿克塞县'])
})

test('every dot is drawn once and always at the same place', () => {
  const counts = [{ code: '620100', borrowed: 20, certified: 30, registered: 5 }]
  const drawn = dotPaths(counts, 4)
  expect([drawn.borrowed, drawn.certified, drawn.registered].map(dots)).toEqual([20, 30, 5])
  expect(dotPaths([{ code: '620200', borrowed: 1, certified: 0, registered: 0 }], 4)).not.toEqual(drawn)
  expect(dotPaths(counts, 4)).toEqual(drawn)
})

test('strands stand for a round number, and what is there has at least one', () => {
  expect(strandUnit(0)).toBe(1)
  expect(strandUnit(245)).toBe(5)
  expect([0, 1, 12].map((count) => strandsOf(count, 5))).toEqual([0, 1, 2])
})

test('money is told in the unit that suits its size', () => {
  expect(moneyUnit(67_910_000).of(67_910_000)).toBe('6,791')
  expect(moneyUnit(23_184_000_000).of(23_184_000_000)).toBe('231.84')
  expect(share(1, 0)).toBe('–')
  expect(clock('2026-11-24T12:44:39.000Z')).toBe('20:44:39')
})

test('a moment of an earlier day is told by its day', () => {
  expect(minuteOrDay('2026-11-24T04:12:00+08:00', '2026-11-24T20:44:39+08:00')).toBe('04:12')
  expect(minuteOrDay('2026-11-23T20:44:00+08:00', '2026-11-24T00:00:05+08:00')).toBe('11-23')
})

test('a wait of seconds is told in seconds', () => {
  expect(waitOf(999)).toEqual({ value: '999', unit: '毫秒内' })
  expect(waitOf(26_250)).toEqual({ value: '26.3', unit: '秒内' })
})

test('the wall is loaded anew at four in the morning', () => {
  expect(untilNight(new Date(2026, 10, 24, 3, 59))).toBe(60_000)
  expect(untilNight(new Date(2026, 10, 24, 4, 0))).toBe(86_400_000)
})

test('the name of every industry fits its line whole, and no two are told by the same one', () => {
  const names = INDUSTRIES.map(({ name }) => shortIndustryName(name))
  for (const name of names) expect(name.length).toBeLessThanOrEqual(9)
  expect(new Set(names).size).toBe(names.length)
})
