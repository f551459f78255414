import { createElement } from 'react'
import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Counter, COUNTER_MILLISECONDS, counterProgress } from './counter.tsx'
import { ErrorState } from './error-state.tsx'
import { InputField, TextareaField } from './field-inputs.tsx'
import type { LinkProps } from './link-component.ts'
import { Marked } from './marked.tsx'
import { Pagination } from './pagination.tsx'
import { StatFigure } from './stat-figure.tsx'
import { Tabs } from './tabs.tsx'
import { Tag } from './tag.tsx'
import { Timeline } from './timeline.tsx'

const Link = (props: LinkProps) => createElement('a', props)

test('the error and the help of a field are read out with its control', () => {
  const markup = html(
    <InputField label="融资金额" unit="万元" help="最低 1 万元" error="请输入融资金额" required />,
  )
  const id = /for="([^"]+)"/.exec(markup)?.[1] ?? ''
  const described = /aria-describedby="([^"]+)"/.exec(markup)?.[1]?.split(' ') ?? []
  expect(markup).toContain(`<input`)
  expect(markup).toContain(`id="${id}"`)
  expect(markup).toContain('aria-invalid="true"')
  expect(described).toHaveLength(3)
  for (const target of described) expect(markup).toContain(`id="${target}"`)
})

test('a field without an error is not announced as wrong', () => {
  expect(html(<InputField label="用途" />)).not.toContain('aria-invalid')
})

test('a busy button keeps the focus and says so', () => {
  const markup = html(<Button busy>提交</Button>)
  expect(markup).toContain('aria-busy="true"')
  expect(markup).not.toContain('disabled=""')
})

test('a state is said in a word, not by colour alone', () => {
  expect(html(<Tag tone="danger">已超期</Tag>)).toContain('已超期')
})

test('pages are links that work without JavaScript', () => {
  const markup = html(
    <Pagination
      Link={Link}
      currentPageNum={2}
      pageSize={10}
      total={35}
      hrefOf={(page) => `/financial?page=${page}`}
    />,
  )
  expect(markup).toContain('href="/financial?page=1"')
  expect(markup).toContain('href="/financial?page=4"')
  expect(markup.match(/aria-current="page"/g)).toHaveLength(1)
  expect(markup).toContain('共 35 条')
})

test('an estimated total is said to be one', () => {
  const markup = html(
    <Pagination
      Link={Link}
      currentPageNum={1}
      pageSize={10}
      total={10_000}
      totalIsEstimate
      hrefOf={String}
    />,
  )
  expect(markup).toContain('超过 10,000 条')
})

test('every tab panel is in the HTML, one of them shown', () => {
  const markup = html(
    <Tabs
      label="推荐产品"
      tabs={[
        { key: 'a', label: '首贷', content: '甲' },
        { key: 'b', label: '信用贷', content: '乙' },
      ]}
    />,
  )
  expect(markup).toContain('甲')
  expect(markup).toContain('乙')
  expect(markup.match(/hidden=""/g)).toHaveLength(1)
})

test('the HTML of a counter holds the final number', () => {
  expect(html(<Counter value={1234567.5} decimals={2} />)).toContain('1,234,567.50')
})

test('a figure stands still with its number unless its place lets it count up', () => {
  const figure = { label: '已放款', value: 18_402, unit: '笔' }
  expect(html(<StatFigure {...figure} />)).toContain('<span class="tabular-nums">18,402</span>')
  expect(html(<StatFigure {...figure} isCountedUp />)).toContain(html(<Counter value={figure.value} />))
})

test('a counter reaches its number after 2.5 seconds and never passes it', () => {
  expect(COUNTER_MILLISECONDS).toBe(2500)
  expect(counterProgress(0)).toBe(0)
  expect(counterProgress(2500)).toBe(1)
  expect(counterProgress(9999)).toBe(1)
})

test('a timeline names the current step and shows times in China', () => {
  const markup = html(
    <Timeline
      label="办理进度"
      items={[
        { key: '1', title: '已提交', at: '2026-11-20T01:00:00Z', state: 'done' },
        { key: '2', title: '待受理', actor: '示例银行', state: 'current' },
      ]}
    />,
  )
  expect(markup).toContain('2026年11月20日 09:00')
  expect(markup.match(/aria-current="step"/g)).toHaveLength(1)
})

test('a failure of one part is announced and names its request for the hotline', () => {
  const markup = html(<ErrorState title="列表加载失败" hint="请稍后重试" requestId="r-1" />)
  expect(markup).toContain('role="alert"')
  expect(markup).toContain('问题编号：r-1')
})

test('longer text keeps its label and what was typed', () => {
  const markup = html(<TextareaField label="贷款用途" defaultValue="购买原料" />)
  expect(markup).toContain('>购买原料</textarea>')
  expect(markup).toMatch(/<label for="([^"]+)".*id="\1"/s)
})

test('a card is the element its place asks for', () => {
  expect(html(<Card as="article">甲</Card>)).toMatch(/^<article class="[^"]*border[^"]*">甲<\/article>$/)
})

test('what was searched for is marked, and nothing of a text is ever markup', () => {
  const parts = [
    { text: '<b>陇上', isMatch: false },
    { text: '信用贷', isMatch: true },
  ]
  expect(html(<Marked parts={parts} />)).toMatch(/^&lt;b&gt;陇上<mark class="[^"]+">信用贷<\/mark>$/)
})
