import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AreaMap } from './area-map.tsx'

const values = [
  { code: '620100', name: '兰州市', value: 50, text: '50 笔', href: '/lanzhou' },
  { code: '620700', name: '张掖市', value: 0, text: '0 笔', href: '/zhangye' },
  { code: '621500', name: '兰州新区', value: null, text: '不公开' },
]
const drawn = (approval: string | null = null) =>
  html(<AreaMap title="放款笔数" values={values} format={String} approval={approval} />)

test('an area is a link with its name and figure', () => {
  expect(drawn()).toContain('<a href="/lanzhou" aria-label="兰州 50 笔，查看兰州市">')
  expect(drawn()).toContain('data-step="5"')
})

test('what has no figure is no link, and areas that are not asked for have neither name nor shade', () => {
  const markup = drawn()
  expect(markup.match(/<a /g)).toHaveLength(2)
  expect(markup).not.toContain('酒泉')
  expect(markup.match(/data-step="out"/g)).toHaveLength(12)
})

test('the legend begins each shade at its part of the greatest', () => {
  for (const text of ['至 10', '10 以上', '20 以上', '30 以上', '40 以上']) expect(drawn()).toContain(text)
})

test('the list has the same figures, greatest first', () => {
  const list = drawn().split('<ol>')[1] ?? ''
  expect(list.indexOf('兰州市')).toBeLessThan(list.indexOf('张掖市'))
  expect(list).toContain('不公开')
})

test('the caption calls the map schematic and has the number of its approval', () => {
  expect(drawn()).toContain('示意图；')
  expect(drawn('甘S（2026）1号')).toContain('审图号：甘S（2026）1号')
})
