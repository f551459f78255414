import type { ReportTest } from '@lqr/contract/demand-reports/entities.ts'
import { FIVE_TESTS, type FiveTest, type TestResult } from '@lqr/contract/demand-reports/kinds.ts'
import { testCopy as copy } from './copy.ts'

/** What is known of a report and of its enterprise. */
export interface TestFacts {
  readonly isCertified: boolean
  /** The credit code has a wrong check digit and awaits a look. */
  readonly isCodeSuspect: boolean
  readonly address: string | null
  readonly amountYuan: number | null
  readonly purpose: string | null
  readonly declaredTests: readonly FiveTest[]
  /** What a visit found; undefined before one. */
  readonly visit?:
    | { readonly confirmedTests: readonly FiveTest[]; readonly doubtedTests: readonly FiveTest[] }
    | undefined
  /** Refusals of earlier reports of the last year that speak against the enterprise, in 中文, the newest first. */
  readonly adverse: readonly string[]
}

type Finding = readonly [TestResult, string]

/** Words of uses that no loan of this mechanism is for: they are looked at by a person. */
const DOUBTFUL_USE = /购房|房地产|炒股|股票|期货|理财|基金投资|彩票|民间借贷|还信用卡/u

const COMPUTED: Record<FiveTest, (facts: TestFacts) => Finding | undefined> = {
  lawful({ isCertified, isCodeSuspect }) {
    if (!isCertified) return ['fail', copy.notCertified]
    return isCodeSuspect ? ['unknown', copy.codeSuspect] : undefined
  },
  premises: ({ address }) => (address === null ? ['unknown', copy.noAddress] : undefined),
  need({ amountYuan, purpose }) {
    return amountYuan === null || purpose === null ? ['fail', copy.noNeed] : undefined
  },
  credit: ({ adverse: [newest] }) => (newest === undefined ? undefined : ['fail', newest]),
  use({ purpose }) {
    const found = DOUBTFUL_USE.exec(purpose ?? '')
    return found ? ['unknown', copy.doubtfulUse(found[0])] : undefined
  },
}

/** One test: what a visit found decides, then what the platform knows, then what the enterprise declares. */
function findingOf(test: FiveTest, facts: TestFacts): Finding {
  const { visit, declaredTests } = facts
  if (visit?.doubtedTests.includes(test)) return ['fail', copy.doubted]
  const computed = COMPUTED[test](facts)
  if (computed?.[0] === 'fail') return computed
  if (visit?.confirmedTests.includes(test)) return ['pass', copy.confirmed]
  if (computed) return computed
  return declaredTests.includes(test) ? ['pass', copy.declared] : ['fail', copy.notDeclared]
}

/** The five tests of a report with what each rests on. */
export function fiveTests(facts: TestFacts): ReportTest[] {
  return FIVE_TESTS.map(({ code }) => {
    const [result, reason] = findingOf(code, facts)
    return { test: code, result, reason }
  })
}

/** Why a report is not accepted by itself: every test that is not passed, by its name. */
export function problemsOf(tests: readonly ReportTest[]): string[] {
  return tests.flatMap(({ test, result, reason }) => {
    const name = FIVE_TESTS.find(({ code }) => code === test)?.name ?? test
    return result === 'pass' ? [] : [copy.problem(name, result, reason)]
  })
}

/** Whether no test is failed; what is unknown is for a person to judge. */
export const isAcceptable = (tests: readonly ReportTest[]) => tests.every(({ result }) => result !== 'fail')
