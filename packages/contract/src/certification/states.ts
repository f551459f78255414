/** certiFlg of specification 4. Unset counts as 1. */
export const certificationStates = [
  { code: 1, name: '未认证' },
  { code: 2, name: '认证中' },
  { code: 3, name: '已认证' },
  { code: 4, name: '认证失败' },
] as const

export type CertiFlg = (typeof certificationStates)[number]['code']

export type CertificationAction = 'submit' | 'approve' | 'reject' | 'change' | 'correct'

/**
 * action → from → to: a change of what a register certifies sends a certified enterprise back to review, a correction of any other
 * fact leaves it certified (decision 0203).
 */
const certificationMoves: Record<CertificationAction, Partial<Record<CertiFlg, CertiFlg>>> = {
  submit: { 1: 2, 4: 2 },
  approve: { 2: 3 },
  reject: { 2: 4 },
  change: { 3: 2 },
  correct: { 3: 3 },
}

/** The state after the action, or undefined when the move is not allowed. */
export function afterCertification(action: CertificationAction, from: CertiFlg): CertiFlg | undefined {
  return certificationMoves[action][from]
}

/** The state as the enterprise sees it: nothing known counts as not certified. */
export function certificationFlg(flg: number | null | undefined): CertiFlg {
  return certificationStates.find((state) => state.code === flg)?.code ?? 1
}

export function certificationName(flg: number | null | undefined): string {
  return certificationStates.find((state) => state.code === (flg ?? 1))?.name ?? '未认证'
}
