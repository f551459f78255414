import { expect, test } from 'vitest'
import type * as z from 'zod'
import { allCalls } from './all-calls.ts'

/**
 * Numbers that everybody reads and that are no number of enterprises' cases, or are told however few, with the reason. What is not named
 * here comes through the one rule of `statistics/release`, which `public-figures.test.ts` walks.
 */
const EXEMPT: readonly { readonly why: string; readonly numbers: readonly string[] }[] = [
  {
    why: 'where a reader is in a list whose every line is public by itself, and how long that list is',
    numbers: [
      'total',
      'currentPageNum',
      'pageSize',
      'count@countProductFacets',
      'count@countPolicies',
      'count@matchItems',
    ],
  },
  {
    why: 'of the session or the form that is being used',
    numbers: ['expires_in', 'resendAfterSeconds', 'formVersion', 'number@getOpenQuestionnaire'],
  },
  {
    why: 'published of one enterprise, fund, project, park, need or property by who may publish it',
    numbers: [
      ...['amountYuan', 'termMonths', 'wantRate', 'daysLeft', 'slots', 'slotsFree'].map(
        (name) => `${name}@Need`,
      ),
      ...['investmentYuan', 'financingYuan', 'startYear', 'endYear'].map((name) => `${name}@Project`),
      'areaKm2@Park',
      'foundYear',
      'employees',
      'regCapitalYuan',
      'sizeYuan',
      ...['amountMinYuan', 'amountMaxYuan'].map((name) => `${name}@Fund`),
      'areaSquareMetres',
      'unitPriceYuan',
      'lowYuan',
      'middleYuan',
      'highYuan',
    ],
  },
  {
    why: 'terms of an offer, which no enterprise stands behind',
    numbers: [
      'amountMinYuan',
      'amountMaxYuan',
      'rateMin',
      'rateMax',
      'termMinMonths',
      'termMaxMonths',
      'annualCostMin',
      'percentPerYear',
      'amountYuan@getProduct',
    ],
  },
  {
    why: 'sums of records that are published one by one: projects, parks, funds and lists of enterprises',
    numbers: [
      'count@countProjectsByType',
      'investmentYuan@countProjectsByType',
      'financingYuan@countProjectsByType',
      'parks@countParks',
      'enterprises@Park',
      'count@countParks',
      'funds@countFunds',
      'investing@countFunds',
      'count@countFunds',
      'rosters@countRosters',
      'current@countRosters',
      'enterprises@countRosters',
      'entries@Roster',
      'count@countRosters',
    ],
  },
  {
    why: 'of the rules of a policy and of the answers that the reader gave to them',
    numbers: [
      'benefitYuan',
      'cashWorkingDays',
      'bound',
      'group',
      'months',
      'costYuan',
      'rulesVersion',
      'unmet',
      'unknown',
    ].map((name) => `${name}@match`),
  },
  {
    why: 'how institutions and offers are built: levels and offers, not cases',
    numbers: ['level', 'productsCount', 'views'],
  },
  {
    why: 'seats of an event, which who signs up has to know; people, not enterprises',
    numbers: [
      'capacity',
      'signedPeople',
      'waitingPeople',
      'mostPeople',
      ...['signedUp', 'waiting', 'institutions'].map((name) => `${name}@listRoadshows`),
    ],
  },
  {
    why: 'an average of ratings, which are published one by one, with how many it rests on',
    numbers: ['count', 'quality', 'time', 'attitude', 'price'].map((name) => `${name}@Service`),
  },
  {
    why: 'how the offices that answer questions keep their times: of people who ask, over the whole province, by no place or topic',
    numbers: [
      'asked',
      'answered',
      'answeredInTime',
      'waiting',
      'overdue',
      'rejected',
      'withdrawn',
      'rated',
      'satisfied',
    ].map((name) => `${name}@statAdvisoryRet`),
  },
  {
    why: 'the published record of an institution and of a product (docs/product-rules.md): its conduct is told however few its cases are',
    numbers: [
      'received',
      'acceptedInTime',
      'granted',
      'refused',
      'beyondTerms',
      'medianDecisionDays',
      'grabbed',
      'dispatched',
      'contactedInTime',
      'lapsed',
      'declined',
      'applicationsCount',
      'averageDecisionDays',
    ],
  },
]

const LEAVES = ['number', 'int']

/** The names of all numbers in an answer, also within lists, parts and trees. */
function numbersIn(output: z.core.$ZodType): Set<string> {
  const found = new Set<string>()
  const seen = new Map<unknown, string>()
  const look = (schema: unknown, name: string): void => {
    const definition = (schema as { _zod?: { def: Record<string, unknown> } } | undefined)?._zod?.def
    if (!definition || seen.get(schema) === name) return
    seen.set(schema, name)
    if (LEAVES.includes(String(definition.type))) found.add(name)
    for (const [key, part] of Object.entries((definition.shape as object | undefined) ?? {})) look(part, key)
    for (const inner of ['innerType', 'element', 'in', 'out', 'valueType', 'left', 'right'])
      look(definition[inner], name)
    for (const option of (definition.options as unknown[] | undefined) ?? []) look(option, name)
  }
  look(output, '')
  return found
}

/** `name`, or `name@part of the call's name`. */
function isMeant(exempt: string, name: string, call: string): boolean {
  const [own, within = ''] = exempt.split('@')
  return own === name && call.includes(within)
}

const open = allCalls
  .filter(({ name, access }) => access === 'public' && !name.startsWith('statistics.'))
  .flatMap(({ name: call, output }) => [...numbersIn(output)].map((name) => ({ call, name })))
const exempt = EXEMPT.flatMap(({ numbers }) => numbers)

test('every number in a public answer of another domain is declared to be no number of enterprises, or why it is told', () => {
  expect(open.length).toBeGreaterThan(100)
  const undeclared = open.filter(({ call, name }) => !exempt.some((one) => isMeant(one, name, call)))
  expect(undeclared).toEqual([])
})

test('no declaration is left over', () => {
  const idle = exempt.filter((one) => !open.some(({ call, name }) => isMeant(one, name, call)))
  expect(idle).toEqual([])
})
