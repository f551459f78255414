import { withoutStop } from '../rules/without-stop.ts'
import { REJECT_CODES, type RejectCode } from './reject-codes.ts'

/** A reason that no code names is told in no fewer characters. */
const MIN_OTHER_REASON = 20

/** A code with its standing sentence. */
export interface StandingReason {
  readonly code: string
  readonly sentence: string
}

/** What codes leave open: the enterprise can mend only what the reason names. */
const NAMED: readonly { readonly code: RejectCode; readonly names: string }[] = [
  { code: 'MATERIAL_INCONSISTENT', names: '哪些内容不一致' },
  { code: 'CREDIT_BLACKLISTED', names: '列入的名单和列入日期' },
  { code: 'UNREACHABLE', names: '每次联系的日期和方式' },
  { code: 'OTHER', names: '具体原因' },
]

/** What the reason of a code has to name besides its sentence; undefined where the code says enough (decision 0244). */
export function reasonNames(code: string | undefined): string | undefined {
  return NAMED.find((item) => item.code === code)?.names
}

/** The sentence of a code, the start of a reason; none where it would say nothing. */
export function reasonBegun({ code, sentence }: StandingReason): string {
  return code === 'OTHER' ? '' : sentence
}

/** Why a reason does not stand with its code, in 中文; `reasons` are those that the kind refuses with. */
export function reasonProblem(
  code: string,
  reason: string,
  reasons: readonly StandingReason[] = REJECT_CODES,
): string | undefined {
  const names = reasonNames(code)
  if (names === undefined) return undefined
  if (code === 'OTHER' && [...reason.trim()].length < MIN_OTHER_REASON) {
    return `请写明${names}，不少于 ${MIN_OTHER_REASON} 个字`
  }
  const standing = reasons.find((item) => item.code === code)?.sentence
  return withoutStop(reason) === withoutStop(standing) ? `请写明${names}` : undefined
}
