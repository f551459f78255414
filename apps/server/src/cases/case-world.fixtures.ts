import type { Role } from '@lqr/contract/kernel/access.ts'
import type { Actor } from '../http/actor.ts'
import type { CaseKind } from './case-kind.ts'

/** Where cases of a kind can be made in any state, between one enterprise and one institution, in the county 620102. */
export interface CaseWorld {
  readonly kind: CaseKind
  readonly companyId: string
  readonly orgId: string
  /** Another enterprise and another institution, to which none of its cases belong. */
  readonly otherCompanyId: string
  readonly otherOrgId: string
  /** Accounts that exist, for what is written about who acted. */
  readonly ownerId: string
  readonly officerId: string
  /** Makes a case in the state and answers its id. */
  make(state: string): Promise<string>
}

const NOBODY: Actor = {
  accountId: '',
  sessionId: '',
  username: 'someone',
  displayName: '经办人（示例）',
  userSourceType: '3',
  roles: [],
  companyId: null,
  companyName: null,
  orgId: null,
  regionCode: null,
  certiFlg: 1,
  mustReset: false,
  awaitsSecondFactor: false,
  mustEnrol: false,
  mustConsent: false,
  scope: 'console',
}

/** A prefecture in which no case of a world lies: they lie in Lanzhou. */
export const OTHER_AREA = '620500'

/** Everybody who might try to move a case, by what they are. */
export function actorsOf(world: CaseWorld): Record<string, Actor> {
  const { companyId, orgId, otherCompanyId, otherOrgId, ownerId, officerId } = world
  const staff = (role: Role, at: string): Actor => ({
    ...NOBODY,
    accountId: officerId,
    roles: [role],
    orgId: at,
  })
  const owner = (at: string, certiFlg: number): Actor => ({
    ...NOBODY,
    accountId: ownerId,
    userSourceType: '7',
    roles: ['enterprise'],
    companyId: at,
    certiFlg,
  })
  const government = (regionCode: string): Actor => ({
    ...NOBODY,
    accountId: officerId,
    userSourceType: '2',
    roles: ['govViewer'],
    regionCode,
  })
  return {
    officer: staff('financeOfficer', orgId),
    manager: staff('financeManager', orgId),
    productStaff: staff('financeProduct', orgId),
    otherManager: staff('financeManager', otherOrgId),
    exchangeStaff: staff('financeEquity', orgId),
    otherExchangeStaff: staff('financeEquity', otherOrgId),
    agencyStaff: staff('agency', orgId),
    otherAgencyStaff: staff('agency', otherOrgId),
    owner: owner(companyId, 3),
    uncertifiedOwner: owner(companyId, 1),
    otherOwner: owner(otherCompanyId, 3),
    operator: { ...NOBODY, accountId: officerId, userSourceType: '1', roles: ['operator'] },
    government: government('620000'),
    countyGovernment: government('620102'),
    otherGovernment: government(OTHER_AREA),
  }
}
