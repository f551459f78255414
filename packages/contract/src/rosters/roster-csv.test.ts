import { expect, test } from 'vitest'
import { readCsv } from '../kernel/csv/csv-list.ts'
import { ROSTER_CSV_HEADER, rosterCsv } from './roster-csv.ts'

function read(...lines: string[]) {
  const reading = readCsv(rosterCsv, [ROSTER_CSV_HEADER, ...lines].join('\r\n'))
  return reading.fault === undefined ? reading.rows : []
}

test('a row is kept with its code in capitals and the code of its area', () => {
  const [first, second, third] = read(
    '兰州示例泵阀有限公司,91620102ma00000019,兰州市城关区,第一批',
    '"示例（甲,乙）有限公司",,620900,',
    '',
    '甘谷示例麻编有限公司,,甘谷县,',
  )
  expect(first).toMatchObject({
    row: 2,
    problems: [],
    wanted: { creditCode: '91620102MA00000019', areaCode: '620102', note: '第一批' },
  })
  expect(second?.wanted).toEqual({
    enterpriseName: '示例（甲,乙）有限公司',
    creditCode: null,
    areaCode: '620900',
    note: '',
  })
  expect(third).toMatchObject({ row: 5, wanted: { areaCode: '620523' } })
})

test('every wrong row says what is wrong with it', () => {
  const rows = read(
    '短,,,',
    '示例一有限公司,123,,',
    '示例二有限公司,,北京市,',
    '示例三有限公司,,,备注,多一列',
    `示例四有限公司,,,${'长'.repeat(201)}`,
    '示例五有限公司,91620102MA00000019,,',
    '示例五有限公司,,,',
    '示例六有限公司,91620102MA00000019,,',
  )
  expect(rows.map(({ problems }) => problems)).toEqual([
    ['企业名称至少 2 个字'],
    ['请输入正确的18位统一社会信用代码'],
    ['地区不在省内，请填写市州、县区名称或六位代码'],
    ['列数过多'],
    ['备注不能超过 200 个字'],
    [],
    ['与前面的行重复'],
    ['与前面的行重复'],
  ])
  expect(rows.filter(({ wanted }) => wanted)).toHaveLength(1)
})

test('a row is read as people type it, and one that was typed in two ways is still the same enterprise', () => {
  const [first, second, third] = read(
    '甲（示例）有限公司,９１６２０１０２ ma00 0000 19,兰州市 城关区,',
    '甲(示例) 有限公司,,,',
    '乙示例有限公司,91620102MA00000019,,',
  )
  expect(first?.wanted).toMatchObject({ creditCode: '91620102MA00000019', areaCode: '620102' })
  expect([second?.problems, third?.problems]).toEqual([['与前面的行重复'], ['与前面的行重复']])
})

test('a line that is refused takes no place from a right one below it', () => {
  const rows = read('示例一有限公司,,北京市,', '示例一有限公司,,兰州市,', '示例一有限公司,,,')
  expect(rows.map(({ problems }) => problems)).toEqual([
    ['地区不在省内，请填写市州、县区名称或六位代码'],
    [],
    ['与前面的行重复'],
  ])
})

test('a check digit that does not fit is a warning, because codes with one are in use', () => {
  const [row] = read('示例有限公司,91620102MA0000001X,,')
  expect(row).toMatchObject({ problems: [], warning: '统一社会信用代码校验位不符，请核对' })
})

test('a file with another header is no list', () => {
  expect(readCsv(rosterCsv, '企业,代码\n甲,乙')).toMatchObject({ fault: 'wrongHeader' })
})
