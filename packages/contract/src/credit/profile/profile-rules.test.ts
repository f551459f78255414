import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { creditTopic } from '../topics.ts'
import {
  factorsOf,
  leastPoints,
  mostPoints,
  PROFILE_RULES,
  profileRulesOn,
  profileTopics,
  weightOf,
} from './profile-rules.ts'

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

test.each(PROFILE_RULES)('$version reaches from 0 to 100, as far down as up', (rules) => {
  const factors = factorsOf(rules)
  expect(rules.basePoints + sumOf(factors.map(mostPoints))).toBe(100)
  expect(rules.basePoints + sumOf(factors.map(leastPoints))).toBe(0)
})

test.each(PROFILE_RULES)(
  '$version names each question once, each with answers of different points',
  (rules) => {
    const codes = factorsOf(rules).map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const factor of factorsOf(rules)) {
      const points = factor.bins.map((bin) => bin.points)
      expect(new Set(points).size, factor.code).toBe(points.length)
      expect(weightOf(factor), factor.code).toBeGreaterThan(0)
      expect(factor.method, factor.code).not.toBe('')
      expect(factor.improve, factor.code).not.toBe('')
    }
  },
)

test('no topic that says who owns or leads a company, or where it is, takes part', () => {
  const asked = profileTopics(profileRulesOn('2026-11-24')).map((topic) => creditTopic(topic))
  expect(asked.filter(({ group }) => group === 'relations')).toEqual([])
  expect(asked.map(({ code }) => code)).not.toContain('persons')
})

test('having none of what is a plus is no minus', () => {
  const pluses = ['redList', 'patents', 'software', 'certificates']
  const factors = factorsOf(profileRulesOn('2026-11-24')).filter(({ code }) => pluses.includes(code))
  expect(factors.map(leastPoints)).toEqual(pluses.map(() => 0))
})

test('versions stand the newest first, and a day is answered by the one in force', () => {
  const days = PROFILE_RULES.map(({ from }) => from)
  expect(days).toEqual(days.toSorted().toReversed())
  for (const { version, from } of PROFILE_RULES) expect(profileRulesOn(from).version).toBe(version)
  expect(profileRulesOn('2020-01-01').version).toBe(PROFILE_RULES.at(-1)?.version)
})

test('the model card names every question of every version with all of its answers', () => {
  const card = readFileSync(new URL('../../../../../docs/credit-profile.md', import.meta.url), 'utf8')
  for (const rules of PROFILE_RULES) {
    expect(card).toContain(`## ${rules.version}`)
    for (const { name, topic, bins } of factorsOf(rules)) {
      const answers = bins.map(({ label, points }) => `${label} ${points > 0 ? '+' : ''}${points}`).join('；')
      expect(card.replaceAll(/ +/g, ' ')).toContain(`| ${name} | ${topic} | ${answers} |`)
    }
  }
})
