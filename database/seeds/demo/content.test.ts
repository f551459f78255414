import { expect, test } from 'vitest'
import { articleCategories } from '@lqr/contract/content/entities.ts'
import { policyTypes } from '@lqr/contract/policies/entities.ts'
import { PREFECTURES } from '@lqr/contract/reference/divisions.ts'
import { PROJECT_TYPES } from '@lqr/contract/reference/project-types.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { exampleArticles } from './content.ts'
import { FRIENDLY_LINKS, QUICK_LINKS } from './content/links.ts'
import { examplePolicies } from './policies.ts'
import { exampleProjects } from './projects.ts'

const now = new Date('2026-11-20T10:30:00+08:00')
const articles = exampleArticles(now)
const policies = examplePolicies(now)
const projects = exampleProjects(now)
const ofKind = (kind: string) => articles.filter((article) => article.kind === kind)

test('the demonstration fills every page behind the menu', () => {
  expect(ofKind('news').length + ofKind('notice').length).toBeGreaterThanOrEqual(40)
  expect(ofKind('help').length).toBeGreaterThanOrEqual(12)
  expect(ofKind('service').length).toBeGreaterThanOrEqual(10)
  expect(ofKind('zone').length).toBeGreaterThanOrEqual(20)
  expect(policies.length).toBeGreaterThanOrEqual(40)
  expect(projects.length).toBeGreaterThanOrEqual(60)
  expect(FRIENDLY_LINKS.length + QUICK_LINKS.length).toBeGreaterThanOrEqual(24)
})

test('seeding twice gives the same content', () => {
  expect(exampleArticles(now)).toEqual(articles)
  expect(examplePolicies(now)).toEqual(policies)
  expect(exampleProjects(now)).toEqual(projects)
})

test('a demonstration that is filled in the first hours of a year has projects of that year', () => {
  const yearsAt = (moment: string) =>
    exampleProjects(new Date(moment)).map(({ startYear, endYear }) => [startYear, endYear])
  expect(yearsAt('2027-01-01T01:00:00+08:00')).toEqual(yearsAt('2027-01-01T20:00:00+08:00'))
})

test('nothing of the demonstration lies in the future', () => {
  const late = [...articles, ...policies, ...projects].filter(
    ({ publishedAt = '' }) => new Date(publishedAt) > now,
  )
  expect(late).toEqual([])
})

test('a policy with a document number is a public one, and an example says so in its title', () => {
  for (const policy of policies) {
    expect(policy.isExample === true).toBe(policy.title?.endsWith('（示例）'))
    if (policy.docNo) expect(policy.isExample).toBe(false)
    if (policy.isExample) expect(policy.sourceUrl).toBeUndefined()
  }
})

test('policies stand in every state of time and under codes of the contract', () => {
  const today = '2026-11-20'
  expect(policies.some(({ effectiveTo }) => effectiveTo && effectiveTo < today)).toBe(true)
  expect(policies.some(({ effectiveFrom }) => effectiveFrom && effectiveFrom > today)).toBe(true)
  const types = policyTypes.map(({ code }) => code as string)
  expect(policies.filter(({ type = '' }) => !types.includes(type))).toEqual([])
})

test('help and services alone are no examples, news and notices alone have no category, and categories are known', () => {
  const categories = articleCategories.map(({ code }) => code as string)
  for (const { kind, category, isExample } of articles) {
    expect(isExample === false).toBe(kind === 'help' || kind === 'service')
    expect(category === undefined).toBe(kind === 'news' || kind === 'notice')
    if (category) expect(categories).toContain(category)
  }
})

test('every prefecture has projects of all six types', () => {
  for (const { code } of PREFECTURES) {
    const inside = codesWithin(code)
    const types = projects.filter((project) => inside.includes(project.areaCode ?? ''))
    expect(new Set(types.map(({ projectType }) => projectType))).toEqual(
      new Set(PROJECT_TYPES.map((type) => type.code)),
    )
  }
})

test('no project looks for more than it invests or ends before it starts', () => {
  for (const { investmentYuan = 0, financingYuan = 0, startYear = 0, endYear = 0 } of projects) {
    expect(financingYuan).toBeGreaterThan(0)
    expect(financingYuan).toBeLessThan(investmentYuan)
    expect(endYear).toBeGreaterThanOrEqual(startYear)
  }
})

test('every link is a web address and appears once', () => {
  const urls = [...FRIENDLY_LINKS, ...QUICK_LINKS].map(({ url }) => url)
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls.filter((url) => !/^https?:\/\/[a-z0-9.-]+$/.test(url))).toEqual([])
})

test('policies lead to pages of the state or of this province, never to those of another', () => {
  const hosts = policies.flatMap(({ sourceUrl }) => (sourceUrl ? [new URL(sourceUrl).hostname] : []))
  const OURS = /(?:^|\.)(?:gansu|lanzhou)\.gov\.cn$/
  const OF_THE_STATE = /^(?:www\.)?(?:gov|stats|miit|most|mof|pbc|nfra|ndrc|chinatax)(?:\.gov)?\.cn$/
  expect(hosts.filter((host) => !OURS.test(host) && !OF_THE_STATE.test(host))).toEqual([])
})
