import { type CertiFlg, certificationFlg, certificationName } from '@lqr/contract/certification/states.ts'
import { accountTypes } from '@lqr/contract/kernel/access.ts'
import type { SessionView } from './session-view.ts'
import { isEnterprise } from './session-view.ts'

export interface CertificationStatus {
  readonly text: string
  readonly tone: 'warning' | 'primary' | 'success' | 'danger'
}

const tones: Readonly<Record<CertiFlg, CertificationStatus['tone']>> = {
  1: 'warning',
  2: 'primary',
  3: 'success',
  4: 'danger',
}

/** The authentication status shown beside the name; an unset flag means not certified (docs/product-rules.md, States). */
export function certificationStatus(certiFlg: number | null): CertificationStatus {
  return { text: certificationName(certiFlg), tone: tones[certificationFlg(certiFlg)] }
}

export interface VisitorStatus extends Pick<CertificationStatus, 'text'> {
  /** Set for source type 7, whose status stands in a badge (specification 2). */
  readonly badge: CertificationStatus['tone'] | undefined
}

/** What stands beside the name: the certification of an enterprise, for everybody else the kind of account. */
export function visitorStatus(
  session: Pick<SessionView, 'userSourceType' | 'certiFlg'>,
): VisitorStatus | undefined {
  if (!isEnterprise(session)) {
    const kind = accountTypes.find(({ code }) => code === session.userSourceType)
    return kind && { text: kind.name, badge: undefined }
  }
  const { text, tone } = certificationStatus(session.certiFlg)
  return { text, badge: session.userSourceType === '7' ? tone : undefined }
}

/** Whether a click on the avatar leads to certification (specification 2) instead of the management portal. */
export function avatarLeadsToCertification(
  session: Pick<SessionView, 'userSourceType' | 'certiFlg'>,
): boolean {
  const flag = session.certiFlg
  const mayCertify = isEnterprise(session) || session.userSourceType === null
  return mayCertify && (flag === null || flag === 1 || flag === 4)
}
