import { allCases } from './all-cases.ts'
import { activitiesAuditActions, activitiesAuditEntities } from './activities/audit-words.ts'
import { advisoryAuditActions, advisoryAuditEntities } from './advisory/audit-words.ts'
import { applicationsAuditActions } from './applications/audit-words.ts'
import { bankAccountsAuditActions, bankAccountsAuditEntities } from './bank-accounts/audit-words.ts'
import { certificationAuditActions, certificationAuditEntities } from './certification/audit-words.ts'
import { connectorAuditActions, connectorAuditEntities } from './connectors/audit-words.ts'
import { contentAuditActions, contentAuditEntities } from './content/audit-words.ts'
import { creditAuditActions, creditAuditEntities } from './credit/audit-words.ts'
import { demandReportsAuditActions, demandReportsAuditEntities } from './demand-reports/audit-words.ts'
import { equityAuditActions, equityAuditEntities } from './equity/audit-words.ts'
import { filesAuditActions, filesAuditEntities } from './files/audit-words.ts'
import { financingAuditActions } from './financing/audit-words.ts'
import { fundsAuditActions, fundsAuditEntities } from './funds/audit-words.ts'
import { identityAuditActions, identityAuditEntities } from './identity/audit-words.ts'
import { caseAuditActions, caseEntity, type CaseAuditCode } from './kernel/cases/case-audit-words.ts'
import { type AuditWord, kernelAuditActions, kernelAuditEntities } from './kernel/audit-words.ts'
import { leasingAuditActions, leasingAuditEntities } from './leasing/audit-words.ts'
import { openAuditActions, openAuditEntities } from './open/audit-words.ts'
import { operationsAuditActions, operationsAuditEntities } from './operations/audit-words.ts'
import { organisationsAuditActions, organisationsAuditEntities } from './organisations/audit-words.ts'
import { parksAuditActions, parksAuditEntities } from './parks/audit-words.ts'
import { policiesAuditActions, policiesAuditEntities } from './policies/audit-words.ts'
import { productsAuditActions, productsAuditEntities } from './products/audit-words.ts'
import { referenceAuditActions, referenceAuditEntities } from './reference/audit-words.ts'
import { rostersAuditActions, rostersAuditEntities } from './rosters/audit-words.ts'
import { servicesAuditActions, servicesAuditEntities } from './services/audit-words.ts'
import { briefsAuditActions, briefsAuditEntities } from './briefs/audit-words.ts'
import { exportsAuditActions, exportsAuditEntities } from './exports/audit-words.ts'
import { statisticsAuditActions, statisticsAuditEntities } from './statistics/audit-words.ts'
import { tasksAuditActions, tasksAuditEntities } from './tasks/audit-words.ts'
import { taxAuditActions, taxAuditEntities } from './tax/audit-words.ts'
import { valuationsAuditActions, valuationsAuditEntities } from './valuations/audit-words.ts'

/** Every action of the audit log that is written out, domain by domain; a misspelt one does not compile. */
export const writtenAuditActions = [
  ...activitiesAuditActions,
  ...advisoryAuditActions,
  ...applicationsAuditActions,
  ...bankAccountsAuditActions,
  ...certificationAuditActions,
  ...connectorAuditActions,
  ...contentAuditActions,
  ...creditAuditActions,
  ...demandReportsAuditActions,
  ...filesAuditActions,
  ...financingAuditActions,
  ...equityAuditActions,
  ...fundsAuditActions,
  ...identityAuditActions,
  ...kernelAuditActions,
  ...leasingAuditActions,
  ...openAuditActions,
  ...operationsAuditActions,
  ...organisationsAuditActions,
  ...parksAuditActions,
  ...policiesAuditActions,
  ...productsAuditActions,
  ...referenceAuditActions,
  ...rostersAuditActions,
  ...servicesAuditActions,
  ...briefsAuditActions,
  ...exportsAuditActions,
  ...statisticsAuditActions,
  ...tasksAuditActions,
  ...taxAuditActions,
  ...valuationsAuditActions,
] as const satisfies readonly AuditWord[]

/** Every kind of object of the audit log that is written out. */
export const writtenAuditEntities = [
  ...activitiesAuditEntities,
  ...advisoryAuditEntities,
  ...bankAccountsAuditEntities,
  ...certificationAuditEntities,
  ...connectorAuditEntities,
  ...contentAuditEntities,
  ...creditAuditEntities,
  ...demandReportsAuditEntities,
  ...filesAuditEntities,
  ...equityAuditEntities,
  ...fundsAuditEntities,
  ...identityAuditEntities,
  ...kernelAuditEntities,
  ...leasingAuditEntities,
  ...openAuditEntities,
  ...operationsAuditEntities,
  ...organisationsAuditEntities,
  ...parksAuditEntities,
  ...policiesAuditEntities,
  ...productsAuditEntities,
  ...referenceAuditEntities,
  ...rostersAuditEntities,
  ...servicesAuditEntities,
  ...briefsAuditEntities,
  ...exportsAuditEntities,
  ...statisticsAuditEntities,
  ...tasksAuditEntities,
  ...taxAuditEntities,
  ...valuationsAuditEntities,
] as const satisfies readonly AuditWord[]

/** Every action that the audit log may hold: those that are written out, and the moves of every kind of case. */
export const auditActions: readonly AuditWord[] = [
  ...writtenAuditActions,
  ...allCases.flatMap(caseAuditActions),
]

/** Every kind of object that the audit log may name. */
export const auditEntities: readonly AuditWord[] = [
  ...writtenAuditEntities,
  ...allCases.map((declaration) => ({ code: caseEntity(declaration), name: declaration.auditEntity.name })),
]

export type AuditAction = (typeof writtenAuditActions)[number]['code'] | CaseAuditCode
export type AuditEntity = (typeof writtenAuditEntities)[number]['code'] | CaseAuditCode
