import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { oversightCalls } from '../../apps/server/src/domains/oversight/index.ts'
import { readScreens, statisticsCalls } from '../../apps/server/src/domains/statistics/index.ts'
import type { Actor } from '../../apps/server/src/http/actor.ts'
import { type BoundCall, madeAnew } from '../../apps/server/src/http/bind-call.ts'
import { type HeldServices, makeServices } from '../../apps/server/src/make-services.ts'
import type { Question } from '../harness/database-time.ts'

/** What the cockpit and the public pages of figures ask, by the name of the call and what is given to it. */
const ASKED: readonly (readonly [name: string, what: string, given?: Record<string, unknown>])[] = [
  ['statistics.listDistricts', '各地', { pageSize: 100 }],
  ['statistics.listDistrictDemand', '各地需求与放款'],
  ['statistics.getOperational', '运行情况'],
  ['statistics.listAreaEnterprises', '企业名单'],
  ['statistics.listIndicators', '全部指标'],
  ['statistics.getIndicator', '一个指标', { code: 'disbursedAmountYuan' }],
  ['statistics.listPromises', '承诺兑现'],
  ['oversight.getAttention', '今日需关注'],
  ['oversight.listAttentionCases', '超时的业务', { list: 'overdue' }],
  ['oversight.listAttentionCases', '即将到期的业务', { list: 'soon' }],
  ['oversight.listAttentionCases', '未联系的需求', { list: 'uncontacted' }],
  ['oversight.getRenewalRadar', '续贷雷达'],
  ['oversight.listLoansDue', '到期贷款', {}],
  ['oversight.listLoansDue', '机构未答复的到期贷款', { state: 'silent' }],
  ['oversight.listLetters', '督办'],
]

const BOUND: readonly BoundCall[] = [...statisticsCalls, ...oversightCalls]
const NOW = new Date()

/** The calls by the areas of three governments, and the screens that everybody watches; `close` gives the services back. */
export function cockpitQuestions(
  url: string,
  areas: readonly (readonly [name: string, areaCode: string])[],
): { calls: Question[]; screens: Question; close: () => Promise<void> } {
  const config = readConfig({ DATABASE_URL: url, LOG_LEVEL: 'silent', FIELD_KEY: '0'.repeat(64) })
  const services = makeServices(config, url)
  const calls = areas.flatMap(([area, areaCode]) =>
    ASKED.map(([name, what, given]) =>
      questionOf(services, `${area} ${what}`, governmentOf(areaCode), name, given),
    ),
  )
  const screens: Question = { name: '五个大屏', ask: ({ db }) => readScreens({ ...services, db }) }
  return { calls, screens, close: () => services.close() }
}

function questionOf(
  services: HeldServices,
  name: string,
  actor: Actor,
  callName: string,
  given: Record<string, unknown> = {},
): Question {
  const bound = BOUND.find(({ call }) => call.name === callName)
  if (!bound) throw new Error(`no call ${callName}`)
  const input = readInput(bound.call, given)
  return {
    name,
    async ask({ db }) {
      const checked = {
        ...input,
        db,
        services,
        now: NOW,
        request: REQUEST,
        log: services.log,
        actor,
        file: undefined,
        keepDevice() {},
      }
      const run = await bound.prepare(checked)
      return run({ ...checked, audit() {}, actAs() {}, notForOthers() {}, forAll: madeAnew })
    },
  }
}

/** What is given goes where the call has a place of that name; the rest is what the call itself supposes. */
function readInput(call: AnyCall, given: Record<string, unknown>) {
  const of = (part: AnyCall['query']) =>
    part?.parse(Object.fromEntries(Object.entries(given).filter(([key]) => key in part.shape)))
  return { params: of(call.params), query: of(call.query), body: call.body?.parse(given) }
}

const REQUEST = {
  id: 'bench',
  ip: '127.0.0.1',
  userAgent: null,
  cityCode: '620000',
  bearer: undefined,
  basic: undefined,
  device: undefined,
  captcha: undefined,
  service: undefined,
} as const

const governmentOf = (regionCode: string): Actor => ({
  accountId: '1',
  sessionId: '1',
  username: 'bench',
  displayName: 'bench',
  userSourceType: '2',
  roles: ['govViewer'],
  companyId: null,
  companyName: null,
  orgId: null,
  regionCode,
  certiFlg: 1,
  mustReset: false,
  awaitsSecondFactor: false,
  mustEnrol: false,
  mustConsent: false,
  scope: 'console',
})
