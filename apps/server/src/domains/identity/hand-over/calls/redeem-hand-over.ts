import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { redeemHandOver } from '@lqr/contract/identity/hand-over-calls.ts'
import { orderRoles, permissionsOf } from '@lqr/contract/identity/permissions.ts'
import type { Role, UserSourceType } from '@lqr/contract/kernel/access.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { tokenHash } from '../../../../http/session-actor.ts'
import { isHandOverTicket } from '../hand-over-ticket.ts'
import { findHandedOver, takeHandOver } from '../hand-over.store.ts'

/** Every reason to refuse is one answer: the external portal learns nothing from a ticket that is not for it. */
export const redeemHandOverCall = bindCall(
  redeemHandOver,
  async ({ db, services, now, body, request, audit, actAs }) => {
    const audience = services.config.services.find(({ name }) => name === request.service)
    if (!audience || !isHandOverTicket(audience.secret, audience.name, body.ticket, now)) {
      throw new CallError(identityErrors.handOverTicketWrong)
    }
    const taken = await takeHandOver(db, { hash: tokenHash(body.ticket), audience: audience.name, now })
    if (!taken) throw new CallError(identityErrors.handOverTicketWrong)
    const person = await findHandedOver(db, taken.accountId)
    actAs({ accountId: person.id, userSourceType: person.userSourceType as UserSourceType })
    audit({
      action: 'redeem-hand-over',
      entity: 'account',
      entityId: person.id,
      detail: { audience: audience.name, target: taken.target },
    })
    const roles = orderRoles(person.roles as Role[])
    return {
      target: taken.target,
      user: {
        userId: person.id,
        userName: person.username,
        nickName: person.displayName,
        companyId: person.companyId,
        orgId: person.orgId,
        regionCode: person.regionCode,
        userSourceType: person.userSourceType,
      },
      roles,
      permissions: permissionsOf(roles),
      comBaseinfo: person.companyId
        ? {
            companyId: person.companyId,
            corporateName: person.corporateName,
            certiFlg: person.certiFlg ?? 1,
          }
        : null,
    }
  },
)
