import type { CertiFlg } from '@lqr/contract/certification/states.ts'
import type { Actor } from '../../http/actor.ts'
import { isOfKind } from '../../http/actor.ts'
import type { FileReader } from '../files/index.ts'

/** What the viewer may do with an enterprise's certification now. */
export function certificationCan(actor: Actor, companyId: string, certiFlg: CertiFlg) {
  return {
    submit: isOfKind(actor, 'enterprise:any') && actor.companyId === companyId && certiFlg !== 2,
    review: isOfKind(actor, 'operator') && certiFlg === 2,
  }
}

/** Certification documents are for the enterprise's own people and for reviewing operators. */
export const canReadEnterpriseFile: FileReader = async (_db, actor, companyId) =>
  actor.companyId === companyId || isOfKind(actor, 'operator')
