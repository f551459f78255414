import { expect, test } from 'vitest'
import { DATA_SCOPES } from './authorisation-letter.ts'
import { CREDIT_TOPICS, creditTopic, holdsPersonalData, NEGATIVE_TOPICS } from './topics.ts'
import { type CreditTopic, TOPIC_FAMILIES, TOPIC_GROUPS } from './topics/topic.ts'

const topics: readonly CreditTopic[] = CREDIT_TOPICS

test('every topic has a code, a name and a path of its own, in all groups and families', () => {
  expect(topics.length).toBeGreaterThanOrEqual(25)
  for (const tell of [
    (topic: CreditTopic) => topic.code,
    (topic: CreditTopic) => topic.name,
    (topic: CreditTopic) => `${topic.family}/${topic.path}`,
  ]) {
    expect(new Set(topics.map(tell)).size).toBe(topics.length)
  }
  expect(new Set(topics.map(({ group }) => group))).toEqual(new Set(TOPIC_GROUPS.map(({ code }) => code)))
  expect(new Set(topics.map(({ family }) => family))).toEqual(new Set(TOPIC_FAMILIES))
})

test('each belongs to a consent that an enterprise can give, and every one of data opens topics', () => {
  const scopes = new Set<string>(topics.map(({ scope }) => scope))
  expect(DATA_SCOPES.map(({ code }) => code).filter((code) => !scopes.has(code))).toEqual([
    'applicationFiles',
  ])
})

test('no topic keeps a number of an identity, a phone or a mail address', () => {
  const names = topics.flatMap(({ fields }) => Object.keys(fields))
  expect(names.filter((name) => /idNo|idNumber|phone|mobile|email|birth/i.test(name))).toEqual([])
})

const NAMED = {
  basic: ['typeNo', 'industryNo', 'currency', 'listedName', 'formerNames', 'revokedOn', 'lastAnnualYear'],
  annualReports: [
    'affiliation',
    'shareTransfer',
    'shareholders',
    'stockChanges',
    'websites',
    'licences',
    'guarantees',
  ],
  shareholders: ['currency', 'subscribedWay', 'paidOn'],
  persons: ['partyName', 'post'],
  branches: ['regNo', 'principal'],
  penalties: ['documentNo', 'penaltyWay', 'furtherWay', 'validTo', 'basis'],
  judgments: ['documentName', 'submittedOn', 'basis', 'judges', 'procedureName'],
  dishonest: ['performed', 'unperformed', 'basisNo'],
  equityFreezes: ['frozenFrom', 'frozenTo', 'releasedOn', 'holderChange', 'rulingNo'],
  certificates: ['className', 'certificateNo'],
  trademarks: ['owner', 'className', 'validTo'],
  patents: ['owner', 'inventors', 'validTo'],
  works: ['owner'],
  software: ['owner', 'versionNo'],
} as const

test.each(Object.entries(NAMED))(
  '%s has what catalogues of credit information name of it',
  (code, fields) => {
    const topic = topics.find((one) => one.code === code)
    expect(Object.keys(topic?.fields ?? {})).toEqual(expect.arrayContaining([...fields]))
  },
)

test('people are named in topics that say so', () => {
  expect(holdsPersonalData(creditTopic('shareholders'))).toBe(true)
  expect(holdsPersonalData(creditTopic('taxLevels'))).toBe(false)
})

test('what speaks against a company is known as such', () => {
  expect(NEGATIVE_TOPICS).toEqual(
    expect.arrayContaining([
      'penalties',
      'abnormal',
      'dishonest',
      'executed',
      'consumptionLimits',
      'taxArrears',
    ]),
  )
})
