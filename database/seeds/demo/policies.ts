import { PREFECTURES } from '@lqr/contract/reference/divisions.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import { type PolicyMaker, policyRow } from '../../../apps/server/src/domains/policies/policies.fixtures.ts'
import { dayBefore, officeMoment } from './example-days.ts'
import { EXAMPLE_MEASURES, type ExampleMeasure } from './policies/example-policies.ts'
import { PUBLIC_POLICIES } from './policies/public-policies.ts'

const NOTE = '本条为示例，用来演示政策的展示和时效标注，不是真实文件，不能作为办事依据。'

interface Place {
  readonly level: 'provincial' | 'city' | 'county'
  readonly name: string
  readonly areaCodes: readonly string[]
}

/** Days in force: some ended, some are to begin, most run on; the windows for declaring follow. */
function period(now: Date, issuedDaysAgo: number, place: number): PolicyMaker {
  const from = dayBefore(now, issuedDaysAgo - 15)
  if (place % 6 === 4) {
    return {
      effectiveFrom: from,
      effectiveTo: dayBefore(now, 10 + place),
      declareTo: dayBefore(now, 10 + place),
    }
  }
  if (place % 11 === 7) return { effectiveFrom: dayBefore(now, -40), effectiveTo: dayBefore(now, -770) }
  return {
    effectiveFrom: from,
    effectiveTo: dayBefore(now, -365 - place * 20),
    ...(place % 2 === 0 ? { declareFrom: from, declareTo: dayBefore(now, -20 - place * 6) } : {}),
  }
}

function exampleOf(measure: ExampleMeasure, place: Place, now: Date, index: number): PolicyMaker {
  const put = (words: string) => words.replaceAll('{area}', place.name)
  const issuedDaysAgo = 420 - ((index * 23) % 400)
  return {
    ...period(now, issuedDaysAgo, index),
    level: place.level,
    areaCodes: place.areaCodes,
    type: measure.type,
    title: `${put(measure.title)}（示例）`,
    issuer: `${place.name}示例发文单位`,
    issuedAt: dayBefore(now, issuedDaysAgo),
    publishedAt: officeMoment(now, issuedDaysAgo, index * 29),
    industries: measure.industries ?? [],
    scales: measure.scales ?? [],
    keyPoints: measure.keyPoints,
    body: `${put(measure.body)}\n\n${NOTE}`,
    guide: measure.guide,
    isExample: true,
  }
}

/** Every measure for the province, one for each prefecture, one for a few counties. */
function exampleSeries(): { measure: ExampleMeasure; place: Place }[] {
  const province: Place = { level: 'provincial', name: '甘肃省', areaCodes: [] }
  const cities: Place[] = PREFECTURES.map(({ code, name }) => ({ level: 'city', name, areaCodes: [code] }))
  const counties: Place[] = PREFECTURES.flatMap(({ name, counties: [first] }) =>
    first ? [{ level: 'county' as const, name: `${name}${first.name}`, areaCodes: [first.code] }] : [],
  ).slice(0, 9)
  const takeTurns = (places: readonly Place[], offset: number) =>
    places.flatMap((place, index) => {
      const measure = EXAMPLE_MEASURES[(index + offset) % EXAMPLE_MEASURES.length]
      return measure ? [{ measure, place }] : []
    })
  return [
    ...EXAMPLE_MEASURES.map((measure) => ({ measure, place: province })),
    ...takeTurns(cities, 0),
    ...takeTurns(counties, 4),
  ]
}

/** Policies from public sources, and examples of the province, its prefectures and some counties. */
export function examplePolicies(now: Date): PolicyMaker[] {
  const examples = exampleSeries().map(({ measure, place }, index) => exampleOf(measure, place, now, index))
  return [...PUBLIC_POLICIES, ...examples]
}

export async function seedPolicies(tx: Tx, now: Date): Promise<void> {
  await tx.insertInto('policy').values(examplePolicies(now).map(policyRow)).execute()
}
