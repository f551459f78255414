import { applicationsAuditActions, applicationsAuditEntities } from './applications/audit-words.ts'
import { certificationAuditActions, certificationAuditEntities } from './certification/audit-words.ts'
import { creditAuditActions, creditAuditEntities } from './credit/audit-words.ts'
import { filesAuditActions, filesAuditEntities } from './files/audit-words.ts'
import { fundsAuditActions, fundsAuditEntities } from './funds/audit-words.ts'
import { identityAuditActions, identityAuditEntities } from './identity/audit-words.ts'
import { type AuditWord, kernelAuditActions, kernelAuditEntities } from './kernel/audit-words.ts'
import { leasingAuditActions, leasingAuditEntities } from './leasing/audit-words.ts'
import { organisationsAuditActions, organisationsAuditEntities } from './organisations/audit-words.ts'
import { parksAuditActions, parksAuditEntities } from './parks/audit-words.ts'
import { productsAuditActions, productsAuditEntities } from './products/audit-words.ts'
import { referenceAuditActions, referenceAuditEntities } from './reference/audit-words.ts'
import { rostersAuditActions, rostersAuditEntities } from './rosters/audit-words.ts'

/** Every action that the audit log may hold, domain by domain: what is not here cannot be written. */
export const auditActions = [
  ...applicationsAuditActions,
  ...certificationAuditActions,
  ...creditAuditActions,
  ...filesAuditActions,
  ...fundsAuditActions,
  ...identityAuditActions,
  ...kernelAuditActions,
  ...leasingAuditActions,
  ...organisationsAuditActions,
  ...parksAuditActions,
  ...productsAuditActions,
  ...referenceAuditActions,
  ...rostersAuditActions,
] as const satisfies readonly AuditWord[]

/** Every kind of object that the audit log may name. */
export const auditEntities = [
  ...applicationsAuditEntities,
  ...certificationAuditEntities,
  ...creditAuditEntities,
  ...filesAuditEntities,
  ...fundsAuditEntities,
  ...identityAuditEntities,
  ...kernelAuditEntities,
  ...leasingAuditEntities,
  ...organisationsAuditEntities,
  ...parksAuditEntities,
  ...productsAuditEntities,
  ...referenceAuditEntities,
  ...rostersAuditEntities,
] as const satisfies readonly AuditWord[]

export type AuditAction = (typeof auditActions)[number]['code']
export type AuditEntity = (typeof auditEntities)[number]['code']
